"""Every ability of rule 11 in the module that bears its name."""
