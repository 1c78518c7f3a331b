## Kilka osób przy jednym ekranie.

web-table-passing = Teraz gra { $seat }
web-table-cover-title = To jest tylko dla gracza { $seat }
web-table-cover = To, co zaraz się pokaże, może zobaczyć tylko gracz { $seat }. Przekaż ekran, a pozostali niech odwrócą wzrok.
web-table-cover-here = Jestem { $seat }: pokaż
