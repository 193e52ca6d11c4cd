diagrams--lesson = Hoe om te speel

drill--again = Nog ’n sessie
drill--begin = Begin
drill--best = Beste sessie: { $right } van { $of }
drill--best--timed = in { $seconds } sekondes
drill--build = die bousel van { $value }
drill--builds = bou { $value } met { $card } op
drill--check = Gaan na
drill--clock = Met ’n horlosie
drill--every = Soek elke vangs
drill--every--about = Jy kry een kaart en ’n tafel. Kies alles wat die kaart kan vat, op watter manier ook al.
drill--every--ask = Watter kaarte en bousels kan { $card } vat, op watter manier ook al? Kies almal.
drill--every--why = Dit kan vat:
drill--failed = Geen vrae kon gemaak word nie, want ’n deel van die bladsy het nie gelaai nie. Herlaai dit om weer te probeer.
drill--game = Spel
drill--hand = Jy het
drill--left = Tel wat oor is
drill--left--about = Kyk na die kaarte wat jy in ’n rondte gesien het, en sê dan uit jou kop hoeveel van ’n rang jy nog moet sien.
drill--left--ask = Hoeveel { $rank } het jy nog nie gesien nie?
drill--left--none = Jy het nie een van die { $of } gesien nie.
drill--left--why = { $count ->
    [one] Jy het een van die { $of } gesien:
   *[other] Jy het { $count } van die { $of } gesien:
}
drill--may = Wat mag ek hier doen?
drill--may--about = Vier beurte, en net party mag. Kies dié wat mag.
drill--may--ask = Watter van dié beurte mag?
drill--missed = Jy het gemis: { $cards }.
drill--most = Vat die meeste
drill--most--about = Verskeie vangste is moontlik. Kies die een wat die meeste kaarte vat.
drill--most--ask = Vat soveel kaarte as wat jy kan met { $card }.
drill--most--why = { $count ->
    [one] Die meeste is { $count } kaart:
   *[other] Die meeste is { $count } kaarte:
}
drill--next = Volgende
drill--number = Vraag { $number } van { $of }
drill--others = Ander oefeninge
drill--rank--2 = twees
drill--rank--3 = drieë
drill--rank--4 = viere
drill--rank--5 = vywe
drill--rank--6 = sesse
drill--rank--7 = sewes
drill--rank--8 = agte
drill--rank--9 = neges
drill--rank--A = ase
drill--rank--T = tiene
drill--result = { $right } van { $of } reg
drill--result--best = Jou beste sessie tot nou toe.
drill--result--timed = in { $seconds } sekondes.
drill--right = Reg.
drill--scripts = Die oefeninge het JavaScript nodig, en dit is hier afgeskakel.
drill--seconds = { $seconds } s
drill--seen = Steek die kaarte weg en vra my
drill--table = Op die tafel
drill--takes = vat met { $card }:
drill--waiting = ’n Vraag word reggemaak…
drill--whose = Wie se bousel is dit?
drill--whose--about = Verskeie spelers werk aan ’n bousel. Sê wie s’n dit op die ou end is.
drill--whose--ask = Wie se bousel van { $value } is dit nou?
drill--whose--why--kept = Byvoeg verander nie wie se bousel dit is nie; net wie dit maak of ’n ander waarde gee, doen dit. Eienaar: { $who }.
drill--whose--why--last = ’n Bousel behoort aan wie laaste gebou, verhoog of bygevoeg het. Eienaar: { $who }.
drill--wrong = Nie heeltemal nie. Die regte antwoorde is gemerk.
drill--wrong--cards = Verkeerd: { $cards }.

example--about = Die voorbeelde uit die reëls van { $game }, om self te speel.
example--course = Voorbeelde: { $game }
example--last = Terug na die reëls
example--refused = { $title } Probeer dit om te sien hoekom, en speel dan enigiets anders.
example--table = { $title } Soek die beurt, met net die kaarte op die tafel.
example--try = Speel dié voorbeelde by die tafel
example--with = { $title } Soek die beurt met { $card }.

learn--all = Alles klaar
learn--done = { $done } van { $of } stappe klaar
learn--more = Nog lesse
learn--no-step = Daar is geen stap “{ $step }” hier nie. Dit is die eerste een wat jy nog nie gedoen het nie.
learn--steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappe
}

lesson--build--capture = Dit mag, maar iemand anders kan vat wat jy bou, en hier kan jy dadelik vat.
lesson--build--trail = Dit mag, maar hier is dit beter om ’n kaart neer te sit.
lesson--capture--build = Dit mag, maar hier kan jy eers bou en volgende keer meer vat.
lesson--capture--trail = Dit mag, maar hier is dit beter om ’n kaart neer te sit.
lesson--less = { $count ->
    [one] Dit mag, maar so kry jy net { $count } kaart, en jy kan { $of } kry.
   *[other] Dit mag, maar so kry jy net { $count } kaarte, en jy kan { $of } kry.
}
lesson--other = Dit mag, maar dis nie wat ons hier soek nie. Lees weer die taak.
lesson--points = { $count ->
    [one] Dit mag, maar dit gee net { $count } punt, en jy kan { $of } kry.
   *[other] Dit mag, maar dit gee net { $count } punte, en jy kan { $of } kry.
}
lesson--series = Take opgelos: { $solved } van { $of }, waarvan { $first } met die eerste probeerslag.
lesson--then = Wie { $card } het, kan dan { $cards } vat.
lesson--trail--build = Dit mag, maar los kaarte kan een vir een gevat word. Hier kan jy bou, en net een rang vat ’n bousel.
lesson--trail--capture = Dit mag, maar hier kan jy iets vat, en ’n kaart wat jy neersit, vat niks.
lesson--trail--raise = Dit mag, maar hier kan jy ’n bousel verhoog, sodat dit joune is om te vat.

puzzle--about = Tema: { $themes }.
puzzle--all = Almal opgelos
puzzle--daily = Kopkrapper van die dag
puzzle--daily--done = Vandag s’n is opgelos.
puzzle--daily--rules = Reëls van { $game }
puzzle--found = Reg.
puzzle--grade = { $count ->
    [one] Een van die 7 bots mis dit.
   *[other] { $count } van die 7 bots mis dit.
}
puzzle--grade--easy = Maklik
puzzle--grade--hard = Moeilik
puzzle--grade--medium = Gemiddeld
puzzle--many = { $count ->
    [one] { $count } kopkrapper
   *[other] { $count } kopkrappers
}
puzzle--more = Nog kopkrappers
puzzle--lead = Wat tel, is hoe ver jy aan die einde voor is: ’n punt wat jou teenstander in jou plek kry, kos jou 2.
puzzle--right = { $count ->
    [one] Enigiets anders laat jou minstens een punt slegter af, as Nia goed speel.
   *[other] Enigiets anders laat jou minstens { $count } punte slegter af, as Nia goed speel.
}
puzzle--rest = Die res gaan aan { $who }.
puzzle--rest--you = Die res gaan aan jou.
puzzle--run = Kopkrappers ná mekaar
puzzle--run--again = Begin oor
puzzle--run--best = Jou beste met enige spel, tema en graad: { $count }.
puzzle--run--end = Hou hier op
puzzle--run--free = Op jou eie tyd
puzzle--run--hide = Steek die horlosie weg
puzzle--run--left = nog { $time }
puzzle--run--missed = Probeer dié weer:
puzzle--run--none = Daar is nie so ’n kopkrapper nie. Kies ’n ander spel, tema of graad.
puzzle--run--place = Kopkrapper { $number }, { $score }
puzzle--run--result = { $count ->
    [one] Jy het een van { $of } met die eerste probeerslag opgelos.
   *[other] Jy het { $count } van { $of } met die eerste probeerslag opgelos.
}
puzzle--run--result--streak = { $count ->
    [one] Jy het een kopkrapper opgelos.
   *[other] Jy het { $count } ná mekaar opgelos.
}
puzzle--run--resumed = Jou kopkrappers gaan voort waar jy opgehou het; om oor te begin, kies eers “{ $end }”.
puzzle--run--score = { $count } tot nou toe opgelos
puzzle--run--show = Wys die horlosie
puzzle--run--streak = Reeks
puzzle--run--streak--score = { $count ->
    [one] tot nou toe een ná mekaar
   *[other] tot nou toe { $count } ná mekaar
}
puzzle--run--time-up = Die tyd is om, maar jy kan nog dié kopkrapper klaarmaak.
puzzle--run--timed = Teen die horlosie
puzzle--run--try = { $game }, kopkrapper { $number }
puzzle--shown = Dit is die beste beurt.
puzzle--solved = { $done } van { $of } opgelos
puzzle--streak = { $days } dae ná mekaar.
puzzle--task = Dit is die laaste kaarte van die rondte. Nia se kaarte lê oop, en niks word meer uitgedeel nie. Watter beurt is vir jou die beste?
puzzle--theme--build = bou
puzzle--theme--less = vat minder as wat jy kon
puzzle--theme--raise = verhoog ’n bousel of voeg by
puzzle--theme--steal = steel ’n bousel
puzzle--theme--sweep = skoonvee
puzzle--theme--take = vat
puzzle--theme--trail = sit neer
puzzle--theme--wait = vat nog niks nie
puzzle--task--brief = Watter beurt is vir jou die beste?
puzzle--worse = { $count ->
    [one] Dit laat jou minstens een punt slegter af as die beste beurt.
   *[other] Dit laat jou minstens { $count } punte slegter af as die beste beurt.
}
puzzle--wrong = Nie die beste keuse nie.
