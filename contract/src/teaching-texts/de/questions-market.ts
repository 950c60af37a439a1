import type { TeachingTexts } from '../types.ts'

/** Demand, prices, production, stock and cash. */
export const marketQuestions = {
  d01: {
    text: '{k, plural, one {{k} Unternehmen hat} other {{k} Unternehmen haben}} {u, plural, one {{u} Kunden} other {{u} Kunden}} nicht bedient. Was hätte man wissen müssen, und wann?',
    b: [
      'Gefragt waren {demand} Einheiten, hergestellt wurden im Quartal {made}.',
      'Zu Beginn des Quartals lagen {opening} Einheiten auf Lager.',
      'Geplant waren {planned} Einheiten; die Maschinen erlaubten {machines}, die Arbeitskräfte {workers}. Die kleinste Grenze entscheidet.',
      'Die Nachfrage schätzt man, bevor man plant: Danach kommen Maschinen und Einstellungen zu spät.',
    ],
    a: [
      'Unterscheiden Sie, was gefehlt hat: ein mutigerer Plan, Maschinen oder Arbeitskräfte.',
      'Suchen Sie die Zahl des Vorquartals, die diese Nachfrage schon angekündigt hat.',
    ],
  },
  d02: {
    text: '{u, plural, one {{u} anderswo abgewiesener Kunde ist} other {{u} anderswo abgewiesene Kunden sind}} zu anderen gegangen. Wer war darauf vorbereitet?',
    b: [
      '{receivers, plural, one {{receivers} Unternehmen hat} other {{receivers} Unternehmen haben}} diese Kunden bekommen.',
      'Ungenutzte Produktionskapazität dort: {spare} Einheiten.',
      'Lagerbestand dort am Ende des Quartals: {left} Einheiten.',
      'Vorbereitet war, wer Produkte übrig hatte: Ein abgewiesener Kunde wartet nicht.',
    ],
    a: [
      'Vergleichen Sie Lager und freie Kapazität derer, die diese Kunden bekommen haben.',
      'War das geplant, oder war der Überschuss ein glücklicher Fehler?',
    ],
  },
  d03: {
    text: 'Die Gesamtnachfrage hat sich um {x} % verändert. Was davon kommt vom Markt, was von Ihnen?',
    b: [
      'Die Gesamtnachfrage ging von {before} auf {now} Einheiten.',
      'Der Markt selbst (Saison, Lebenszyklus) erklärt {market} Einheiten.',
      'Die Entscheidungen erklären {decisions} Einheiten.',
      'Der Markt ändert sich für alle; Entscheidungen verschieben Kunden und können den Markt vergrößern.',
    ],
    a: [
      'Trennen Sie ab, was sich auch ohne Sie geändert hätte: Saison und Lebenszyklus des Produkts.',
      'Welche Entscheidungen gewinnen neue Kunden, welche nehmen sie nur der Konkurrenz weg?',
    ],
  },
  d04: {
    text: '{label} gewinnt {x} Punkte Marktanteil. Durch welche Entscheidung, und zu welchem Preis?',
    unnamed:
      'Ein Unternehmen gewinnt {x} Punkte Marktanteil. Durch welche Entscheidung, und zu welchem Preis?',
    b: [
      'Der Marktanteil steigt von {before} % auf {now} %.',
      'Am meisten zog diese Entscheidung an: „{decision}“, mit {customers} Kunden mehr.',
      'Dieselbe Entscheidung verändert das Nettoergebnis um {profit} BA.',
      'Ein gewonnener Marktanteil lohnt sich nur, wenn er mehr einbringt, als er kostet.',
    ],
    a: [
      'Vergleichen Sie die Wirkung dieser Entscheidung auf die Nachfrage mit der auf das Nettoergebnis.',
      'Was bleibt von diesem Gewinn, wenn die Konkurrenz dasselbe tut?',
    ],
  },
  d05: {
    text: 'Ein Anteil von {m} % und ein Verlust: Wozu dient ein Marktanteil?',
    b: [
      'Verkaufspreis {price} BA, Stückkosten {cost} BA: Je Einheit bleiben {unitMargin} BA.',
      'Die Umsatzmarge beträgt {margin} BA, die übrigen Aufwendungen netto {charges} BA.',
      'Der Unterschied ist ein Verlust von {loss} BA.',
      'Ein Marktanteil nützt nur, wenn jede Einheit genug für die Fixkosten übrig lässt.',
    ],
    a: [
      'Wie viel mehr müsste man verkaufen, oder zu welchem Preis, um die Fixkosten zu decken?',
      'Unterscheiden Sie einen Verlust, der die Zukunft vorbereitet, von einem, der wiederkommt.',
    ],
  },
  p06: {
    text: 'Die Preise liegen zwischen {a} und {b} BA. Was verkauften die einen, das die anderen nicht hatten?',
    b: [
      'Zum niedrigsten Preis: {lowSold} Einheiten verkauft, {lowShare} % des Marktes.',
      'Zum höchsten Preis: {highSold} Einheiten verkauft, {highShare} % des Marktes.',
      'Ein höherer Preis hält sich durch Qualität, Service oder Bekanntheit; sonst gehen die Kunden.',
    ],
    a: [
      'Vergleichen Sie die Marktanteile an beiden Enden: Erklärt der Preis allein sie?',
      'Was sieht der Kunde außer dem Preis: Qualität, Service, Werbung?',
    ],
  },
  p07: {
    text: 'Ein um {x} % gesenkter Preis: Wie viele Kunden mehr, wie viel Marge weniger?',
    b: [
      'Der Preis geht von {before} auf {now} BA.',
      'Dieser Preis verändert die Nachfrage um {customers} Einheiten.',
      'Er verändert die Umsatzmarge um {margin} BA.',
      'Die Senkung lohnt sich, wenn die neuen Kunden mehr einbringen, als alle anderen Verkäufe verlieren.',
    ],
    a: [
      'Vergleichen Sie die bei jedem Verkauf verlorene Marge mit der Marge der zusätzlichen Verkäufe.',
      'Prüfen Sie, ob die Kapazität für die angezogenen Kunden reichte.',
    ],
  },
  p08: {
    text: 'Ein um {x} % erhöhter Preis: Was wurde verloren, was gewonnen?',
    b: [
      'Der Preis geht von {before} auf {now} BA.',
      'Dieser Preis verändert die Nachfrage um {customers} Einheiten.',
      'Er verändert die Umsatzmarge um {margin} BA.',
      'Die Erhöhung lohnt sich, wenn die verbliebenen Verkäufe mehr gewinnen, als die verlorenen Kunden brachten.',
    ],
    a: [
      'Vergleichen Sie, was jeder Verkauf gewinnt und was die verlorenen Kunden brachten.',
      'Wie lange werden die verbliebenen Kunden diesen Preis hinnehmen?',
    ],
  },
  p09: {
    text: 'Für {p} BA verkaufen, was {x} BA kostet: Wann ist das vernünftig?',
    b: [
      'Im Durchschnitt kostet jede Einheit {gap} BA mehr als ihr Preis.',
      'Eine weitere Einheit kostet aber nur ihre variablen Kosten, davon {materials} BA Rohstoffe.',
      'Dazu kommen {idle} BA Leerkosten, die in diesen Stückkosten nicht enthalten sind.',
      'Vernünftig ist es eine Zeit lang, wenn der Preis die variablen Kosten deckt; auf Dauer nie.',
    ],
    a: [
      'Trennen Sie in den Stückkosten, was von der Menge abhängt und was nicht.',
      'Bei welcher Menge fielen diese Kosten unter den Preis?',
    ],
  },
  p10: {
    text: 'Fast überall derselbe Preis. Warum, und wer gewinnt dabei?',
    b: [
      '{k} Unternehmen verkaufen zwischen {lowest} und {highest} BA.',
      'Bei gleichen Preisen entscheiden Qualität, Service und Werbung.',
    ],
    a: [
      'Hat jeder auf die anderen geschaut, oder lässt der Markt keinen anderen Preis zu?',
      'Wer hat die niedrigsten Kosten? Der gewinnt bei einem gemeinsamen Preis am meisten.',
    ],
  },
  f11: {
    text: '{x} % der Kapazität blieben ungenutzt. Was hat das gekostet?',
    b: [
      'Hergestellt wurden {made} Einheiten, bei einer Kapazität von {capacity}.',
      'Die Fixkosten der ungenutzten Kapazität ergeben {cost} BA Leerkosten.',
      'Löhne und Abschreibungen fallen auch an, wenn nichts die Werkstatt verlässt.',
    ],
    a: [
      'Vergleichen Sie die Leerkosten mit den Kosten einer Produktion auf Lager.',
      'Was hat gefehlt: Kunden, Arbeitskräfte oder ein größerer Plan?',
    ],
  },
  f12: {
    text: 'Maschinen ohne Arbeitskräfte, oder umgekehrt: Wo ist der Engpass?',
    b: [
      'Die Maschinen erlauben {machines} Einheiten, die Arbeitskräfte {workers}.',
      'Die kleinere entscheidet: {gap} Einheiten der anderen Kapazität nützen nichts.',
      'Eine Arbeitskraft kostet im Durchschnitt {wage} BA je Quartal, mit Maschine oder ohne.',
      'Investiert wird am Engpass: Überall sonst vergrößert jeder BA, was nicht genutzt wird.',
    ],
    a: [
      'Vergleichen Sie die Kosten einer weiteren Einheit Kapazität durch eine Arbeitskraft und durch eine Maschine.',
      'Was von beiden lässt sich schneller beheben, und für wie lange?',
    ],
  },
  f13: {
    text: 'Dasselbe Produkt kostet hier {a} BA und dort {b} BA. Woher kommt der Unterschied?',
    b: [
      'Rohstoffe je Einheit: hier {lowMaterials} BA, dort {highMaterials} BA.',
      'Löhne je Einheit: hier {lowWages} BA, dort {highWages} BA.',
      'Leerkosten je Einheit: hier {lowIdle} BA, dort {highIdle} BA.',
      'Der größte dieser Unterschiede zeigt, wo zu suchen ist: Einkauf, Produktivität oder Menge.',
    ],
    a: [
      'Zerlegen Sie die Stückkosten: Rohstoffe, Löhne, Maschinen.',
      'Welcher Teil des Unterschieds kommt von der Menge, welcher von einer Entscheidung?',
    ],
  },
  f14: {
    text: '{k, plural, one {{k} Produktionsplan überstieg} other {{k} Produktionspläne überstiegen}} die Kapazität. Wie sieht man das vorher?',
    b: [
      'Geplant waren {planned} Einheiten, bei einer Kapazität von {capacity}.',
      'Hergestellt wurden {made}.',
      'Die Hochrechnung zeigt die Kapazität, bevor man abgibt; stornierte Rohstoffe kosten eine Gebühr.',
    ],
    a: [
      'Berechnen Sie die Kapazität der Maschinen und der Arbeitskräfte mit den Entscheidungen des Quartals.',
      'Was kostet ein zu großer Plan, was ein zu kleiner?',
    ],
  },
  f15: {
    text: 'Maschinen mit {x} % Verschleiß: Was bringt ein BA für die Wartung?',
    b: [
      'Wartung und Reparaturen haben {upkeep} BA gekostet.',
      'Das Wartungsbudget war davon nur {budget} BA: Der Rest sind Ausfälle.',
      'Eine Maschine stellt im Durchschnitt {output} Einheiten her; Verschleiß senkt diese Zahl.',
      'Die Kosten der Ausfälle wachsen schneller als der Verschleiß: Regelmäßige Wartung ist am billigsten.',
    ],
    a: [
      'Vergleichen Sie Wartungsbudget und Ausfallkosten über zwei Quartale.',
      'Ab welchem Verschleiß stellt eine Maschine weniger her?',
    ],
  },
  f16: {
    text: '{x} BA Leerkosten: mehr herstellen, oder weniger Personal?',
    b: [
      'Das sind {share} % des Umsatzes.',
      'Mehr herstellen füllt das Lager: Dort liegen schon {left} Einheiten, und die Lagerung kostete {storage} BA.',
      'Mehr herstellen, wenn Kunden kommen; verkleinern, wenn die Nachfrage auf Dauer sinkt.',
    ],
    a: [
      'Vergleichen Sie Leerkosten und Lagerkosten für dieselben Einheiten.',
      'Kommt die fehlende Nachfrage wieder, oder nicht?',
    ],
  },
  k17: {
    text: '{k, plural, one {{k} Einheit bleibt auf Lager. Was kostet sie} other {{k} Einheiten bleiben auf Lager. Was kosten sie}} bis zum Verkauf?',
    b: [
      'Die Lagerung hat in diesem Quartal {storage} BA gekostet.',
      'Das sind {perUnit} BA je verbliebener Einheit.',
      '{tied} BA sind darin gebunden und fehlen in der Kasse.',
      'Ein Lager nützt nur, wenn es Kunden bedient, die die Produktion nicht bedienen könnte.',
    ],
    a: [
      'Zählen Sie zu den Lagerkosten, was das gebundene Geld hätte leisten können.',
      'Wie viele Einheiten braucht man wirklich, um die Nachfrage sicher zu bedienen?',
    ],
  },
  k18: {
    text: '{x, plural, one {{x} Produkt ging} other {{x} Produkte gingen}} aus Platzmangel verloren. Welche Entscheidung hätte {x, plural, one {es} other {sie}} gerettet?',
    b: [
      'Die Herstellung hatte {cost} BA gekostet.',
      'Das Lager hatte Platz für {room} Einheiten und kostete {storage} BA.',
      'Platz mieten, weniger herstellen oder billiger verkaufen: Alles kostet weniger als ein verlorenes Produkt.',
    ],
    a: [
      'Vergleichen Sie die Miete eines Platzes mit den Herstellungskosten einer Einheit.',
      'Wann war zu sehen, dass das Lager nicht reichen würde?',
    ],
  },
  k19: {
    text: 'Die einen wiesen Kunden ab, die anderen hatten Ware auf Lager. Warum?',
    b: [
      '{refusing, plural, one {{refusing} Unternehmen hat} other {{refusing} Unternehmen haben}} {unserved} Einheiten nicht geliefert.',
      '{holding, plural, one {{holding} anderes hat} other {{holding} andere haben}} {left} Einheiten auf Lager behalten.',
      'Durchschnittliche Punkte der Nachfrageprognose: {refusingScore} bei den ersten, {holdingScore} bei den zweiten.',
      'Ein Markt, zwei Prognosen: Der Unterschied kommt vom gewählten Preis und der erwarteten Nachfrage.',
    ],
    a: [
      'Vergleichen Sie Preis und erwartete Nachfrage beider Gruppen.',
      'Von welchem Fehler erholt man sich schneller: zu viel oder zu wenig?',
    ],
  },
  t20: {
    text: 'Ein Gewinn von {r} BA, und {c} BA weniger in der Kasse: Wo ist das Geld?',
    b: [
      'Das Lager ist {stock} BA mehr wert als im Vorquartal.',
      'Die Kunden schulden {receivables} BA mehr.',
      'Für {machines} BA wurden Maschinen gekauft.',
      'Die Schulden sind um {repaid} BA gesunken.',
      'Die Anteilseigner haben {dividend} BA erhalten.',
      'Der Gewinn sagt, was verdient wurde; die Kasse sagt, was ein- und ausging.',
    ],
    a: [
      'Lesen Sie den Liquiditätsplan: Welche Auszahlungen sind die größten?',
      'Welche davon kommen als Geld zurück, und wann?',
    ],
  },
  t21: {
    text: '{k, plural, one {{k} Unternehmen hat} other {{k} Unternehmen haben}} das Konto überzogen. Welche Entscheidung ließ das erwarten?',
    b: [
      'Einzahlungen des Quartals: {receipts} BA; Auszahlungen: {payments} BA.',
      'Davon gingen {dues} BA in Kreditraten.',
      'Eine Ausgabe wird vor der Einnahme beschlossen, die sie decken soll: Der Liquiditätsplan zeigt die Lücke.',
    ],
    a: [
      'Ordnen Sie die Auszahlungen: Welche standen schon fest, welche waren gewählt?',
      'Wann kommt das Geld der Verkäufe wirklich an?',
    ],
  },
  t22: {
    text: 'Ein Notkredit ist teuer. Was hätte man ein Quartal früher tun können?',
    b: [
      'Die Notkredite betragen {loans} BA.',
      '{stock} BA waren im Lager gebunden.',
      '{machines} BA gingen im selben Quartal in Maschinen.',
      'Ein rechtzeitig beantragter Kredit ist billiger; ein kleineres Lager oder ein verschobener Kauf kostet nichts.',
    ],
    a: [
      'Vergleichen Sie die Kosten eines gewöhnlichen Kredits und eines Notkredits.',
      'Welche Zahl hat den Geldmangel zuerst angekündigt?',
    ],
  },
  t23: {
    text: '{x} % der Verkäufe sind noch nicht bezahlt. Was kauft man mit diesem Kredit?',
    b: [
      'Die Kunden schulden {receivables} BA, bei {sales} BA Umsatz.',
      'Die Zahlungsbedingungen haben die Nachfrage um {customers} Einheiten verändert.',
      'Dieser Kredit kauft Kunden; er kostet fehlendes Geld und uneinbringliche Forderungen.',
    ],
    a: [
      'Vergleichen Sie die gewonnenen Kunden mit den Kosten des fehlenden Geldes.',
      'Auf wie viele Verkäufe kann das Unternehmen warten, ohne Kredit aufzunehmen?',
    ],
  },
  t24: {
    text: '{c} BA liegen ungenutzt auf der Bank. Wozu könnten sie dienen?',
    b: [
      'Das sind {share} % des Quartalsumsatzes von {sales} BA.',
      'Die Schulden betragen {debts} BA: Frühere Tilgung spart Zinsen.',
      'Eine Reserve schützt; darüber hinaus bringen Maschinen, F&E oder Tilgung mehr als die Bank.',
    ],
    a: [
      'Schätzen Sie die Reserve, die ein schlechtes Quartal braucht.',
      'Vergleichen Sie, was eine Maschine, F&E und eine vorzeitige Tilgung einbrächten.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
