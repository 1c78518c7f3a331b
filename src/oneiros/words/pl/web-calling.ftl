# Jak stół przywołuje graczy: dźwięki i powiadomienia systemu.
web-calling = Dźwięk i powiadomienia
web-calling-volume = Głośność
web-calling-muted = Bez dźwięku
web-calling-still = Bez dźwięku, gdy system ogranicza ruch
web-calling-notes = Powiadamiaj mnie przez system, gdy jest mój ruch
web-calling-denied = Przeglądarka na to nie pozwala; możesz to zmienić w jej ustawieniach dla tej strony.
web-calling-your-turn = Twój ruch.
