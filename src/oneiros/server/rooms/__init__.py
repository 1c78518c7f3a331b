"""Tables in use: who sits there, what is played, what each of them is shown."""
