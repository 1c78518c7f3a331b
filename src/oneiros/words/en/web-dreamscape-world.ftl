# The dreamworld in the browser, and what lies around it.
