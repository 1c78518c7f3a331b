# How a table calls on people: sounds, and what the system tells them.
web-calling = Sound and notices
web-calling-volume = Volume
web-calling-muted = No sound
web-calling-still = No sound where the system wants little motion
web-calling-notes = Tell me by the system when it is my turn
web-calling-denied = The browser does not allow it; its settings for this page can.
web-calling-your-turn = It is your turn.
