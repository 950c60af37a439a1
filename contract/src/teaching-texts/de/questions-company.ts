import type { TeachingTexts } from '../types.ts'

/** Workers, results, investment, quality, events, learning, and what every quarter allows. */
export const companyQuestions = {
  h25: {
    text: 'Die Motivation reicht von {a} bis {b} %. Wovon hängt sie ab, und was bewirkt sie?',
    b: [
      'Lohn: {lowWage} BA bei niedriger Motivation, {highWage} BA bei hoher.',
      'Überstunden: {lowOvertime} % gegenüber {highOvertime} %.',
      'Fehlzeiten: {lowAbsence} % gegenüber {highAbsence} %.',
      'Die Motivation folgt Lohn, Überstunden und Entlassungen; sie wirkt auf Fehlzeiten und Kündigungen.',
    ],
    a: [
      'Vergleichen Sie Lohn, Überstunden und Entlassungen auf beiden Seiten.',
      'Was kostet niedrige Motivation: Fehlzeiten, Kündigungen, Neueinstellungen?',
    ],
  },
  h26: {
    text: '{x, plural, one {{x} Arbeitskraft hat} other {{x} Arbeitskräfte haben}} gekündigt. Was kostet es, sie zu ersetzen?',
    b: [
      'Wo gekündigt wurde, beträgt die Motivation im Durchschnitt {morale} %.',
      'Es bleiben {employees} Personen, davon wurden {hired} in diesem Quartal eingestellt.',
      'Der Schulungsstand beträgt dort {training} %; Neue senken ihn.',
      'Ersetzen kostet Einstellung, Schulung und die Produktion, die in der Zwischenzeit fehlt.',
    ],
    a: [
      'Vergleichen Sie die Kosten einer Einstellung mit denen eines höheren Lohns.',
      'Was war der Grund: Lohn, Überstunden, Entlassungen oder schon länger niedrige Motivation?',
    ],
  },
  h27: {
    text: 'Entlassungen haben {x} BA gekostet. Wann hat man das wieder verdient?',
    b: [
      '{laidOff, plural, one {{laidOff} Person wurde} other {{laidOff} Personen wurden}} entlassen, das sind {each} BA je Person.',
      'Eine Arbeitskraft kostet im Durchschnitt {wage} BA je Quartal.',
      'Die Motivation der Verbliebenen beträgt {morale} %.',
      'Verdient ist es, wenn die gesparten Löhne die Abfindung und den Verlust an Motivation übersteigen.',
    ],
    a: [
      'Teilen Sie die Abfindung durch den je Quartal gesparten Lohn.',
      'Rechnen Sie verlorene Motivation hinzu, und eine Neueinstellung, falls die Nachfrage zurückkommt.',
    ],
  },
  h28: {
    text: 'Die Schulung steigt um {x} Punkte. Wo sieht man das in den Zahlen?',
    b: [
      'Der Schulungsstand erreicht {training} %.',
      'Eine Arbeitskraft stellt im Durchschnitt {output} Einheiten her; vorher waren es {outputBefore}.',
      'Die Qualität beträgt {quality} Punkte.',
      'Schulung zeigt sich in der Leistung je Arbeitskraft und in der Qualität, oft ein Quartal später.',
    ],
    a: [
      'Verfolgen Sie Leistung je Arbeitskraft und Qualität über mehrere Quartale.',
      'Trennen Sie die Wirkung der Schulung von der der Einstellungen und Maschinen.',
    ],
  },
  h29: {
    text: 'Überstunden oder Einstellungen: Was entscheidet?',
    b: [
      'Die Überstunden betragen im Durchschnitt {overtime} %.',
      'Die Löhne machen {perUnit} BA je hergestellter Einheit aus.',
      'Eine Arbeitskraft kostet im Durchschnitt {wage} BA je Quartal.',
      'Kurzer Bedarf: Überstunden; dauerhafter Bedarf: Einstellungen. Überstunden sind teurer und zehren an der Motivation.',
    ],
    a: [
      'Berechnen Sie die Kosten einer weiteren Einheit auf beiden Wegen.',
      'Wie viele Quartale wird der Bedarf dauern?',
    ],
  },
  r30: {
    text: 'Alle zusammen gehen von {a} auf {b} BA. Wer war es, Sie oder der Markt?',
    b: [
      'Die Entscheidungen haben das Ergebnis um {decisions} BA verändert.',
      'Der Markt hat es um {market} BA verändert, die Konkurrenz um {competition} BA.',
      'Die Ereignisse haben es um {events} BA verändert.',
      'Was der Markt allen gibt, kann er wieder nehmen; die Entscheidungen gehören Ihnen.',
    ],
    a: [
      'Zählen Sie die Ursachen aller Unternehmen nach Art zusammen.',
      'Welche Entscheidungen haben sich unter Konkurrenten aufgehoben?',
    ],
  },
  r31: {
    text: 'Mehr als die Hälfte macht Verlust. Liegt es am Preis, an der Menge oder an den Kosten?',
    b: [
      'Durchschnittspreis derer mit Verlust: {price} BA, bei durchschnittlichen Stückkosten von {cost} BA.',
      'Sie nutzen {used} % ihrer Kapazität.',
      'Die Leerkosten machen {idle} BA je hergestellter Einheit aus.',
      'Liegt der Preis über den Stückkosten, ist es die Menge oder die Fixkosten; sonst der Preis oder die Stückkosten.',
    ],
    a: [
      'Sehen Sie zuerst auf die Marge je Einheit, dann auf die Auslastung, dann auf die Fixkosten.',
      'Vergleichen Sie mit denen, die Gewinn machen: Was unterscheidet sich am meisten?',
    ],
  },
  r32: {
    text: 'Von 100 BA Umsatz gehen {x} in: {charge}. Ist das gut ausgegeben?',
    b: [
      'Dieser Posten beträgt {amount} BA, bei {sales} BA Umsatz.',
      'Das sind {perUnit} BA je verkaufter Einheit.',
      'Im Vorquartal waren es {perUnitBefore} BA.',
      'Gut ausgegeben ist, wenn ein BA weniger mehr als einen BA Marge kosten würde.',
    ],
    a: [
      'Verfolgen Sie diesen Posten je verkaufter Einheit von Quartal zu Quartal.',
      'Was geschähe mit einem Zehntel weniger?',
    ],
  },
  r33: {
    text: 'Die Steuer nimmt {x} BA. Kann man darüber entscheiden?',
    b: [
      '{k, plural, one {{k} besteuertes Unternehmen hatte} other {{k} besteuerte Unternehmen hatten}} ein Ergebnis vor Steuern von {profit} BA.',
      'Die Steuer nimmt davon {share} %.',
      'Sie folgt dem Gewinn, vorgetragene Verluste senken sie. Man entscheidet über den Gewinn, nicht über den Satz.',
    ],
    a: [
      'Was senkt den steuerpflichtigen Gewinn, ohne das Unternehmen ärmer zu machen?',
      'Was wird aus den Verlusten vergangener Quartale?',
    ],
  },
  r34: {
    text: 'Ein Verlust und doch mehr Wert: Was misst der Unternehmenswert?',
    b: [
      'Der Verlust beträgt {loss} BA, der Unternehmenswert steigt um {gain} BA.',
      'Der Unternehmenswert beträgt {value} BA, das Eigenkapital {equity} BA.',
      'Den Unterschied, {other} BA, macht aus, was die Bilanz nicht zählt: F&E, Marke, Ruf, Betriebsklima.',
      'Der Unternehmenswert misst auch, was später Geld einbringt.',
    ],
    a: [
      'Zerlegen Sie den Unternehmenswert: Eigenkapital und Korrekturen.',
      'Ist dieser Verlust eine Ausgabe für die Zukunft?',
    ],
  },
  i35: {
    text: 'Maschinen für {x} BA gekauft. Ab wie vielen Einheiten sind sie bezahlt?',
    b: [
      'Die Umsatzmarge beträgt {unitMargin} BA je verkaufter Einheit.',
      'Bei dieser Marge braucht es {units} Einheiten, um die Maschinen zu bezahlen.',
      'In diesem Quartal wurden {sold} Einheiten verkauft.',
      'Es zählen nur Einheiten, die man ohne diese Maschinen nicht verkauft hätte.',
    ],
    a: [
      'Wie viele Einheiten mehr erlauben diese Maschinen in jedem Quartal?',
      'Rechnen Sie Abschreibung und Wartung hinzu: Ist die Maschine bezahlt, bevor sie verschlissen ist?',
    ],
  },
  i36: {
    text: 'F&E kostet heute {x} BA. Wann zahlt sie sich aus, und woran merkt man es?',
    b: [
      'Das sind {share} % des Umsatzes.',
      'Die höchste Stufe ist {level}.',
      'Der Fortschritt zur nächsten Stufe beträgt im Durchschnitt {progress} %.',
      'Sie zahlt sich in Stufen aus: vor der nächsten nichts, danach in jedem Quartal.',
    ],
    a: [
      'Schätzen Sie, in welchem Quartal dieses Budget die nächste Stufe erreicht.',
      'In welchen Zahlen zeigt sich eine Stufe: Produktivität, Rohstoffe, Nachfrage?',
    ],
  },
  i37: {
    text: 'Eine F&E-Stufe erreicht: Was hat sich geändert?',
    b: [
      'Die erreichte Stufe ist {level}.',
      'Eine Maschine stellt im Durchschnitt {output} Einheiten her; vorher waren es {outputBefore}.',
      'Rohstoffe kosten {materials} BA je Einheit; vorher waren es {materialsBefore} BA.',
      'Das Produkt zieht auch mehr Kunden an: Die Wirkung bleibt in den folgenden Quartalen.',
    ],
    a: [
      'Vergleichen Sie vorher und nachher: Leistung je Maschine, Rohstoffe je Einheit, Nachfrage.',
      'Wie viele Quartale braucht es, um das Budget wieder zu verdienen?',
    ],
  },
  i38: {
    text: '{x} BA Schulden auf 100 Eigenkapital. Wie weit darf das gehen?',
    b: [
      'Die Schulden betragen {debts} BA, das Eigenkapital {equity} BA.',
      'Die Raten nehmen {dues} BA von {receipts} BA Einzahlungen.',
      'Schulden sind tragbar, solange das Geld mehr bringt, als es kostet, auch in einem schlechten Quartal.',
    ],
    a: [
      'Vergleichen Sie die Zinsen mit dem Betriebsergebnis.',
      'Stellen Sie sich ein Fünftel weniger Umsatz vor: Werden die Raten noch bezahlt?',
    ],
  },
  q39: {
    text: 'Die Qualität reicht von {a} bis {b} Punkten. Wer bezahlt sie, wer bemerkt sie?',
    b: [
      'Qualitätsbudget: {lowBudget} BA am unteren Ende, {highBudget} BA am oberen.',
      'Kundendienst: {lowService} BA gegenüber {highService} BA.',
      'Wirkung dieses Budgets auf die Nachfrage: {lowCustomers} Einheiten gegenüber {highCustomers}.',
      'Qualität wird sofort bezahlt; Kunden und Rücksendungen zeigen sie später.',
    ],
    a: [
      'Vergleichen Sie das Qualitätsbudget und die Kosten des Kundendienstes.',
      'Welche Kunden bezahlen Qualität, welche sehen zuerst auf den Preis?',
    ],
  },
  q40: {
    text: 'Der Kundendienst kostet {x} BA. Ist das ein Aufwand oder eine Investition?',
    b: [
      'Das sind {share} % des Umsatzes.',
      'Das gewählte Budget beträgt {budget} BA; Garantiefälle kosten {warranty} BA.',
      'Das Serviceimage liegt bei {service} %.',
      'Garantie ist ein Aufwand, den bessere Qualität senkt; das Budget pflegt das Image, wie eine Investition.',
    ],
    a: [
      'Trennen Sie Garantiefälle von dem Service, den Sie gewählt haben.',
      'Wie wirkt das Serviceimage auf die Nachfrage der folgenden Quartale?',
    ],
  },
  e41: {
    text: '„{e}“ machte {a} BA aus. Wer war vorbereitet, und wie?',
    b: [
      'Je nach Unternehmen hat sich das Nettoergebnis um {lowest} bis {highest} BA verändert.',
      'Vorbereitet war, wer Spielraum hatte: Geld, Lager, Kapazität oder Preis.',
    ],
    a: [
      'Vergleichen Sie die Wirkung von Unternehmen zu Unternehmen: Was hatten die am wenigsten betroffenen?',
      'Welche Entscheidung vor dem Ereignis hat den Unterschied gemacht?',
    ],
  },
  l42: {
    text: '{label} prognostiziert besser: {x}, dann {y} von 100. Was hat sich an der Methode geändert?',
    unnamed:
      'Ein Unternehmen prognostiziert besser: {x}, dann {y} von 100. Was hat sich an der Methode geändert?',
    b: [
      'Nachfrage: {demandBefore}, dann {demandNow}.',
      'Liquide Mittel: {cashBefore}, dann {cashNow}.',
      'Nettoergebnis: {resultBefore}, dann {resultNow}.',
      'Das Journal sagt, worauf sich die Prognose stützte: Vergleichen Sie beide Texte.',
    ],
    a: [
      'Lesen Sie das Journal beider Quartale: Welche Information ist neu?',
      'Welche Zahl bleibt am schwersten zu prognostizieren, und warum?',
    ],
  },
  l43: {
    text: 'Die prognostizierte Nachfrage liegt weit daneben. Welche Information fehlte?',
    b: [
      '{k, plural, one {Die Prognose erreicht {score} von 100 Punkten} other {{k} Prognosen erreichen im Durchschnitt {score} von 100 Punkten}}.',
      'Die Gesamtnachfrage hat sich um {change} % verändert, auf {demand} Einheiten.',
      'Die Nachfrage hängt von der Saison ab, vom Preis gegenüber dem Durchschnitt und davon, was die anderen tun.',
    ],
    a: [
      'Lesen Sie die Marktzeitung noch einmal: Saison, Durchschnittspreis, angekündigte Ereignisse.',
      'Betrifft der Fehler den ganzen Markt oder Ihren Anteil daran?',
    ],
  },
  l44: {
    text: '{label} verbessert sein Ergebnis um {x} BA. Was hat man aus dem Vorquartal gelernt?',
    unnamed: 'Ein Unternehmen verbessert sein Ergebnis um {x} BA. Was hat man aus dem Vorquartal gelernt?',
    b: [
      'Das Nettoergebnis geht von {before} auf {now} BA.',
      'Am meisten half diese Entscheidung: „{decision}“, mit {amount} BA.',
      'Was gelernt wurde, zeigt sich an den Entscheidungen, die sich zwischen beiden Quartalen geändert haben.',
    ],
    a: [
      'Vergleichen Sie beide Entscheidungsbögen: Was hat sich geändert?',
      'Trennen Sie, was der Markt gab, von dem, was die Entscheidungen verdienten.',
    ],
  },
  g45: {
    text: 'Welche Information haben Sie beim Entscheiden genutzt, welche liegen gelassen?',
    b: [
      'Listen Sie die Seiten auf, die Sie vor der Entscheidung gelesen haben, der Reihe nach.',
      'Kennzeichnen Sie die, die eine Entscheidung geändert haben.',
      'Keine Antwort wird benotet: Es geht darum, was geholfen hat.',
    ],
    a: [
      'Suchen Sie eine Information, die Sie hatten und nicht genutzt haben.',
      'Welche fehlte Ihnen, und wo ist sie zu finden?',
    ],
  },
  g46: {
    text: 'Welche Entscheidung würden Sie wieder so treffen, welche nicht?',
    b: [
      'Wählen Sie eine Entscheidung, die bleibt, und die Zahl, die sie begründet.',
      'Wählen Sie eine Entscheidung, die sich ändert, und die Zahl, die es zeigt.',
      'Je eine Zahl genügt.',
    ],
    a: [
      'Beurteilen Sie die Entscheidung nach dem damaligen Wissen, nicht nach dem Ergebnis.',
      'Welche Zahl würde Ihre Meinung ändern?',
    ],
  },
  g47: {
    text: 'In welchem wirklichen Unternehmen ist dasselbe geschehen?',
    b: [
      'Nennen Sie ein Unternehmen und was ähnlich ist.',
      'Sagen Sie auch, was anders ist: Größe, Produkt, Zeit.',
      'Eine fertige Antwort gibt es nicht: Sie kommt aus der Klasse.',
    ],
    a: [
      'Suchen Sie in den Nachrichten einen Lieferengpass, einen Preiskampf oder einen Überschuss.',
      'Wie ist das Unternehmen herausgekommen?',
    ],
  },
  g48: {
    text: 'Was haben Sie von der Konkurrenz erwartet? Was hat sie getan?',
    b: [
      'Notieren Sie den Preis, den Sie von ihr erwartet haben.',
      'Vergleichen Sie: Die Preise lagen zwischen {lowest} und {highest} BA.',
      'Die Marktzeitung nennt Preise und Anteile aller.',
    ],
    a: [
      'Lesen Sie Preise und Marktanteile in der Marktzeitung.',
      'Worauf hat die Konkurrenz reagiert? Vielleicht auf Sie.',
    ],
  },
  g49: {
    text: 'Wenn dieses Quartal neu begänne: Welche einzige Entscheidung würden Sie ändern?',
    b: [
      'Wählen Sie eine einzige Entscheidung und ihren neuen Wert.',
      'Probieren Sie sie in der Hochrechnung desselben Unternehmens aus.',
      'Sagen Sie, was sich ändert und was die Konkurrenz hätte tun können.',
    ],
    a: [
      'Wählen Sie die Entscheidung mit der größten Wirkung, nicht die auffälligste.',
      'Prüfen Sie, ob sie keine andere verlangt: Kapazität, Geld, Arbeitskräfte.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
