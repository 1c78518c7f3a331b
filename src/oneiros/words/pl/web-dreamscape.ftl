# Dreamscape in the browser: what is asked, planned and told at its table.
