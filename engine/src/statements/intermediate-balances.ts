import {
  BAD_DEBTS,
  BOOK_VALUE_OF_DISPOSALS,
  DEPOSIT_INTEREST,
  DEPRECIATION,
  EXCEPTIONAL_CHARGES,
  EXCEPTIONAL_INCOME,
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
import { externalCharges } from './income-statement.ts'

/**
 * Soldes intermédiaires de gestion, centimes: the PCG's chain of balances (former art. 842-1) with asset disposals in
 * the operating result since règlement ANC 2022-06 (model, section 9).
 */
export interface IntermediateBalances {
  margeCommerciale: number
  productionExercice: number
  consommationsTiers: number
  valeurAjoutee: number
  excedentBrutExploitation: number
  resultatExploitation: number
  resultatCourantAvantImpots: number
  resultatExceptionnel: number
  resultatNet: number
  plusValuesCessions: number
  capaciteAutofinancement: number
}

/** Builds the intermediate balances from the balances before the income accounts are closed. */
export function intermediateBalances(b: Balances): IntermediateBalances {
  const margeCommerciale = creditOf(b, RESALES) - balanceOf(b, RESALE_PURCHASES)
  const productionExercice = creditOf(b, SALES) + creditOf(b, STOCK_CHANGE)
  const consommationsTiers = balanceOf(b, MATERIALS) + externalCharges(b)
  const valeurAjoutee = margeCommerciale + productionExercice - consommationsTiers
  const excedentBrutExploitation =
    valeurAjoutee +
    creditOf(b, SUBSIDIES) -
    (balanceOf(b, LOCAL_TAXES) + balanceOf(b, WAGES) + balanceOf(b, SEVERANCE) + balanceOf(b, SOCIAL_CHARGES))
  const resultatExploitation =
    excedentBrutExploitation +
    creditOf(b, PROCEEDS_OF_DISPOSALS) +
    creditOf(b, WRITE_BACKS) -
    (balanceOf(b, BAD_DEBTS) +
      balanceOf(b, BOOK_VALUE_OF_DISPOSALS) +
      balanceOf(b, FORFEITS) +
      balanceOf(b, DEPRECIATION) +
      balanceOf(b, WRITE_DOWNS))
  const resultatCourantAvantImpots =
    resultatExploitation +
    creditOf(b, DEPOSIT_INTEREST) -
    (balanceOf(b, LOAN_INTEREST) + balanceOf(b, OVERDRAFT_INTEREST) + balanceOf(b, OTHER_FINANCIAL_CHARGES))
  const resultatExceptionnel = creditOf(b, EXCEPTIONAL_INCOME) - balanceOf(b, EXCEPTIONAL_CHARGES)
  const resultatNet = resultatCourantAvantImpots + resultatExceptionnel - balanceOf(b, INCOME_TAX)
  const plusValuesCessions = creditOf(b, PROCEEDS_OF_DISPOSALS) - balanceOf(b, BOOK_VALUE_OF_DISPOSALS)
  return {
    margeCommerciale,
    productionExercice,
    consommationsTiers,
    valeurAjoutee,
    excedentBrutExploitation,
    resultatExploitation,
    resultatCourantAvantImpots,
    resultatExceptionnel,
    resultatNet,
    plusValuesCessions,
    capaciteAutofinancement:
      resultatNet +
      balanceOf(b, DEPRECIATION) +
      balanceOf(b, WRITE_DOWNS) -
      creditOf(b, WRITE_BACKS) -
      plusValuesCessions,
  }
}
