import type { TeachingTexts } from '../types.ts'

export const facts: Pick<TeachingTexts, 'facts' | 'turningPoints'> = {
  facts: {
    event: 'Ereignis des Quartals: „{name}“.',
    marketUp:
      'Die Gesamtnachfrage beträgt {demandeTotale} Einheiten, nach {before} im Vorquartal: {change, abs} % mehr.',
    marketDown:
      'Die Gesamtnachfrage beträgt {demandeTotale} Einheiten, nach {before} im Vorquartal: {change, abs} % weniger.',
    marketSame: 'Die Gesamtnachfrage beträgt {demandeTotale} Einheiten.',
    prices:
      'Die Verkaufspreise liegen zwischen {lowest} und {highest} BA; der Durchschnittspreis beträgt {mean} BA.',
    pricesSame: 'Alles wurde zum selben Preis verkauft: {mean} BA.',
    stockouts:
      '{companies, plural, one {{companies} Unternehmen konnte} other {{companies} Unternehmen konnten}} nicht alle Kunden bedienen: {units, plural, one {{units} nachgefragte Einheit wurde} other {{units} nachgefragte Einheiten wurden}} nicht geliefert.',
    stockoutsOwn:
      'Ihr Unternehmen konnte nicht alle Kunden bedienen: {units, plural, one {{units} nachgefragte Einheit wurde} other {{units} nachgefragte Einheiten wurden}} nicht geliefert.',
    stocks:
      '{units, plural, one {{units} Einheit bleibt} other {{units} Einheiten bleiben}} auf Lager, im Wert von {value} BA.',
    stocksOwn:
      'Bei Ihnen {units, plural, one {bleibt {units} Einheit} other {bleiben {units} Einheiten}} auf Lager, im Wert von {value} BA.',
    stocksLost:
      '{units, plural, one {{units} Einheit bleibt} other {{units} Einheiten bleiben}} auf Lager, im Wert von {value} BA; {lost, plural, one {{lost} Einheit ging} other {{lost} Einheiten gingen}} aus Platzmangel verloren.',
    stocksLostOwn:
      'Bei Ihnen {units, plural, one {bleibt {units} Einheit} other {bleiben {units} Einheiten}} auf Lager, im Wert von {value} BA; {lost, plural, one {{lost} Einheit ging} other {{lost} Einheiten gingen}} aus Platzmangel verloren.',
    capacity: 'Die Werkstätten waren zu {percent} % ihrer Produktionskapazität ausgelastet.',
    capacityOwn: 'Ihre Werkstatt war zu {percent} % ihrer Produktionskapazität ausgelastet.',
    people:
      'Die Unternehmen beschäftigen {employees, plural, one {{employees} Person} other {{employees} Personen}}; {resignations, plural, =0 {niemand hat gekündigt} one {{resignations} Arbeitskraft hat gekündigt} other {{resignations} Arbeitskräfte haben gekündigt}}, und {layoffs, plural, =0 {es wurden keine Abfindungen gezahlt} other {Entlassungen haben {layoffs} BA gekostet}}.',
    peopleOwn:
      'Sie beschäftigen {employees, plural, one {{employees} Person} other {{employees} Personen}}; {resignations, plural, =0 {niemand hat gekündigt} one {{resignations} Arbeitskraft hat gekündigt} other {{resignations} Arbeitskräfte haben gekündigt}}, und {layoffs, plural, =0 {Sie haben keine Abfindungen gezahlt} other {Entlassungen haben Sie {layoffs} BA gekostet}}.',
    investment: 'Die Unternehmen haben {machines} BA in Maschinen und {research} BA in F&E investiert.',
    investmentOwn: 'Sie haben {machines} BA in Maschinen und {research} BA in F&E investiert.',
    results:
      'Das Nettoergebnis aller Unternehmen zusammen beträgt {net} BA; {losses, plural, =0 {keines macht Verlust} one {{losses} macht Verlust} other {{losses} machen Verlust}}.',
    resultsOwnProfit: 'Ihr Nettoergebnis ist ein Gewinn von {net, abs} BA.',
    resultsOwnLoss: 'Ihr Nettoergebnis ist ein Verlust von {net, abs} BA.',
    cash: '{overdrawn, plural, =0 {Kein Unternehmen beendet das Quartal mit überzogenem Konto} one {{overdrawn} Unternehmen beendet das Quartal mit überzogenem Konto} other {{overdrawn} Unternehmen beenden das Quartal mit überzogenem Konto}}; {rescued, plural, =0 {keines brauchte einen Notkredit} one {{rescued} hat einen Notkredit erhalten} other {{rescued} haben einen Notkredit erhalten}}.',
    cashOwn:
      '{overdrawn, plural, =0 {Ihr Konto ist nicht überzogen} other {Sie beenden das Quartal mit überzogenem Konto}}; {rescued, plural, =0 {einen Notkredit haben Sie nicht gebraucht} other {die Bank hat Ihnen einen Notkredit gewährt}}.',
    predictions:
      '{companies, plural, one {{companies} Unternehmen hat Prognosen notiert: Es erreicht {mean} von 100 Punkten} other {{companies} Unternehmen haben Prognosen notiert: Sie erreichen im Durchschnitt {mean} von 100 Punkten}}.',
    predictionsOwn: 'Ihre Prognosen erreichen {mean} von 100 Punkten.',
    rankingOne: 'An der Spitze der Rangliste: {first}.',
    rankingTwo: 'An der Spitze der Rangliste: {first}, vor {second}.',
    rankingThree: 'An der Spitze der Rangliste: {first}, vor {second} und {third}.',
    rankingClimber: 'Der größte Aufstieg: {climber}, von Platz {climberFrom} auf Platz {climberTo}.',
  },
  turningPoints: {
    eventUp: 'Das Ereignis „{name}“ hat allen Unternehmen zusammen {amount, abs} BA Nettoergebnis gebracht.',
    eventUpOwn: 'Das Ereignis „{name}“ hat Ihnen {amount, abs} BA Nettoergebnis gebracht.',
    eventDown: 'Das Ereignis „{name}“ hat alle Unternehmen zusammen {amount, abs} BA Nettoergebnis gekostet.',
    eventDownOwn: 'Das Ereignis „{name}“ hat Sie {amount, abs} BA Nettoergebnis gekostet.',
    overdraft: '{label} überzieht zum ersten Mal das Konto: {liquidites} BA auf der Bank.',
    overdraftOwn: 'Sie überziehen zum ersten Mal das Konto: {liquidites} BA auf der Bank.',
    rescue: '{label} erhält den ersten Notkredit: {pretUrgence} BA.',
    rescueOwn: 'Sie erhalten Ihren ersten Notkredit: {pretUrgence} BA.',
    stockout:
      '{label} gehen die Produkte aus: {units, plural, one {{units} Einheit} other {{units} Einheiten}} nicht geliefert, das sind {percent} % einer Nachfrage von {demande}.',
    stockoutOwn:
      'Ihnen gehen die Produkte aus: {units, plural, one {{units} Einheit} other {{units} Einheiten}} nicht geliefert, das sind {percent} % einer Nachfrage von {demande}.',
    rankUp: '{label} steigt von Platz {from} auf Platz {to}.',
    rankUpOwn: 'Sie steigen von Platz {from} auf Platz {to}.',
    rankDown: '{label} fällt von Platz {from} auf Platz {to}.',
    rankDownOwn: 'Sie fallen von Platz {from} auf Platz {to}.',
    rankTook1: '{label} übernimmt die Führung, von Platz {from} aus.',
    rankTook1Own: 'Sie übernehmen die Führung, von Platz {from} aus.',
    rankLost1: '{label} verliert die Führung und liegt nun auf Platz {to}.',
    rankLost1Own: 'Sie verlieren die Führung und liegen nun auf Platz {to}.',
    turnUp: '{label} schreibt wieder schwarze Zahlen: Das Nettoergebnis geht von {before} auf {now} BA.',
    turnUpOwn: 'Sie schreiben wieder schwarze Zahlen: Ihr Nettoergebnis geht von {before} auf {now} BA.',
    turnDown: '{label} rutscht in den Verlust: Das Nettoergebnis geht von {before} auf {now} BA.',
    turnDownOwn: 'Sie rutschen in den Verlust: Ihr Nettoergebnis geht von {before} auf {now} BA.',
    causeUp: '{label}: „{cause}“ bringt {amount, abs} BA mehr Nettoergebnis als im Vorquartal.',
    causeUpOwn: '„{cause}“ bringt Ihnen {amount, abs} BA mehr Nettoergebnis als im Vorquartal.',
    causeDown: '{label}: „{cause}“ kostet gegenüber dem Vorquartal {amount, abs} BA Nettoergebnis.',
    causeDownOwn: '„{cause}“ kostet Sie gegenüber dem Vorquartal {amount, abs} BA Nettoergebnis.',
  },
}
