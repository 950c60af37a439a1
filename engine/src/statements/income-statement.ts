import {
  BAD_DEBTS,
  BOOK_VALUE_OF_DISPOSALS,
  DEPOSIT_INTEREST,
  DEPRECIATION,
  EXCEPTIONAL_CHARGES,
  EXCEPTIONAL_INCOME,
  EXTERNAL_CHARGES,
  FORFEITS,
  INCOME_TAX,
  LOAN_INTEREST,
  LOCAL_TAXES,
  MATERIALS,
  OTHER_FINANCIAL_CHARGES,
  OVERDRAFT_INTEREST,
  PROCEEDS_OF_DISPOSALS,
  RESALE_PURCHASES,
  RESALES,
  SALES,
  SEVERANCE,
  SOCIAL_CHARGES,
  STOCK_CHANGE,
  SUBSIDIES,
  WAGES,
  WRITE_BACKS,
  WRITE_DOWNS,
} from '../chart-of-accounts.ts'
import { type Balances, balanceOf, creditOf } from '../journal.ts'

/** Income statement of a quarter, in centimes; its lines have the names of the French statement (model, section 9). */
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
  produitsFinanciers: number
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

/** Returns external purchases and charges other than materials and goods, in centimes. */
export function externalCharges(balances: Balances): number {
  return EXTERNAL_CHARGES.reduce((total, account) => total + balanceOf(balances, account), 0)
}

/** Builds the income statement from the balances before the income accounts are closed. */
export function incomeStatement(balances: Balances): IncomeStatement {
  const ventesMarchandises = creditOf(balances, RESALES)
  const productionVendue = creditOf(balances, SALES)
  const productionStockee = creditOf(balances, STOCK_CHANGE)
  const subventions = creditOf(balances, SUBSIDIES)
  const autresProduits = creditOf(balances, PROCEEDS_OF_DISPOSALS)
  const reprises = creditOf(balances, WRITE_BACKS)
  const achatsMarchandises = balanceOf(balances, RESALE_PURCHASES)
  const achatsMatieres = balanceOf(balances, MATERIALS)
  const autresAchatsChargesExternes = externalCharges(balances)
  const impotsTaxes = balanceOf(balances, LOCAL_TAXES)
  const salairesTraitements = balanceOf(balances, WAGES) + balanceOf(balances, SEVERANCE)
  const chargesSociales = balanceOf(balances, SOCIAL_CHARGES)
  const dotationsAmortissements = balanceOf(balances, DEPRECIATION)
  const dotationsDepreciations = balanceOf(balances, WRITE_DOWNS)
  const autresCharges =
    balanceOf(balances, BAD_DEBTS) +
    balanceOf(balances, BOOK_VALUE_OF_DISPOSALS) +
    balanceOf(balances, FORFEITS)
  const produitsFinanciers = creditOf(balances, DEPOSIT_INTEREST)
  const chargesFinancieres =
    balanceOf(balances, LOAN_INTEREST) +
    balanceOf(balances, OVERDRAFT_INTEREST) +
    balanceOf(balances, OTHER_FINANCIAL_CHARGES)
  const produitsExceptionnels = creditOf(balances, EXCEPTIONAL_INCOME)
  const chargesExceptionnelles = balanceOf(balances, EXCEPTIONAL_CHARGES)
  const impotBenefices = balanceOf(balances, INCOME_TAX)
  const produitsExploitation =
    ventesMarchandises + productionVendue + productionStockee + subventions + autresProduits + reprises
  const chargesExploitation =
    achatsMarchandises +
    achatsMatieres +
    autresAchatsChargesExternes +
    impotsTaxes +
    salairesTraitements +
    chargesSociales +
    dotationsAmortissements +
    dotationsDepreciations +
    autresCharges
  const resultatExploitation = produitsExploitation - chargesExploitation
  const resultatFinancier = produitsFinanciers - chargesFinancieres
  const resultatExceptionnel = produitsExceptionnels - chargesExceptionnelles
  return {
    ventesMarchandises,
    productionVendue,
    productionStockee,
    subventions,
    autresProduits,
    reprises,
    achatsMarchandises,
    achatsMatieres,
    autresAchatsChargesExternes,
    impotsTaxes,
    salairesTraitements,
    chargesSociales,
    dotationsAmortissements,
    dotationsDepreciations,
    autresCharges,
    produitsFinanciers,
    chargesFinancieres,
    produitsExceptionnels,
    chargesExceptionnelles,
    impotBenefices,
    produitsExploitation,
    chargesExploitation,
    resultatExploitation,
    resultatFinancier,
    resultatExceptionnel,
    resultatNet: resultatExploitation + resultatFinancier + resultatExceptionnel - impotBenefices,
  }
}
