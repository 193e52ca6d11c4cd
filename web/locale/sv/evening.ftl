evening--bots = Vad bottarna gör med samma kort
evening--by = Ditt namn i rankningen
evening--by--about = Alla som ser rankningen kan läsa det.
evening--by--missing = Skriv ditt namn först.
evening--checking = Rankningen är klar. Motståndarens drag kontrolleras: omgång { $number } av { $count }
evening--comparing = Bottarna spelar samma kort: omgång { $number } av { $count }
evening--csv--bot = { $name } (bot)
evening--csv--matchpoints = matchpoäng
evening--csv--others = motståndarnas poäng
evening--csv--own = egna poäng
evening--deal = Omgång { $number }
evening--deal--all = Alla omgångar
evening--deal--counts = Det här är ditt resultat för gruppen: bara det första gäller.
evening--deal--next = Nästa: omgång { $number } av { $count }
evening--deal--not-own = Det här räknas inte som resultat för gruppen, eftersom du inte spelade alla dina kort själv. Du kan spela omgången igen.
evening--deal--resigned = En omgång som du ger upp räknas inte som resultat för gruppen. Du kan spela den igen.
evening--deal--send = Se och skicka ditt resultat
evening--deal--title = { $game }, omgång { $number } av { $count }
evening--deals = Omgång för omgång
evening--delete = Radera de här omgångarna och resultaten
evening--delete--no = Behåll dem
evening--delete--one = Ta bort resultatet för { $name }
evening--delete--sure = { $count ->
    [one] Radera { $count } resultat och dina egna omgångar i gruppen från den här webbläsaren?
   *[other] Radera { $count } resultat och dina egna omgångar i gruppen från den här webbläsaren?
}
evening--delete--yes = Radera dem
evening--deleted = Raderat från den här webbläsaren.
evening--deleted--one = Resultatet för { $name } är borttaget.
evening--empty = Inget att lägga till än. Klistra först in meddelandena med resultaten.
evening--everybody = Alla nya resultat
evening--facts = { $count ->
    [one] { $count } omgång { $game } mot { $who }. Alla får samma kort.
   *[other] { $count } omgångar { $game } mot { $who }. Alla får samma kort.
}
evening--facts--house = { $count ->
    [one] { $count } omgång { $game } med husregler, mot { $who }. Alla får samma kort.
   *[other] { $count } omgångar { $game } med husregler, mot { $who }. Alla får samma kort.
}
evening--failed = Resultaten kunde inte kontrolleras. Det som fanns förut finns kvar. Ladda om sidan och försök igen.
evening--foreign--changed = Det är för omgångar med andra regler, en annan motståndare eller ett annat antal omgångar.
evening--foreign--other = Det är för andra omgångar: { $count } av { $game }. Öppna länken till de omgångarna för att lägga till det där.
evening--form = Samma kort för en grupp …
evening--form--about = Alla i gruppen spelar samma omgångar mot samma motståndare, var och en på sin enhet.
evening--form--again = Gör en länk till andra kort
evening--form--deals = Antal omgångar
evening--form--link = Länk för hela gruppen
evening--form--make = Gör länken
evening--form--name = Gruppens namn
evening--form--name--about = Frivilligt. Alla som öppnar länken ser det.
evening--form--off = Ett vanligt parti
evening--form--open = Öppna sidan
evening--form--single = Det här spelet kan inte spelas i enstaka omgångar: { $reason }.
evening--form--then = Skicka länken till alla, och behåll den: den öppnar sidan där du spelar och lägger till resultaten.
evening--group = Samma kort för en grupp
evening--head--hints = Omgångar med ledtrådar
evening--head--lead = Försprång
evening--head--matchpoints = Matchpoäng
evening--head--mp = Matchpoäng
evening--head--name = Namn
evening--head--place = Plats
evening--head--points = Poäng
evening--head--share = Procent
evening--head--takebacks = Tillbakatagna
evening--how = I varje omgång får du 2 matchpoäng för varje spelare som gjorde sämre ifrån sig med samma kort, och 1 för varje som gjorde lika bra. En omgång du inte har spelat ger inga. Procenten är din andel av högsta möjliga, och försprånget är dina poäng minus motståndarens.
evening--look = { $what }: { $own } mot { $others }. Se den igen
evening--mean = försprång i snitt { $mean }
evening--no-room = Webbläsarens lagring är full, så resultaten finns bara tills du laddar om. Spara kalkylarket nu, eller radera äldre grupper.
evening--nobody = ännu inte spelad
evening--none = Inga resultat än.
evening--not-kept = Webbläsaren sparar ingenting för den här webbplatsen, så resultaten finns bara tills du stänger sidan. Spara kalkylarket innan dess.
evening--of-deal = Omgång { $number }, { $name }
evening--others = Andra grupper i den här webbläsaren
evening--others--count = { $count ->
    [one] { $count } resultat
   *[other] { $count } resultat
}
evening--own = Dina omgångar
evening--own--none = När du har spelat en omgång kan du skicka ditt resultat härifrån.
evening--own--over = Du har spelat alla omgångar. Skicka ditt resultat till den som bjöd in dig.
evening--own--some = { $count ->
    [one] Hittills har ditt resultat { $count } omgång. Du kan skicka det igen när du har spelat fler.
   *[other] Hittills har ditt resultat { $count } omgångar. Du kan skicka det igen när du har spelat fler.
}
evening--play = Spela omgång { $number }
evening--play--short = Spela
evening--ranking = Rankning
evening--ranking--of = { $count ->
    [one] Rankning av { $count } spelare
   *[other] Rankning av { $count } spelare
}
evening--read--cut = Resultatet för { $by } blev avklippt eller ändrat på vägen. Be om det igen, eller om en fil i stället för en länk.
evening--read--invitation = Det här är inbjudan till omgångarna, inget resultat. Var och en skickar ett resultat efter att ha spelat.
evening--read--long = Texten är för lång. Klistra in några personers resultat i taget.
evening--read--many = Bara de första { $count } resultaten i texten lästes. Klistra in de andra för sig.
evening--read--none = Det finns inget resultat i texten. Ett resultat är en länk med ”evening=”, ”deals=” och ”check=” i.
evening--reading = Texten läses
evening--refused = { $count ->
    [one] Avvisat
   *[other] Avvisade: { $count }
}
evening--refused--count = Det har { $count } omgångar, men det finns { $deals }.
evening--refused--evening = Webbplatsen har inga sådana omgångar: spelet, antalet motståndare eller deras namn stämmer inte.
evening--refused--long = Omgång { $deal } har fler drag än någon omgång kan ha.
evening--refused--nothing = Det har ingen avslutad omgång.
evening--refused--opponent = Omgång { $deal } spelades inte mot den här motståndaren: som drag { $number } borde { $play } vara { $decided }.
evening--refused--play = Omgång { $deal } kan inte ha spelats så med de här korten och reglerna. Drag { $number }, { $play }: { $reason }.
evening--refused--resigned = Omgång { $deal } gavs upp.
evening--refused--rules = Reglerna för de här omgångarna finns inte här: { $reason }.
evening--refused--unfinished = Omgång { $deal } är inte avslutad: den slutar efter drag { $count }.
evening--remark--deals = { $count } av { $deals } omgångar
evening--remark--hints = { $count ->
    [one] ledtrådar i { $count } omgång
   *[other] ledtrådar i { $count } omgångar
}
evening--remark--takebacks = { $count ->
    [one] { $count } drag tillbakataget
   *[other] { $count } drag tillbakatagna
}
evening--remark--unchecked = motståndaren ännu inte kontrollerad
evening--remove = Ta bort ett resultat
evening--remove--one = Ta bort
evening--replaying = Kontrollerar resultat { $number } av { $count }
evening--rules = Spelets regler
evening--send--add = Lägg till i rankningen här
evening--send--copy = Kopiera resultatet
evening--send--file = Spara som fil
evening--send--preview = Det som skickas
evening--send--send = Skicka resultatet
evening--send--text = { $count ->
    [one] { $title }: resultatet för { $name }, { $count } omgång.
   *[other] { $title }: resultatet för { $name }, { $count } omgångar.
}
evening--sent--added = Tillagt i rankningen nedan.
evening--sent--copied = Kopierat. Klistra in det i ett meddelande.
evening--sent--failed = Webbläsaren låter inte sidan kopiera. Texten är markerad, så du kan kopiera den själv.
evening--sent--saved = Sparat. Skicka filen i stället för länken.
evening--sent--shared = Skickat.
evening--taken--full = { $count ->
    [one] { $count } resultat togs inte med, eftersom rankningen är full.
   *[other] { $count } resultat togs inte med, eftersom rankningen är full.
}
evening--taken--known = { $count ->
    [one] { $count } resultat fanns redan här.
   *[other] { $count } resultat fanns redan här.
}
evening--taken--more = { $count ->
    [one] { $count } tidigare resultat har nu fler omgångar.
   *[other] { $count } tidigare resultat har nu fler omgångar.
}
evening--taken--new = { $count ->
    [one] { $count } resultat tillagt.
   *[other] { $count } resultat tillagda.
}
evening--taken--refused = { $count ->
    [one] { $count } resultat är inte möjligt och avvisades.
   *[other] { $count } resultat är inte möjliga och avvisades.
}
evening--title = { $count ->
    [one] { $count } omgång { $game }
   *[other] { $count } omgångar { $game }
}
evening--unnamed = någon utan namn
evening--wrong = Länken till omgångarna är inte helt rätt. Kopiera hela länken och försök igen.
