import type { AccountNumber } from '../catalogue/accounts.ts'
import { type Balances, balanceOf } from '../journal.ts'

/** Income statement of a quarter, centimes; the names of its lines are the French statement's (model, section 9). */
export interface IncomeStatement {
  ventesMarchandises: number
  productionVendue: number
  productionStockee: number
  subventions: number
  autresProduits: number
  reprises: number
  achatsMarchandises: number
  achatsMatieres: number
  autresAchatsChargesExternes: number
  impotsTaxes: number
  salairesTraitements: number
  chargesSociales: number
  dotationsAmortissements: number
  dotationsDepreciations: number
  autresCharges: number
  chargesFinancieres: number
  produitsExceptionnels: number
  chargesExceptionnelles: number
  impotBenefices: number
  produitsExploitation: number
  chargesExploitation: number
  resultatExploitation: number
  resultatFinancier: number
  resultatExceptionnel: number
  resultatNet: number
}

/** External purchases and charges other than materials and goods. */
export const EXTERNAL_CHARGES: readonly AccountNumber[] = [
  '6061',
  '611',
  '6132',
  '6155',
  '616',
  '617',
  '6226',
  '6228',
  '623',
  '6242',
  '628',
  '6284',
]

/** Charges: the sum of debit balances. */
export function charges(balances: Balances, ...numbers: AccountNumber[]): number {
  let total = 0
  for (const account of numbers) total += balanceOf(balances, account)
  return total
}

/** Products: the sum of credit balances. */
export function products(balances: Balances, ...numbers: AccountNumber[]): number {
  return 0 - charges(balances, ...numbers)
}

/** The income statement, from the balances before the income accounts are closed. */
export function incomeStatement(balances: Balances): IncomeStatement {
  const lines = {
    ventesMarchandises: products(balances, '707'),
    productionVendue: products(balances, '701'),
    productionStockee: products(balances, '7135'),
    subventions: products(balances, '74'),
    autresProduits: products(balances, '757'),
    reprises: products(balances, '7817'),
    achatsMarchandises: charges(balances, '607'),
    achatsMatieres: charges(balances, '601'),
    autresAchatsChargesExternes: charges(balances, ...EXTERNAL_CHARGES),
    impotsTaxes: charges(balances, '6351'),
    salairesTraitements: charges(balances, '6411', '6414'),
    chargesSociales: charges(balances, '645'),
    dotationsAmortissements: charges(balances, '6811'),
    dotationsDepreciations: charges(balances, '6817'),
    autresCharges: charges(balances, '654', '657'),
    chargesFinancieres: charges(balances, '6611', '6616', '668'),
    produitsExceptionnels: products(balances, '778'),
    chargesExceptionnelles: charges(balances, '678'),
    impotBenefices: charges(balances, '695'),
  }
  const produitsExploitation = operatingProducts(lines)
  const chargesExploitation = operatingCharges(lines)
  const resultatExploitation = produitsExploitation - chargesExploitation
  const resultatFinancier = 0 - lines.chargesFinancieres
  const resultatExceptionnel = lines.produitsExceptionnels - lines.chargesExceptionnelles
  return {
    ...lines,
    produitsExploitation,
    chargesExploitation,
    resultatExploitation,
    resultatFinancier,
    resultatExceptionnel,
    resultatNet: resultatExploitation + resultatFinancier + resultatExceptionnel - lines.impotBenefices,
  }
}

type Lines = Omit<IncomeStatement, 'produitsExploitation' | 'chargesExploitation' | `resultat${string}`>

const operatingProducts = (lines: Lines): number =>
  lines.ventesMarchandises +
  lines.productionVendue +
  lines.productionStockee +
  lines.subventions +
  lines.autresProduits +
  lines.reprises

const operatingCharges = (lines: Lines): number =>
  lines.achatsMarchandises +
  lines.achatsMatieres +
  lines.autresAchatsChargesExternes +
  lines.impotsTaxes +
  lines.salairesTraitements +
  lines.chargesSociales +
  lines.dotationsAmortissements +
  lines.dotationsDepreciations +
  lines.autresCharges
