import type { PlanTexts } from '../plan-texts.ts'

export const planTexts: PlanTexts = {
  plans: {
    '50': {
      title: '50 Minuten',
      summary: 'Zum Kennenlernen: zwei Quartale, danach eine echte Nachbesprechung.',
    },
    '90': {
      title: '90 Minuten',
      summary: 'Drei Quartale mit Teamjournal, einer langen Nachbesprechung und einem Quiz.',
    },
    '180': {
      title: '3 Stunden',
      summary: 'In Teams zu dritt oder viert: ein Probequartal, dann vier Quartale, die zählen.',
    },
    semester: {
      title: 'Ein Semester',
      summary:
        'Acht Quartale, eines pro Woche: Abschluss zu fester Zeit, Veröffentlichung durch Sie im Kurs.',
    },
  },
  steps: {
    welcome: {
      title: 'Beitreten und Spielregeln',
      do: 'Projizieren Sie den Beitrittsbildschirm und lassen Sie alle mit dem Code eintreten. Projizieren Sie danach die Regeln: Sie laufen in anderthalb Minuten von selbst ab.',
      points: [
        'Sagen Sie: „Öffnen Sie die angezeigte Adresse oder scannen Sie den QR-Code und wählen Sie einen Spitznamen: Sie leiten jetzt ein Unternehmen.“',
        'Warten Sie, bis alle Namen erschienen sind. Wer kein Telefon hat, spielt zu zweit an einem Gerät.',
        'Sagen Sie: „Alle verkaufen dasselbe Produkt auf demselben Markt. Ziel ist das Unternehmen, das am Ende am meisten wert ist, nicht das mit den meisten Verkäufen.“',
        'Sagen Sie: „Die Kundschaft vergleicht vor allem Preise und Werbung. Wer ausverkauft ist, verliert sie an die Konkurrenz.“',
        'Geben Sie keinen Rat zum richtigen Preis: Davon lebt die Nachbesprechung.',
      ],
    },
    welcomeTeams: {
      title: 'Beitreten, Teams und Spielregeln',
      do: 'Projizieren Sie den Beitrittsbildschirm und lassen Sie alle mit dem Code eintreten und ein Team zu dritt oder viert bilden. Projizieren Sie danach die Regeln.',
      points: [
        'Sagen Sie: „Treten Sie mit dem Code ein, wählen Sie einen Spitznamen und bilden Sie Teams zu dritt oder viert.“',
        'Jedes Team teilt sich die Arbeit: eine Person für Produktion und Arbeiter, eine für Preis und Werbung, eine für die Liquidität.',
        'Sagen Sie: „Alle verkaufen dasselbe Produkt auf demselben Markt. Es gewinnt das Unternehmen, das am Ende am meisten wert ist.“',
        'Sagen Sie: „Das erste Quartal ist zur Probe und zählt nicht. Trauen Sie sich etwas!“',
        'Wer ohne Team bleibt, wird von Ihnen in der Konfiguration des Spiels unter den Teams zugeteilt.',
      ],
    },
    firstQuarter: {
      title: 'Quartal {quarter}: erste Entscheidungen',
      do: 'Projizieren Sie den Entscheidungsbildschirm. Die Studierenden legen Preis, Produktion und Werbung fest und speichern.',
      points: [
        'Sagen Sie: „Drei Entscheidungen genügen: der Verkaufspreis, die Produktionsmenge und das Werbebudget. Alles andere kann bleiben, wie es ist.“',
        'Sagen Sie: „Sehen Sie sich unten die Vorausschau an: Sie zeigt, was Ihre Wahl kostet, aber nicht, was die Konkurrenz tut.“',
        'Zur Halbzeit: „Planen Sie mehr, als Maschinen und Arbeiter schaffen? Der Produktionsbildschirm sagt es Ihnen.“',
        'Gehen Sie herum und antworten Sie nur mit Fragen: „Wie viel wollen Sie zu diesem Preis verkaufen? Und wenn es weniger wird?“',
        'Zwei Minuten vor Schluss: „Speichern!“ Der projizierte Bildschirm zeigt, wie viele Unternehmen entschieden haben.',
      ],
    },
    nextQuarter: {
      title: 'Quartal {quarter}: neu entscheiden',
      do: 'Projizieren Sie den Entscheidungsbildschirm. Die Studierenden korrigieren ihre Wahl anhand ihrer Ergebnisse und speichern.',
      points: [
        'Sagen Sie: „Ändern Sie nur wenig auf einmal, sonst wissen Sie nicht, was gewirkt hat.“',
        'Sagen Sie: „Öffnen Sie ‚Warum?‘ neben einer Zahl: Dort steht, woher der Unterschied kommt.“',
        'Stellen Sie jeder Gruppe dieselbe Frage: „Was wollen Sie ändern, und an welcher Zahl erkennen Sie, dass es richtig war?“',
        'Zwei Minuten vor Schluss: „Speichern!“',
      ],
    },
    practice: {
      title: 'Probequartal',
      do: 'Geben Sie zehn Minuten Zeit zum Entscheiden, schließen Sie dann das Probequartal ab und veröffentlichen Sie es. Projizieren Sie den Markt.',
      points: [
        'Sagen Sie: „Dieses Quartal zählt nicht: Probieren Sie einen Preis oder eine Menge, die Ihnen übertrieben vorkommt.“',
        'Zeigen Sie, wo entschieden, wo gespeichert und wo das Ergebnis gelesen wird.',
        'Nach der Veröffentlichung: „Wer war ausverkauft? Wer hat zu viel? Wer hat Geld verloren?“ Handzeichen, ohne Kommentar.',
      ],
    },
    restart: {
      title: 'Neustart und Fragen',
      do: 'Starten Sie das Spiel neu: Alle Unternehmen beginnen wieder am selben Punkt, und das Probequartal bleibt lesbar.',
      points: [
        'Klären Sie Verständnisfragen: Kosten eines Produkts, Platz im Lager, Stunden und Arbeiter, Kredite.',
        'Projizieren Sie die Regeln noch einmal, wenn das Ziel nicht klar ist.',
        'Sagen Sie: „Von jetzt an zählt alles. Jedes Team schreibt in einem Satz auf, wie es gewinnen will.“',
      ],
    },
    reading: {
      title: 'Ergebnisse von Quartal {quarter} lesen',
      do: 'Schließen Sie das Quartal ab und veröffentlichen Sie die Ergebnisse. Projizieren Sie den Markt: Preise, Marktanteile, entgangene Verkäufe.',
      points: [
        'Sagen Sie: „Lesen Sie drei eigene Zahlen: verkaufte Produkte, verbliebener Bestand, Nettoergebnis.“',
        'Am projizierten Bildschirm: „Wer verkauft teuer und trotzdem viel? Wie geht das?“',
        'Sagen Sie: „Bestand kostet Geld; wer ausverkauft ist, schenkt seine Kundschaft den anderen. Was davon haben Sie?“',
        'Noch keine Rangliste: Sie würde das Nachdenken beenden.',
      ],
    },
    results: {
      title: 'Ergebnisse von Quartal {quarter}',
      do: 'Schließen Sie das letzte Quartal ab und veröffentlichen Sie es. Projizieren Sie die Rangliste Platz für Platz, danach das Rennen.',
      points: [
        'Bevor Sie den ersten Platz zeigen: „Wer ist Erster, und warum?“ Nehmen Sie drei Wetten an.',
        'Beim Rennen: Zeigen Sie auf ein Unternehmen, das aufholt, und fragen Sie, was es geändert hat.',
        'Sagen Sie: „Der Wert umfasst Maschinen, Bestand und Geld, abzüglich der Schulden: Verkaufen allein genügt nicht.“',
      ],
    },
    debrief: {
      title: 'Nachbesprechung',
      do: 'Projizieren Sie die Momente des Spiels, danach die Fragen. Die Studierenden sprechen zuerst zu zweit, dann vor allen.',
      points: [
        'Zuerst die Fakten: „Was haben Sie entschieden? Was haben Sie erwartet? Was ist geschehen?“',
        'Frage 1: „Zwei Unternehmen mit demselben Preis haben nicht gleich viel verkauft. Suchen Sie drei mögliche Ursachen.“',
        'Frage 2: „War es besser, ausverkauft zu sein oder zu viel zu behalten? Rechnen Sie beides mit Ihren Zahlen.“',
        'Frage 3: „Ein Unternehmen hat Gewinn gemacht und kein Geld mehr. Wie ist das möglich?“',
        'Frage 4: „Wenn alle die Preise um 10 % senkten: Wer würde gewinnen, wer verlieren?“',
        'Halten Sie in drei Sätzen auf dem projizierten Bildschirm fest, was der Kurs mitnimmt.',
      ],
    },
    quiz: {
      title: 'Quiz',
      do: 'Öffnen Sie das vorbereitete Quiz: Alle antworten am eigenen Bildschirm, zu den Zahlen des eigenen Unternehmens. Sobald es geschlossen ist, besprechen Sie die folgenden Fragen per Handzeichen.',
      points: [
        'Ein Unternehmen verkauft alles, was es herstellt: immer eine gute Nachricht? (Nein: Vielleicht gingen Kunden leer aus.)',
        'Steigen Gewinn und Liquidität immer gemeinsam? (Nein: Forderungen, Bestand, Kredite und Maschinen trennen sie.)',
        'Was kostet ein Arbeiter ohne Arbeit? (Seinen Lohn, ohne ein Produkt dafür.)',
        'Warum kann ein höherer Preis trotz sinkender Verkäufe das Ergebnis verbessern? (Die Marge je Produkt steigt stärker, als die Verkäufe sinken.)',
        'Wer ist Erster: wer am meisten verkauft oder wer am meisten wert ist? (Wer am meisten wert ist.)',
      ],
    },
    peers: {
      title: 'Blick auf die Teamarbeit',
      do: 'Öffnen Sie die gegenseitige Bewertung: Alle bewerten still ihr Team und sich selbst in fünf Punkten. Das Team sieht nie, wer welche Bewertung gegeben hat.',
      points: [
        'Sagen Sie: „Bewerten Sie, was jede Person getan hat, nicht was Sie von ihr halten. Ich sehe Ihre Antworten, Ihr Team nie.“',
        'Schließen Sie sie, wenn alle geantwortet haben, und geben Sie die Einschätzungen frei: Jede Person liest ihre Mittelwerte, wenn mindestens drei andere sie bewertet haben.',
        'Kündigen Sie an, wie es weitergeht: Termin der nächsten Stunde und der Bericht der Klasse zum Nachlesen.',
      ],
    },
    nextTime: {
      title: 'Für das nächste Mal',
      do: 'Alle schreiben einen Satz: „Nächstes Mal werde ich …“ Öffnen Sie den Bericht der Klasse, um das Ergebnis festzuhalten.',
      points: [
        'Lassen Sie drei Sätze vorlesen.',
        'Zu Hause: mit demselben Spitznamen die eigenen Ergebnisse aufrufen und eine Zahl mit „Warum?“ schriftlich erklären.',
        'Um an einem anderen Tag weiterzuspielen, erhöhen Sie in der Konfiguration die Zahl der Quartale: Das Spiel geht dort weiter, wo es aufgehört hat.',
      ],
    },
    start: {
      title: 'Woche 1: der Start',
      do: 'Projizieren Sie den Beitrittsbildschirm und lassen Sie alle eintreten, danach die Regeln. Das erste Quartal bleibt bis nächste Woche offen.',
      points: [
        'Sagen Sie: „Sie leiten acht Quartale lang ein Unternehmen, eines pro Woche. Es gewinnt, wer am Ende am meisten wert ist.“',
        'Nennen Sie Tag und Uhrzeit des Abschlusses: Danach ändert sich in diesem Quartal nichts mehr.',
        'Wer nichts speichert, behält seine bisherigen Entscheidungen.',
        'Lassen Sie eine erste Entscheidung im Kurs treffen, damit alle wissen, wo gespeichert wird.',
      ],
    },
    week: {
      title: 'Quartal {quarter}',
      do: 'Das Quartal wird zur geplanten Zeit abgeschlossen. Veröffentlichen Sie im Kurs die Ergebnisse und projizieren Sie zehn Minuten lang den Markt.',
      points: [
        'Veröffentlichen Sie vor dem nächsten Abschluss: Solange ein Quartal unveröffentlicht ist, wird kein weiteres abgeschlossen.',
        'Drei Fragen: „Was haben Sie erwartet? Was ist geschehen? Was ändern Sie?“',
        'Erinnern Sie an den nächsten Abschluss und sehen Sie nach, wer noch nichts gespeichert hat.',
      ],
    },
    weekLevel: {
      title: 'Quartal {quarter}: weiter zu Niveau {level}?',
      do: 'Veröffentlichen Sie die Ergebnisse und projizieren Sie den Markt. Wenn der Kurs sicher ist, heben Sie das Spiel in der Konfiguration auf Niveau {level}.',
      points: [
        'Veröffentlichen Sie vor dem nächsten Abschluss: Solange ein Quartal unveröffentlicht ist, wird kein weiteres abgeschlossen.',
        'Niveau {level} öffnet weitere Entscheidungen; unberührte behalten ihren Wert.',
        'Stellen Sie die neuen Entscheidungen in fünf Minuten vor, ohne zu sagen, welche gut sind.',
      ],
    },
    gameDebrief: {
      title: 'Woche 10: Nachbesprechung des Spiels',
      do: 'Projizieren Sie die Momente des Spiels, spielen Sie die Entwicklung des Marktes noch einmal ab und bearbeiten Sie die Fragen zu zweit und gemeinsam.',
      points: [
        'Zuerst die Fakten: Drei sehr verschiedene Unternehmen erzählen ihr Spiel in zwei Minuten.',
        '„In welchem Quartal hat sich Ihr Spiel entschieden? Durch welche Entscheidung?“',
        '„Welche Entscheidung hat sich erst viel später ausgezahlt?“',
        '„Was würden Sie mit Ihrem heutigen Wissen anders machen? Was bliebe ungewiss?“',
        'Die Rangliste kommt am Schluss, wenn Sie möchten.',
      ],
    },
    grades: {
      title: 'Woche 11: Noten und Rückblick',
      do: 'Öffnen Sie die Noten, prüfen Sie das Schema und jede Note, frieren Sie sie ein und veröffentlichen Sie sie. Jede Person kann um eine Überprüfung bitten.',
      points: [
        'Bewerten Sie, was erklärt wird (Journal, Quiz, Nachbesprechung), statt nur den Rang: Er hängt auch von den anderen ab.',
        'Nennen Sie den Maßstab, bevor Sie die Noten nennen.',
        'Schließen Sie mit einer Frage: „Was haben Sie gelernt, das in keinem Buch gestanden hätte?“',
      ],
    },
  },
  also: {
    journal:
      'Journal: Vor dem Speichern schreibt jedes Team, was es vom Quartal erwartet; nach den Ergebnissen, was es gelernt hat.',
    quiz: 'Quiz: Öffnen Sie am Anfang der Stunde das Quiz zu Quartal {quarter}; alle antworten zu den Zahlen des eigenen Unternehmens.',
    peers: 'Teams: Öffnen Sie die gegenseitige Bewertung; alle bewerten ihr Team und sich selbst.',
  },
  drafts: {
    quiz: 'Quiz zu Quartal {quarter}',
    peers: 'Gegenseitige Bewertung nach Quartal {quarter}',
  },
}
