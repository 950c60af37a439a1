import type { QuizTexts } from '../types.ts'

/** The questions of level 1. */
export const firstQuestions = {
  z01: {
    question: 'Wie hoch ist der Umsatz?',
    feedback: [
      'Preis × hergestellte statt verkaufte Menge: Zählen Sie nur, was die Kunden gekauft haben.',
      'Nicht bediente Kunden haben nichts bezahlt: Multiplizieren Sie den Preis mit dem Absatz, nicht mit der Nachfrage.',
      'Eingenommen ist nicht verkauft: Ein Verkauf zählt sofort, auch wenn der Kunde später zahlt.',
    ],
  },
  z02: {
    question: 'Wie viele Produkte haben Sie verkauft?',
    feedback: [
      'Nicht alle wurden bedient: Berücksichtigen Sie die Kunden, die leer ausgingen.',
      'Hergestellt ist nicht verkauft: Ein Produkt kann auf Lager bleiben oder vom Lager kommen.',
      'Abziehen statt addieren: Die nicht bediente Nachfrage ist ein Teil der Nachfrage.',
    ],
  },
  z03: {
    question: 'Wie viele Produkte bleiben auf Lager?',
    feedback: [
      'Anfangsbestand vergessen: Gehen Sie von dem aus, was zu Beginn des Quartals auf Lager lag.',
      'Verkäufe vergessen: Ziehen Sie die an Kunden gelieferten Produkte ab.',
      'Nachfrage statt Verkäufe: Nur gelieferte Produkte haben das Lager verlassen.',
    ],
  },
  z04: {
    question: 'Welchen Anteil der Kunden haben Sie bedient?',
    feedback: [
      'Das ist der nicht bediente Anteil: Gefragt sind die Kunden, die ihr Produkt bekommen haben.',
      'Durch die Produktion geteilt: Ein Anteil der Kunden bezieht sich auf die Zahl der Kunden.',
      'Bruch umgekehrt: Bediente Kunden gehören in den Zähler, alle Kunden in den Nenner.',
    ],
  },
  z05: {
    question: 'Um wie viel haben sich die liquiden Mittel verändert?',
    feedback: [
      'Ein Ergebnis ist keine Einzahlung: Vergleichen Sie, was an Geld herein- und hinausgeflossen ist.',
      'Verkäufe auf Ziel mitgezählt: Nehmen Sie, was die Kunden bezahlt, nicht was sie gekauft haben.',
      'Falsches Vorzeichen: Gehen Sie vom hereingeflossenen Geld aus und ziehen Sie das hinausgeflossene ab.',
    ],
  },
  z06: {
    question: 'Wie hoch sind die liquiden Mittel am Ende des Quartals?',
    feedback: [
      'Anfangsbestand vergessen: Das ist die Veränderung im Quartal, auf dem Konto war schon vorher Geld.',
      'Ergebnis statt Zahlungen: Zum Anfangsbestand kommen die Geldbewegungen, nicht Gewinn oder Verlust.',
      'Auszahlungen vergessen: Ziehen Sie auch das Geld ab, das im Quartal hinausgeflossen ist.',
    ],
  },
  z07: {
    question: 'Wie hoch ist das Nettoergebnis?',
    feedback: [
      'Zinsen und Steuer vergessen: Das ist das Betriebsergebnis, gehen Sie weiter bis zur letzten Zeile.',
      'Steuer vergessen: Ziehen Sie die Gewinnsteuer ab.',
      'Zahlungsströme: Vergleichen Sie Erträge mit Aufwendungen, nicht Einzahlungen mit Auszahlungen.',
    ],
  },
  z08: {
    question: 'Um wie viele Prozentpunkte hat sich Ihr Marktanteil verändert?',
    feedback: [
      'Falsches Vorzeichen: Gehen Sie vom Anteil dieses Quartals aus und ziehen Sie den vorherigen ab.',
      'Stand statt Veränderung: Vergleichen Sie diesen Anteil mit dem des Vorquartals.',
      'Relative Veränderung: Prozentpunkte sind die einfache Differenz zweier Prozentsätze.',
    ],
  },
  z09: {
    question: 'Um wie viel % hat sich Ihr Preis verändert?',
    feedback: [
      'Das ist die Veränderung in BA: Beziehen Sie sie auf den Ausgangspreis.',
      'Neuer Preis als Basis: Eine prozentuale Veränderung bezieht sich auf den vorherigen Preis.',
      'Falsches Vorzeichen: Eine Erhöhung ist positiv, eine Senkung negativ.',
    ],
  },
  z10: {
    question: 'Welcher Anteil der Kapazität wurde genutzt?',
    feedback: [
      'Absatz statt Produktion: Die Kapazität dient der Herstellung, ob verkauft wird oder nicht.',
      'Nur eine der beiden Kapazitäten, die der Maschinen: Suchen Sie den Engpass der Werkstatt.',
      'Nur eine der beiden Kapazitäten, die der Arbeitskräfte: Suchen Sie den Engpass der Werkstatt.',
    ],
  },
  z11: {
    question: 'Wie hoch war die Produktionskapazität?',
    feedback: [
      'Die kleinere entscheidet: Eine Maschine ohne Arbeitskraft stellt nichts her, und umgekehrt.',
      'Nicht addieren: Maschinen und Arbeitskräfte stellen gemeinsam dieselben Produkte her.',
      'Tatsächlich statt möglich: Die Kapazität ist, was die Werkstatt hätte herstellen können.',
    ],
  },
  z12: {
    question: 'Wie viele Produkte je Arbeitskraft (hergestellte Menge)?',
    feedback: [
      'Verkauft statt hergestellt: Arbeitskräfte stellen her, Kunden kaufen.',
      'Je Maschine statt je Arbeitskraft: Ändern Sie den Divisor.',
      'Möglich statt tatsächlich: Nehmen Sie die Produktion des Quartals, nicht die Kapazität.',
    ],
  },
  z13: {
    question: 'Was kostet eine Arbeitskraft je Quartal, einschließlich Sozialabgaben?',
    feedback: [
      'Sozialabgaben vergessen: Das Unternehmen zahlt sie zusätzlich zu den Löhnen.',
      'Je hergestelltes Produkt: Teilen Sie durch die Zahl der Arbeitskräfte.',
      'Belegschaft doppelt gezählt: Die Unbeschäftigten gehören schon dazu.',
    ],
  },
  z14: {
    question: 'Wie hoch ist die Marge je Stück (Preis − Produktionskosten)?',
    feedback: [
      'Löhne vergessen: Rohstoffe sind nur ein Teil der Produktionskosten.',
      'Falsches Vorzeichen: Gehen Sie vom Preis aus und ziehen Sie die Kosten ab.',
      'Ergebnis je Stück: Es enthält auch andere Kosten als die der Produktion.',
    ],
  },
  z15: {
    question: 'Was kostet die Herstellung eines Produkts?',
    feedback: [
      'Durch den Absatz geteilt: Diese Kosten gehören zu den hergestellten Produkten.',
      'Nur Rohstoffe: Nehmen Sie alle Kosten der Herstellung, auch die Löhne.',
      'Lagerung ist keine Produktion: Das Aufbewahren gehört nicht zur Herstellung.',
    ],
  },
  z16: {
    question: 'Wie viel Umsatz in BA ging verloren, weil Produkte fehlten?',
    feedback: [
      'Zu Kosten bewertet: Der Kunde hätte den Verkaufspreis bezahlt.',
      'Nur die Marge: Gefragt ist der Umsatz, vor Abzug der Kosten.',
      'Die ganze Nachfrage: Nur die nicht bedienten Kunden fehlen in Ihrem Umsatz.',
    ],
  },
  z17: {
    question: 'Wie viel Werbung je verkauftes Produkt?',
    feedback: [
      'Je hergestelltes Produkt: Teilen Sie durch die verkauften Produkte.',
      'Je Kunde, bedient oder nicht: Hier zählen nur die verkauften Produkte.',
      'In % des Umsatzes: Gefragt ist ein Betrag je Stück.',
    ],
  },
  z18: {
    question: 'Welcher Anteil der Nachfrage wurde nicht bedient?',
    feedback: [
      'Bezogen auf den Absatz: Beziehen Sie die nicht bedienten Kunden auf die ganze Nachfrage.',
      'Bedienter Anteil: Gefragt sind die Kunden, die leer ausgingen.',
      'Bezogen auf die Produktion: Ein Anteil der Nachfrage wird durch die Nachfrage geteilt.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
