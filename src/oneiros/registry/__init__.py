"""The games there are, each with everything that people outside its rules need of it."""
