"""One module for each revision, which is never changed once it is released."""
