# A dreamscape and the dreamcards in the browser.
