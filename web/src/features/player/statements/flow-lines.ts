import type { Order } from './period-lines.ts'

/** The tableau de financement: stable resources and uses, then what became of the change in working capital. */
export const financingOrder = [
  [
    'resources',
    [
      ['plain', 'capaciteAutofinancement'],
      ['plain', 'cessionsImmobilisations'],
      ['plain', 'nouveauxEmprunts'],
      ['subtotal', 'ressourcesStables'],
    ],
  ],
  [
    'uses',
    [
      ['plain', 'dividendesVerses'],
      ['plain', 'acquisitionsImmobilisations'],
      ['plain', 'remboursementsEmprunts'],
      ['subtotal', 'emploisStables'],
      ['total', 'variationFondsRoulement'],
    ],
  ],
  [
    'workingCapital',
    [
      ['plus', 'variationStocks'],
      ['plus', 'variationCreances'],
      ['minus', 'variationDettes'],
      ['subtotal', 'variationBesoinFondsRoulement'],
      ['total', 'variationTresorerie'],
    ],
  ],
] as const satisfies Order<string>

/** The cash-flow statement, by activity; its payments are negative. */
export const cashFlowOrder = [
  [
    'operating',
    [
      ['plain', 'capaciteAutofinancement'],
      ['plain', 'incidenceBesoinFondsRoulement'],
      ['subtotal', 'fluxExploitation'],
    ],
  ],
  [
    'investing',
    [
      ['plain', 'cessionsImmobilisations'],
      ['plain', 'acquisitionsImmobilisations'],
      ['subtotal', 'fluxInvestissement'],
    ],
  ],
  [
    'borrowing',
    [
      ['plain', 'nouveauxEmprunts'],
      ['plain', 'remboursementsEmprunts'],
      ['plain', 'dividendesVerses'],
      ['subtotal', 'fluxFinancement'],
    ],
  ],
  [
    'cash',
    [
      ['total', 'variationTresorerie'],
      ['plain', 'tresorerieOuverture'],
      ['total', 'tresorerieCloture'],
    ],
  ],
] as const satisfies Order<string>
