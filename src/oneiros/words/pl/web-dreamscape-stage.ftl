# The powers of Dreamscape in the browser, and what happens before one's eyes.
