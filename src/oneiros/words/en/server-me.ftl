# What the server says about guests: their passes and their data.

server-pass-unknown = This pass is not good: it is mistyped, was used already, or is too old. Make a new one in the browser in which you are known.
server-passes-many = There are { $most } passes now that nobody has used yet. Try again in a few minutes.
server-erase-back = While your data was being deleted, another of your browsers did something. Close it there, and delete once more.
