import type { TeachingTexts } from '../types.ts'

/** What questions say otherwise where they are about the company of the reader. */
export const ownQuestions: TeachingTexts['ownQuestions'] = {
  d01: { text: 'Sie haben {u} Kunden nicht bedient. Was hätten Sie wissen müssen, und wann?' },
  d03: {
    b: {
      1: 'Der Markt selbst (Saison, Lebenszyklus) hat Ihre Nachfrage um {market} Einheiten verändert.',
      2: 'Ihre Entscheidungen haben sie um {decisions} Einheiten verändert.',
    },
  },
  d04: { text: 'Sie gewinnen {x} Punkte Marktanteil. Durch welche Entscheidung, und zu welchem Preis?' },
  f14: { text: 'Ihr Produktionsplan überstieg die Kapazität. Wie sieht man das vorher?' },
  t21: { text: 'Ihr Unternehmen hat das Konto überzogen. Welche Entscheidung ließ das erwarten?' },
  t22: {
    text: 'Sie haben einen Notkredit erhalten, und der ist teuer. Was hätten Sie ein Quartal früher tun können?',
    b: { 0: 'Der Notkredit beträgt {loans} BA.' },
  },
  h26: {
    b: {
      0: 'Die Motivation Ihrer Arbeitskräfte beträgt {morale} %.',
      2: 'Der Schulungsstand beträgt {training} %; Neue senken ihn.',
    },
  },
  h29: { b: { 0: 'Die Überstunden betragen {overtime} %.' } },
  r33: { b: { 0: 'Ihr Ergebnis vor Steuern betrug {profit} BA.' } },
  i36: {
    b: { 1: 'Ihre F&E-Stufe ist {level}.', 2: 'Der Fortschritt zur nächsten Stufe beträgt {progress} %.' },
  },
  i37: { text: 'Sie haben eine F&E-Stufe erreicht: Was hat sich geändert?' },
  e41: {
    text: '„{e}“ machte in Ihrem Ergebnis {a} BA aus. Wie hatten Sie sich darauf vorbereitet?',
    a: [
      'Was hat die Wirkung gedämpft oder verstärkt: Geld, Lager, Kapazität oder Preis?',
      'Welche Entscheidung vor dem Ereignis hat den Unterschied gemacht?',
    ],
  },
  l42: {
    text: 'Ihre Prognosen werden besser: {x}, dann {y} von 100. Was hat sich an Ihrer Methode geändert?',
  },
  l43: { b: { 0: 'Ihre Prognose erreicht {score} von 100 Punkten.' } },
  l44: { text: 'Ihr Ergebnis verbessert sich um {x} BA. Was haben Sie aus dem Vorquartal gelernt?' },
}
