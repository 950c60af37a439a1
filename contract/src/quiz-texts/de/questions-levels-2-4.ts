import type { QuizTexts } from '../types.ts'

/** The questions of levels 2 to 4. */
export const laterQuestions = {
  z19: {
    question: 'Wie hoch ist die Werbung in % des Umsatzes?',
    feedback: [
      'Einzahlungen: Teilen Sie durch das, was verkauft wurde, nicht durch das eingenommene Geld.',
      'Anteil an den Aufwendungen: Beziehen Sie die Werbung auf den Umsatz.',
      'Je verkauftes Produkt: Teilen Sie durch einen Betrag, nicht durch eine Stückzahl.',
    ],
  },
  z20: {
    question: 'Wie hoch ist die Nettomarge in % des Umsatzes?',
    feedback: [
      'Einzahlungen: Beziehen Sie das Ergebnis auf das, was verkauft wurde, nicht auf das eingenommene Geld.',
      'Vor Zinsen und Steuer: Die Nettomarge geht von der letzten Zeile der Gewinn- und Verlustrechnung aus.',
      'Bruttobetriebsüberschuss: Davon gehen noch Abschreibungen, Zinsen und Steuer ab.',
    ],
  },
  z21: {
    question: 'Wie hoch ist die Produktion der Periode?',
    feedback: [
      'Bestandsveränderung vergessen: Was hergestellt wurde, ist nicht immer verkauft worden.',
      'Falsches Vorzeichen: Was auf Lager geht, wurde ebenfalls hergestellt und kommt hinzu.',
      'Ganzer Bestand statt Veränderung: Es zählt nur, was im Quartal dazukam oder abging.',
    ],
  },
  z22: {
    question: 'Wie hoch ist die Wertschöpfung?',
    feedback: [
      'Lager vergessen: Gehen Sie von der Produktion aus, nicht nur vom Umsatz.',
      'Fremdleistungen vergessen: Auch Energie, Transport oder Werbung kommen von Dritten.',
      'Personal schon abgezogen: Die Wertschöpfung steht vor Löhnen und Abgaben.',
    ],
  },
  z23: {
    question: 'Wie hoch ist der Bruttobetriebsüberschuss?',
    feedback: [
      'Sozialabgaben vergessen: Sie gehören zu den Kosten des Personals.',
      'Abschreibungen zu früh abgezogen: Der Bruttobetriebsüberschuss wird vor ihnen gemessen.',
      'Personal vergessen: Ziehen Sie Löhne, Sozialabgaben und Steuern von der Wertschöpfung ab.',
    ],
  },
  z24: {
    question: 'Wie hoch ist das Betriebsergebnis?',
    feedback: [
      'Abschreibungen vergessen: Die Nutzung von Maschinen und Gebäuden ist noch nicht berücksichtigt.',
      'Falsches Vorzeichen: Abschreibungen sind ein Aufwand.',
      'Zinsen zu früh abgezogen: Das Finanzergebnis kommt nach dem Betriebsergebnis.',
    ],
  },
  z25: {
    question: 'Wie hoch ist der Cashflow (Selbstfinanzierung)?',
    feedback: [
      'Abschreibungen hinzurechnen: Sie haben das Ergebnis gemindert, ohne dass Geld abfloss.',
      'Falsches Vorzeichen: Für Abschreibungen floss kein Geld ab, sie kommen zum Ergebnis hinzu.',
      'Zinsen und Steuer vergessen: Sie sind zu zahlen und mindern, was der Betrieb abwirft.',
    ],
  },
  z26: {
    question: 'Wie oft deckt der Bruttobetriebsüberschuss die Zinsen?',
    feedback: [
      'Nach Abschreibungen: Der Bruttobetriebsüberschuss wird vor ihnen berechnet.',
      'Nach allem: Im Nettoergebnis sind die Zinsen schon bezahlt, gehen Sie vom Überschuss aus.',
      'Tilgung mitgezählt: Eine Rate zahlt auch den Kredit zurück, nehmen Sie nur die Zinsen.',
    ],
  },
  z27: {
    question: 'Wie weit sind die Maschinen abgeschrieben?',
    feedback: [
      'Das ist der verbleibende Teil: Gefragt ist der schon abgeschriebene.',
      'Nur ein Quartal: Nehmen Sie alle Abschreibungen seit dem Kauf der Maschinen.',
      'Durch den Nettowert geteilt: Beziehen Sie die Abschreibungen auf den ursprünglichen Wert.',
    ],
  },
  z28: {
    question: 'Wie voll ist das Lager?',
    feedback: [
      'Produktion: Es zählt, was auf Lager bleibt, nicht was hergestellt wurde.',
      'Nach Wert: Vergleichen Sie Stückzahlen mit Lagerplätzen, nicht Beträge.',
      'Schon verkauft: Verkaufte Produkte nehmen keinen Platz mehr ein.',
    ],
  },
  z29: {
    question: 'Was kostet die Lagerung je Produkt auf Lager?',
    feedback: [
      'Je hergestelltes Produkt: Teilen Sie durch die Produkte, die auf Lager bleiben.',
      'Je verkauftes Produkt: Teilen Sie durch die Produkte, die auf Lager bleiben.',
      'Wert statt Kosten: Gefragt ist, was das Aufbewahren der Produkte kostet.',
    ],
  },
  z30: {
    question: 'Für wie viele Verkaufstage reicht das Lager (Quartal mit 90 Tagen)?',
    feedback: [
      'Produktion: Vergleichen Sie den Bestand mit dem Tempo der Verkäufe.',
      'Ein Monat: Das Quartal hat in dieser Rechnung mehr als 30 Tage.',
      'Bruch umgekehrt: Der Bestand wird durch den Absatz geteilt.',
    ],
  },
  z31: {
    question: 'Welcher Anteil der Bilanzsumme ist durch Eigenkapital finanziert?',
    feedback: [
      'Das sind die Schulden: Gefragt ist das Geld der Eigentümer.',
      'Das sind die Kredite: Sie kommen von der Bank, nicht von den Eigentümern.',
      'Nur gezeichnetes Kapital: Rücklagen, Gewinnvortrag und Ergebnis gehören auch den Eigentümern.',
    ],
  },
  z32: {
    question: 'Wie hoch sind die Finanzschulden in % des Eigenkapitals?',
    feedback: [
      'Alle Schulden: Nehmen Sie nur die bei der Bank.',
      'Bruch umgekehrt: Die Schulden gehören in den Zähler.',
      'Bezogen auf die Bilanzsumme: Teilen Sie nur durch das Eigenkapital.',
    ],
  },
  z33: {
    question: 'Wie hoch ist der effektive Steuersatz?',
    feedback: [
      'Nach Steuer: Teilen Sie durch den Gewinn vor Steuer.',
      'Bezogen auf den Umsatz: Besteuert wird der Gewinn.',
      'Vor Zinsen: Auch sie mindern den zu versteuernden Gewinn.',
    ],
  },
  z34: {
    question: 'Wie viel Rohstoffe je hergestelltes Produkt?',
    feedback: [
      'Je verkauftes Produkt: Die Rohstoffe stecken in den hergestellten Produkten.',
      'Mit Energie: Nehmen Sie nur die Rohstoffe.',
      'Volle Kosten: Sie enthalten auch Löhne und die übrigen Kosten der Werkstatt.',
    ],
  },
  z35: {
    question: 'Welcher Anteil der betrieblichen Aufwendungen entfällt auf das Personal?',
    feedback: [
      'Sozialabgaben vergessen: Personal kostet mehr als seine Löhne.',
      'Bezogen auf den Umsatz: Teilen Sie durch die betrieblichen Aufwendungen.',
      'Bezogen auf die Wertschöpfung: Teilen Sie durch die betrieblichen Aufwendungen.',
    ],
  },
  z36: {
    question: 'Wie lange dauert es im Mittel, bis Kunden zahlen (in Tagen, Quartal mit 90 Tagen)?',
    feedback: [
      'Forderungen mit zwei Quartalen Ziel vergessen: Nehmen Sie alle noch offenen Verkäufe.',
      'Ein Monat: Das Quartal hat in dieser Rechnung mehr als 30 Tage.',
      'Bruch umgekehrt: Die Forderungen werden durch den Umsatz geteilt.',
    ],
  },
  z37: {
    question: 'Wie hoch ist der Bedarf an Umlaufkapital (Vorräte netto, mit Steuererstattung)?',
    feedback: [
      'Liquide Mittel gehören nicht dazu: Der Bedarf ist, was der Betrieb außerhalb der Bank bindet.',
      'Vorräte vergessen: Auch Fertigerzeugnisse binden Geld.',
      'Schulden vergessen: Ziehen Sie ab, worauf Lieferanten, Staat und Eigentümer noch warten.',
    ],
  },
  z38: {
    question: 'Wie hoch ist das Nettoumlaufvermögen (Nettowerte)?',
    feedback: [
      'Kredite vergessen: Auch sie sind dauerhafte Mittel.',
      'Der Überziehungskredit ist eine kurzfristige Schuld: Es zählen nur dauerhafte Mittel.',
      'Anlagevermögen vergessen: Ziehen Sie ab, was mit diesen Mitteln dauerhaft angeschafft wurde.',
    ],
  },
  z39: {
    question: 'Wie hoch ist die Nettoliquidität (Nettoumlaufvermögen − Bedarf an Umlaufkapital)?',
    feedback: [
      'Bedarf vergessen: Ziehen Sie vom Nettoumlaufvermögen ab, was der Betrieb bindet.',
      'Falsches Vorzeichen: Der Überziehungskredit ist eine Schuld und wird abgezogen.',
      'Umgekehrt gerechnet: Die beiden Glieder der Differenz sind vertauscht.',
    ],
  },
  z40: {
    question: 'Wie hoch ist die F&E in % des Umsatzes?',
    feedback: [
      'Kumuliert: Nehmen Sie nur das Budget dieses Quartals.',
      'Anteil an den Aufwendungen: Beziehen Sie die F&E auf den Umsatz.',
      'Einzahlungen: Teilen Sie durch das, was verkauft wurde, nicht durch das eingenommene Geld.',
    ],
  },
  z41: {
    question: 'Was kostet der Transport je verkauftes Produkt?',
    feedback: [
      'Je hergestelltes Produkt: Nur verkaufte Produkte werden geliefert.',
      'Mit Kundendienst: Nehmen Sie nur den Transport.',
      'Je Kunde, bedient oder nicht: Nur verkaufte Produkte werden geliefert.',
    ],
  },
  z42: {
    question:
      'Gewinnschwelle in Stück: variabel = Rohstoffe je hergestelltes + Transport je verkauftes Produkt, der Rest der betrieblichen Aufwendungen ist fix.',
    feedback: [
      'Variable Kosten vergessen: Jedes verkaufte Produkt bringt nur den Preis abzüglich dieser Kosten.',
      'Variable Kosten doppelt gezählt: Ziehen Sie sie von der Summe ab, um die Fixkosten zu finden.',
      'Volle statt variable Kosten: Die Produktionskosten enthalten auch Fixkosten.',
    ],
  },
  z43: {
    question: 'Wie hoch ist der Preiseffekt auf den Umsatz (bei den Mengen des Vorquartals)?',
    feedback: [
      'Neue Mengen: Der Preiseffekt wird hier mit den vorherigen Verkäufen berechnet.',
      'Gesamteffekt: Er mischt Preis und Menge, betrachten Sie nur den Preis.',
      'Das ist der Mengeneffekt: Verändern Sie den Preis, nicht die Menge.',
    ],
  },
  z44: {
    question: 'Wie hoch ist der Mengeneffekt auf den Umsatz (zum Preis des Vorquartals)?',
    feedback: [
      'Neuer Preis: Der Mengeneffekt wird hier zum vorherigen Preis berechnet.',
      'Gesamteffekt: Er mischt Preis und Menge, betrachten Sie nur die Menge.',
      'Das ist der Preiseffekt: Verändern Sie die Menge, nicht den Preis.',
    ],
  },
  z45: {
    question: 'Wie hoch sind die Leerkosten je hergestelltes Produkt?',
    feedback: [
      'Je verkauftes Produkt: Teilen Sie durch die hergestellten Produkte.',
      'Je nicht hergestelltes Produkt: Teilen Sie durch die wirklich hergestellten.',
      'Volle Kosten: Nehmen Sie nur, was die ungenutzte Kapazität gekostet hat.',
    ],
  },
  z46: {
    question: 'Wie hoch ist die Rentabilität des Eigenkapitals zu Beginn des Quartals?',
    feedback: [
      'Endstand: Gehen Sie auf das Eigenkapital vor Ergebnis und Dividenden des Quartals zurück.',
      'Gesamtkapitalrentabilität: Teilen Sie nur durch das Eigenkapital zu Beginn.',
      'Vor Zinsen und Steuer: Den Eigentümern steht das Nettoergebnis zu.',
    ],
  },
  z47: {
    question: 'Welche Marge hat der Handel gebracht?',
    feedback: [
      'Einkauf vergessen: Diese Waren mussten beim Lieferanten bezahlt werden.',
      'Marge aller Verkäufe: Nehmen Sie nur die weiterverkaufte Ware.',
      'Kosten der Werkstatt: Diese Produkte wurden gekauft, nicht hergestellt.',
    ],
  },
  z48: {
    question: 'Welcher Anteil des Nettoergebnisses des Quartals wurde ausgeschüttet?',
    feedback: [
      'Bezogen auf das Eigenkapital: Teilen Sie durch das Ergebnis des Quartals.',
      'Bezogen auf den Cashflow: Teilen Sie durch das Ergebnis, nicht durch das erwirtschaftete Geld.',
      'Bezogen auf den Umsatz: Beziehen Sie die Dividenden auf das Ergebnis.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
