import type { StatementLine } from '@trimestre/contract/statements'
import { type Order, type PeriodGroup, periodGroups } from './period-lines.ts'

export type IncomeHeading = 'operatingIncome' | 'operatingCharges' | 'financial' | 'exceptional' | 'result'

/** The income statement in list form, in the order of the Plan comptable général. */
const order: Order<IncomeHeading> = [
  [
    'operatingIncome',
    [
      ['plain', 'ventesMarchandises'],
      ['plain', 'productionVendue'],
      ['plain', 'productionStockee'],
      ['plain', 'subventions'],
      ['plain', 'reprises'],
      ['plain', 'autresProduits'],
      ['subtotal', 'produitsExploitation'],
    ],
  ],
  [
    'operatingCharges',
    [
      ['plain', 'achatsMarchandises'],
      ['plain', 'achatsMatieres'],
      ['plain', 'autresAchatsChargesExternes'],
      ['plain', 'impotsTaxes'],
      ['plain', 'salairesTraitements'],
      ['plain', 'chargesSociales'],
      ['plain', 'dotationsAmortissements'],
      ['plain', 'dotationsDepreciations'],
      ['plain', 'autresCharges'],
      ['subtotal', 'chargesExploitation'],
      ['total', 'resultatExploitation'],
    ],
  ],
  [
    'financial',
    [
      ['plus', 'produitsFinanciers'],
      ['minus', 'chargesFinancieres'],
      ['subtotal', 'resultatFinancier'],
      ['total', 'resultatCourantAvantImpots'],
    ],
  ],
  [
    'exceptional',
    [
      ['plus', 'produitsExceptionnels'],
      ['minus', 'chargesExceptionnelles'],
      ['subtotal', 'resultatExceptionnel'],
    ],
  ],
  [
    'result',
    [
      ['minus', 'impotBenefices'],
      ['plain', 'totalProduits'],
      ['plain', 'totalCharges'],
      ['total', 'resultatNet'],
    ],
  ],
]

/** The lines that the list form adds to those of the server. */
const sums = {
  resultatCourantAvantImpots: ['resultatExploitation', 'resultatFinancier'],
  totalProduits: ['produitsExploitation', 'produitsFinanciers', 'produitsExceptionnels'],
  totalCharges: ['chargesExploitation', 'chargesFinancieres', 'chargesExceptionnelles', 'impotBenefices'],
}

export const incomeGroups = (lines: readonly StatementLine[]): PeriodGroup<IncomeHeading>[] =>
  periodGroups(order, lines, sums)
