# Wat er mis is met de database van de server, en wat eraan te doen is. De argumenten zijn uitgelegd in en/storage.ftl.

storage-wrong-url = { $url } is niet het adres van een database; schrijf { $file } voor een bestand, of { $server }
storage-unknown-option = het databaseadres { $url } heeft de optie { $found }, die niet bekend is; laat die weg
storage-memory = een database in het geheugen bewaart niets; noem een bestand, zoals { $file }
storage-file = de database { $url } kan niet geopend of geschreven worden ({ $reason }); controleer of de map bestaat en of deze gebruiker daar mag schrijven
storage-locked = een ander programma houdt de database { $url } bezet ({ $reason }); stop het, of wacht erop, en probeer het dan opnieuw
storage-in-use = een andere Blackgate-server gebruikt de database { $url } al; stop die, of geef deze een eigen database (--database)
storage-full = er is geen ruimte meer voor de database { $url } ({ $reason }); maak ruimte op de schijf
storage-damaged = { $url } is beschadigd of is geen database ({ $reason }); noem een ander bestand, of zet een kopie ervan terug
storage-away = de database { $url } antwoordt niet ({ $reason }); controleer of die draait en vanaf hier bereikbaar is
storage-password = de database { $url } laat deze gebruiker niet binnen ({ $reason }); verbeter de gebruiker of het wachtwoord in het adres
storage-no-database = zo’n database is er niet: { $url } ({ $reason }); maak die aan, of verbeter de naam
storage-permission = deze gebruiker mag dat niet in de database { $url } ({ $reason }); geef het recht om tabellen te maken en te schrijven
storage-crowded = de database { $url } neemt geen verbindingen meer aan ({ $reason }); sta er meer toe, of stop andere programma’s die de database gebruiken
storage-trouble = de database { $url } heeft niet gedaan wat gevraagd werd ({ $reason }); zie het logboek ervan
storage-newer = de database is het laatst gebruikt door een nieuwere Blackgate (het schema is { $found }); gebruik die, of zet een oudere kopie van de database terug
storage-lost-table = een andere server heeft naar de tafel { $table } geschreven; lees die opnieuw uit de database
storage-code-taken = er is al een tafel met de code { $code }; kies een andere code
storage-no-file = er is nog geen database { $url }; noem de juiste (--database), of start eerst een server, die hem aanmaakt
storage-empty = in deze database staat niets van Blackgate; noem de juiste (--database), of start er eerst een server mee
storage-older = de database is het laatst gebruikt door een oudere Blackgate (het schema is { $found }); start één keer de server van deze, die hem bijwerkt
