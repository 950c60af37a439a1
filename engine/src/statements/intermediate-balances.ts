import type { Balances } from '../journal.ts'
import { charges, EXTERNAL_CHARGES, products } from './income-statement.ts'

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

/** The intermediate balances, from the balances before the income accounts are closed. */
export function intermediateBalances(b: Balances): IntermediateBalances {
  const margeCommerciale = products(b, '707') - charges(b, '607')
  const productionExercice = products(b, '701', '7135')
  const consommationsTiers = charges(b, '601', ...EXTERNAL_CHARGES)
  const valeurAjoutee = margeCommerciale + productionExercice - consommationsTiers
  const excedentBrutExploitation =
    valeurAjoutee + products(b, '74') - charges(b, '6351', '6411', '6414', '645')
  const resultatExploitation =
    excedentBrutExploitation + products(b, '757', '7817') - charges(b, '654', '657', '6811', '6817')
  const resultatCourantAvantImpots = resultatExploitation - charges(b, '6611', '6616', '668')
  const resultatExceptionnel = products(b, '778') - charges(b, '678')
  const resultatNet = resultatCourantAvantImpots + resultatExceptionnel - charges(b, '695')
  const plusValuesCessions = products(b, '757') - charges(b, '657')
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
      resultatNet + charges(b, '6811', '6817') - products(b, '7817') - plusValuesCessions,
  }
}
