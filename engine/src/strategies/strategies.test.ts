import { describe, expect, it } from 'vitest'
import { decideAsComputer, type StrategyBooks, type StrategyFacts, type StrategySeat } from '../index.ts'
import { drawsOf } from './character.ts'

const facts: StrategyFacts = {
  quarter: 1,
  rounds: 8,
  phase: 'Croissance',
  quartersInPhase: 0,
  level: 4,
  product: { dimension: 2800, evolution: 0 },
  criteria: { saisonT1: 1, saisonT2: 1.05, saisonT3: 0.9, saisonT4: 1.05 },
  meanPrice: 0,
  events: [],
  previousEvents: [],
}

const atOpening: StrategyBooks = { result: null, state: null }

const result = {
  nbEmployees: 22,
  nombreMachines: 11,
  nombreProduitStok: 310,
  liquidites: 2_154_300,
  productiviteMachine: 296,
  capaciteOuvriers: 3410,
  pourcentageHSOuvrier: 0,
  demande: 3120,
  demandeNonSatisfaite: 200,
  prixVente: 5120,
}

const boomOf = (value: number) => [{ impact: [{ criterion: 'coefDemande', operation: 'multiply', value }] }]

const inQuarter3: StrategyFacts = { ...facts, quarter: 3, quartersInPhase: 2, meanPrice: 5075 }
const played: StrategyBooks = { result, state: { capaciteStock: 1500 } }
const inDecline: StrategyFacts = {
  ...facts,
  quarter: 7,
  phase: 'Declin',
  quartersInPhase: 6,
  meanPrice: 5075,
  previousEvents: boomOf(1.2),
}
const indebted: StrategyBooks = {
  ...played,
  result: { ...result, liquidites: -250_000, demandeNonSatisfaite: 0, nombreProduitStok: 1400 },
}

const of = (level: StrategySeat['level'], temperament: StrategySeat['temperament']): StrategySeat => ({
  seat: 2,
  seed: 2026,
  level,
  temperament,
})

const keys = [
  'quantiteProduction',
  'embauches',
  'licenciements',
  'prixVente',
  'budgetPublicite',
  'budgetMaintenance',
  'budgetFormation',
  'budgetQualite',
  'gradeMatieres',
  'budgetRD',
  'budgetSAV',
  'modeTransport',
  'achatMachines',
  'locationStock',
  'emprunt',
] as const

describe('the strategies of computers', () => {
  it('draw a character for each seat from the seed of the game', () => {
    expect(drawsOf({ seed: 2026, seat: 2 })).toEqual([-100, 35, 50])
    expect(drawsOf({ seed: 1, seat: 1 })).toEqual([40, 98, 32])
  })

  it.each([
    [facts, atOpening, of(1, 'prudent'), [2524, 0, 0, 49, 6831, 3300, 1000, 3533, 2, 4725, 2240, 1, 0, 0, 0]],
    [
      facts,
      atOpening,
      of(2, 'prix'),
      [2580, 0, 3, 48.5, 6487, 3300, 850, 4128, 1, 3290, 2688, 1, 2, 0, 26_000],
    ],
    [
      facts,
      atOpening,
      of(3, 'innovateur'),
      [2664, 0, 2, 53.5, 7728, 3300, 900, 3196, 2, 11_324, 2688, 2, 2, 0, 26_000],
    ],
    [
      inQuarter3,
      played,
      of(1, 'prudent'),
      [3060, 0, 0, 51.2, 6831, 3630, 1100, 4284, 2, 4725, 2496, 1, 0, 0, 0],
    ],
    [
      inQuarter3,
      played,
      of(2, 'qualite'),
      [2797, 0, 3, 52.7, 8691, 3960, 1425, 4475, 3, 4775, 3452, 3, 1, 0, 8000],
    ],
    [
      inQuarter3,
      played,
      of(3, 'innovateur'),
      [2941, 0, 3, 52, 7718, 3630, 950, 3529, 2, 11_310, 2761, 2, 3, 0, 32_000],
    ],
    [
      { ...inQuarter3, events: boomOf(1.2) },
      played,
      of(3, 'prudent'),
      [3256, 0, 0, 53.5, 11_645, 3630, 1100, 4558, 2, 8726, 2761, 1, 5, 0, 56_000],
    ],
    [
      inDecline,
      indebted,
      of(3, 'prudent'),
      [935, 0, 3, 48.6, 2981, 3630, 665, 1309, 2, 0, 1668, 1, 0, 0, 15_000],
    ],
  ])('decide as computed by hand (%#)', (known, books, seat, expected) => {
    const decided = decideAsComputer(known, books, seat)
    expect(Object.keys(decided).sort()).toEqual([...keys].sort())
    expect(keys.map(key => decided[key])).toEqual(expected)
  })

  const quiet = { ...result, demandeNonSatisfaite: 0 }
  const priceOf = (known: StrategyBooks['result'], seat: StrategySeat) =>
    decideAsComputer(inQuarter3, { ...played, result: known }, seat).prixVente

  it('move the price by three tenths of the way to its target, halves upwards', () => {
    // Targets of 52.43 and 49.00.
    expect(priceOf(quiet, of(2, 'qualite'))).toBe(51.6)
    expect(priceOf({ ...quiet, prixVente: 5121 }, of(2, 'prudent'))).toBe(50.6)
    expect(priceOf({ ...quiet, prixVente: 5135 }, of(2, 'prudent'))).toBe(50.7)
  })

  it('lower the price by three hundredths at level 2 when a quarter of the demand is left unsold', () => {
    expect(priceOf({ ...quiet, nombreProduitStok: 1400 }, of(2, 'qualite'))).toBe(49.7)
  })

  it('count a worker without the overtime of the quarter before', () => {
    const overtime = { ...result, pourcentageHSOuvrier: 200_000, capaciteOuvriers: 4092 }
    for (const level of [1, 2, 3] as const) {
      const decided = decideAsComputer(inQuarter3, { ...played, result: overtime }, of(level, 'prudent'))
      expect(decided).toEqual(decideAsComputer(inQuarter3, played, of(level, 'prudent')))
    }
  })

  it('produce nothing while enough is in stock, and rent room for what is left of it', () => {
    const full = { ...played, result: { ...result, nombreProduitStok: 5000 } }
    expect(decideAsComputer(inQuarter3, full, of(1, 'prudent'))).toMatchObject({
      quantiteProduction: 0,
      locationStock: 580,
      budgetQualite: 420,
      embauches: 0,
      licenciements: 0,
    })
  })

  it('dismiss a sixth of the workers at most, beginners none', () => {
    const dismissed = (nombreProduitStok: number, level: StrategySeat['level']) =>
      decideAsComputer(
        inQuarter3,
        { ...played, result: { ...result, nombreProduitStok } },
        of(level, 'prudent'),
      ).licenciements
    expect([dismissed(5000, 1), dismissed(5000, 2), dismissed(5000, 3)]).toEqual([0, 3, 3])
  })
})
