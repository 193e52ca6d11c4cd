evening--bots = Mitä botit saavat samoilla korteilla
evening--by = Nimesi tulosluettelossa
evening--by--about = Kaikki, jotka näkevät luettelon, voivat lukea sen.
evening--by--missing = Kirjoita ensin nimesi.
evening--checking = Luettelo on valmis. Tarkistetaan vastustajan siirtoja: kierros { $number } / { $count }
evening--comparing = Botit pelaavat samat kortit: kierros { $number } / { $count }
evening--csv--bot = { $name } (botti)
evening--csv--matchpoints = vertailupisteet
evening--csv--others = vastustajien pisteet
evening--csv--own = omat pisteet
evening--deal = Kierros { $number }
evening--deal--all = Kaikki kierrokset
evening--deal--counts = Tämä on tuloksesi ryhmälle: vain ensimmäinen lasketaan.
evening--deal--next = Seuraavaksi: kierros { $number } / { $count }
evening--deal--not-own = Tätä ei lasketa ryhmän tulokseksi, koska et pelannut kaikkia korttejasi itse. Voit pelata kierroksen uudelleen.
evening--deal--resigned = Luovutettua kierrosta ei lasketa ryhmän tulokseksi. Voit pelata sen uudelleen.
evening--deal--send = Katso ja lähetä tuloksesi
evening--deal--title = { $game }, kierros { $number } / { $count }
evening--deals = Kierros kierrokselta
evening--delete = Poista nämä kierrokset ja tulokset
evening--delete--no = Säilytä ne
evening--delete--one = Poista tulos: { $name }
evening--delete--sure = { $count ->
    [one] Poistetaanko tästä selaimesta { $count } tulos ja tämän ryhmän omat kierroksesi?
   *[other] Poistetaanko tästä selaimesta { $count } tulosta ja tämän ryhmän omat kierroksesi?
}
evening--delete--yes = Poista ne
evening--deleted = Poistettu tästä selaimesta.
evening--deleted--one = Tulos poistettu: { $name }.
evening--empty = Lisättävää ei vielä ole. Liitä ensin viestit, joissa tulokset ovat.
evening--everybody = Kaikki uudet tulokset
evening--facts = { $count ->
    [one] { $count } kierros, { $game }, vastassa { $who }. Kaikki saavat samat kortit.
   *[other] { $count } kierrosta, { $game }, vastassa { $who }. Kaikki saavat samat kortit.
}
evening--facts--house = { $count ->
    [one] { $count } kierros, { $game } talon säännöin, vastassa { $who }. Kaikki saavat samat kortit.
   *[other] { $count } kierrosta, { $game } talon säännöin, vastassa { $who }. Kaikki saavat samat kortit.
}
evening--failed = Tuloksia ei voitu tarkistaa. Aiemmat ovat yhä tallessa. Lataa sivu uudelleen ja yritä taas.
evening--foreign--changed = Se on kierroksille, joilla on toiset säännöt, toinen vastustaja tai toinen määrä.
evening--foreign--other = Se on muille kierroksille: { $count } × { $game }. Avaa niiden linkki, jos haluat lisätä sen sinne.
evening--form = Samat kortit ryhmälle…
evening--form--about = Kaikki ryhmässä pelaavat samat kierrokset samoja vastustajia vastaan, kukin omalla laitteellaan.
evening--form--again = Tee linkki toisiin kortteihin
evening--form--deals = Kierrosten määrä
evening--form--link = Linkki koko ryhmälle
evening--form--make = Tee linkki
evening--form--name = Ryhmän nimi
evening--form--name--about = Ei pakollinen. Kaikki linkin avaajat näkevät sen.
evening--form--off = Tavallinen peli
evening--form--open = Avaa sivu
evening--form--single = Tätä peliä ei voi pelata yksittäisinä kierroksina: { $reason }.
evening--form--then = Lähetä tämä linkki kaikille ja säästä se: se avaa sivun, jolla pelaat ja lisäät tulokset.
evening--group = Samat kortit ryhmälle
evening--head--hints = Kierroksia vihjein
evening--head--lead = Etumatka
evening--head--matchpoints = Vertailupisteet
evening--head--mp = Vertailupisteet
evening--head--name = Nimi
evening--head--place = Sija
evening--head--points = Pisteet
evening--head--share = Prosentti
evening--head--takebacks = Peruttu
evening--how = Joka kierroksella saat 2 vertailupistettä jokaisesta, joka pärjäsi samoilla korteilla huonommin, ja 1 jokaisesta, joka pärjäsi yhtä hyvin. Pelaamatta jäänyt kierros ei anna mitään. Prosentti on osuutesi suurimmasta mahdollisesta, ja etumatka on pisteesi miinus vastustajasi pisteet.
evening--look = { $what }: { $own }–{ $others }. Katso uusintana
evening--mean = etumatka keskimäärin { $mean }
evening--no-room = Selaimesi tallennustila on täynnä, joten tulokset säilyvät vain seuraavaan lataukseen. Tallenna taulukko nyt, tai poista vanhempia ryhmiä.
evening--nobody = ei vielä pelattu
evening--none = Ei vielä tuloksia.
evening--not-kept = Selaimesi ei tallenna tältä sivustolta mitään, joten tulokset säilyvät vain, kunnes suljet sivun. Tallenna taulukko ennen sitä.
evening--of-deal = Kierros { $number }, { $name }
evening--others = Muut ryhmät tässä selaimessa
evening--others--count = { $count ->
    [one] { $count } tulos
   *[other] { $count } tulosta
}
evening--own = Omat kierroksesi
evening--own--none = Kun olet pelannut kierroksen, voit lähettää tuloksesi täältä.
evening--own--over = Olet pelannut kaikki kierrokset. Lähetä tuloksesi kutsujallesi.
evening--own--some = { $count ->
    [one] Tuloksessasi on tähän asti { $count } kierros. Voit lähettää sen uudelleen, kun olet pelannut lisää.
   *[other] Tuloksessasi on tähän asti { $count } kierrosta. Voit lähettää sen uudelleen, kun olet pelannut lisää.
}
evening--play = Pelaa kierros { $number }
evening--play--short = Pelaa
evening--ranking = Tulosluettelo
evening--ranking--of = { $count ->
    [one] Tulosluettelo, { $count } pelaaja
   *[other] Tulosluettelo, { $count } pelaajaa
}
evening--read--cut = Tulos ({ $by }) katkesi tai muuttui matkalla. Pyydä se uudelleen, tai tiedosto linkin sijasta.
evening--read--invitation = Tämä on kutsu kierroksille, ei tulos. Kukin lähettää tuloksen pelattuaan.
evening--read--long = Teksti on liian pitkä. Liitä muutaman pelaajan tulokset kerrallaan.
evening--read--many = Tekstistä luettiin vain ensimmäiset { $count } tulosta. Liitä muut erikseen.
evening--read--none = Tässä tekstissä ei ole tulosta. Tulos on linkki, jossa on ”evening=”, ”deals=” ja ”check=”.
evening--reading = Luetaan tekstiä
evening--refused = { $count ->
    [one] Hylätty
   *[other] Hylätty: { $count }
}
evening--refused--count = Siinä on { $count } kierrosta, mutta kierroksia on { $deals }.
evening--refused--evening = Tällä sivustolla ei ole sellaisia kierroksia: peli, vastustajien määrä tai nimet eivät täsmää.
evening--refused--long = Kierroksessa { $deal } on enemmän siirtoja kuin missään kierroksessa voi olla.
evening--refused--nothing = Siinä ei ole yhtään päättynyttä kierrosta.
evening--refused--opponent = Kierrosta { $deal } ei pelattu tätä vastustajaa vastaan: siirron { $number }, { $play }, pitäisi olla { $decided }.
evening--refused--play = Kierrosta { $deal } ei voi olla pelattu näin näillä korteilla ja säännöillä. Siirto { $number }, { $play }: { $reason }.
evening--refused--resigned = Kierros { $deal } luovutettiin.
evening--refused--rules = Näiden kierrosten sääntöjä ei ole täällä: { $reason }.
evening--refused--unfinished = Kierros { $deal } jäi kesken: se loppuu siirtoon { $count }.
evening--remark--deals = { $count } / { $deals } kierrosta
evening--remark--hints = { $count ->
    [one] vihjeitä { $count } kierroksella
   *[other] vihjeitä { $count } kierroksella
}
evening--remark--takebacks = { $count ->
    [one] { $count } siirto peruttu
   *[other] { $count } siirtoa peruttu
}
evening--remark--unchecked = vastustajaa ei vielä tarkistettu
evening--remove = Poista tulos
evening--remove--one = Poista
evening--replaying = Tarkistetaan tulosta { $number } / { $count }
evening--rules = Pelin säännöt
evening--send--add = Lisää tähän luetteloon
evening--send--copy = Kopioi tulos
evening--send--file = Tallenna tiedostoksi
evening--send--preview = Mitä lähetetään
evening--send--send = Lähetä tulos
evening--send--text = { $count ->
    [one] { $title }: tulos, { $name }, { $count } kierros.
   *[other] { $title }: tulos, { $name }, { $count } kierrosta.
}
evening--sent--added = Lisätty alla olevaan luetteloon.
evening--sent--copied = Kopioitu. Liitä se viestiin.
evening--sent--failed = Selaimesi ei anna sivun kopioida. Teksti on valittuna, joten voit kopioida sen itse.
evening--sent--saved = Tallennettu. Lähetä tiedosto linkin sijasta.
evening--sent--shared = Lähetetty.
evening--taken--full = { $count ->
    [one] { $count } tulos jäi pois, koska luettelo on täynnä.
   *[other] { $count } tulosta jäi pois, koska luettelo on täynnä.
}
evening--taken--known = { $count ->
    [one] { $count } tulos oli täällä jo.
   *[other] { $count } tulosta oli täällä jo.
}
evening--taken--more = { $count ->
    [one] { $count } aiemmassa tuloksessa on nyt enemmän kierroksia.
   *[other] { $count } aiemmassa tuloksessa on nyt enemmän kierroksia.
}
evening--taken--new = { $count ->
    [one] { $count } tulos lisätty.
   *[other] { $count } tulosta lisätty.
}
evening--taken--refused = { $count ->
    [one] { $count } tulos ei ole mahdollinen, ja se hylättiin.
   *[other] { $count } tulosta ei ole mahdollista, ja ne hylättiin.
}
evening--title = { $count ->
    [one] { $game }, { $count } kierros
   *[other] { $game }, { $count } kierrosta
}
evening--unnamed = joku ilman nimeä
evening--wrong = Tämä linkki kierroksille ei ole aivan oikein. Kopioi koko linkki ja yritä uudelleen.
