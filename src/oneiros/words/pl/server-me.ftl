# Co serwer mówi o gościach: o ich przepustkach i danych.

server-pass-unknown = Ta przepustka nie działa: jest w niej literówka, została już użyta albo straciła ważność. Utwórz nową w przeglądarce, w której cię znamy.
server-passes-many = Liczba przepustek, których nikt jeszcze nie użył, to już { $most }. Spróbuj ponownie za kilka minut.
server-erase-back = Podczas usuwania danych coś zrobiono w innej twojej przeglądarce. Zamknij ją i usuń dane jeszcze raz.
