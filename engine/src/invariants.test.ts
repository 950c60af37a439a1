import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { playedGame, playedSteps, roundedRatio, roundedShare, total } from './testing/played-games.ts'
import type { Step } from './testing/random-games.ts'

/** The invariants of the model (section 14) on what a company does in a quarter: numbers 1, 5, 8 and 11. */

const GAMES = { numRuns: runs(100) }

/** Checks every company's quarter of random games. */
const everyStep = (check: (step: Step) => void): void =>
  fc.assert(
    fc.property(fc.nat(), seed => playedSteps(seed).forEach(check)),
    GAMES,
  )

function expectExact(value: unknown, path: string): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new Error(`${path} is ${value}`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) expectExact(field, `${path}.${key}`)
  } else if (typeof value !== 'string' && typeof value !== 'boolean') {
    throw new Error(`${path} is ${String(value)}`)
  }
}

function expectWithin(values: Record<string, number>, max: number): void {
  for (const [name, value] of Object.entries(values)) {
    expect(value, name).toBeGreaterThanOrEqual(0)
    expect(value, name).toBeLessThanOrEqual(max)
  }
}

describe('a quarter', () => {
  test('outputs only integers, texts and booleans', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        for (const { output } of playedGame(seed)) expectExact(output, 'output')
      }),
      GAMES,
    )
  })

  test('accounts for every unit, within capacity', () => {
    everyStep(({ before, company: { result, decisions } }) => {
      const ownSales = result.nombreProduitVendu - result.ventesNegoce
      expect(result.nombreProduitStok).toBe(
        before.stock + result.nombreProduitsFabriques - ownSales - result.produitsPerdus,
      )
      expectWithin({ stock: result.nombreProduitStok }, result.capacitestock)
      const most = Math.min(decisions.quantiteProduction, result.capaciteProduction)
      expectWithin({ produced: result.nombreProduitsFabriques }, most)
    })
  })

  test('charges a forfeit for the part of the plan beyond capacity, at most for the capacity', () => {
    everyStep(({ company: { result, decisions }, criteria }) => {
      const excess = Math.max(0, decisions.quantiteProduction - result.nombreProduitsFabriques)
      const cancelled = Math.min(excess, result.capaciteProduction)
      expect(result.dedits).toBe(roundedShare(cancelled * criteria.coutMatiere, criteria.tauxDedit))
      expect(excess > 0).toBe(result.alertes.includes('CAPACITE'))
    })
  })

  test('keeps indices and shares between 0 and 1', () => {
    everyStep(({ company: { result, statements } }) => {
      const { moralOuvrier, tauxFormation, pointsQualite, usureMachine, reputation } = result
      const { partMarche, avancementtoursuivant } = result
      const indices = { moralOuvrier, tauxFormation, pointsQualite, usureMachine, reputation }
      expectWithin({ ...indices, partMarche, avancementtoursuivant }, 1_000_000)
      for (const { part } of statements.demande.segments) expectWithin({ part }, 1_000_000)
    })
  })

  test('never has more idle workers or resignations than workers, nor pays less than the minimum wage', () => {
    everyStep(({ before, company: { result, decisions }, criteria }) => {
      expectWithin({ idle: result.nombreOuvriersInocupes }, result.nbEmployees)
      expectWithin({ resignations: result.demissions }, before.ouvriers)
      expect(result.nbEmployees).toBe(
        before.ouvriers - result.demissions - decisions.licenciements + decisions.embauches,
      )
      const minimum = roundedShare(criteria.salaireReference, criteria.salaireMinimum)
      expect(decisions.salaire).toBeGreaterThanOrEqual(minimum)
    })
  })

  test('explains the whole change of demand, which is the sum over segments', () => {
    everyStep(({ before, company: { result, statements } }) => {
      const { effets, segments } = statements.demande
      const { total: all, ...effects } = effets
      expect(total(Object.values(effects))).toBe(result.variationDemand)
      expect(all).toBe(result.variationDemand)
      const { report, ...primary } = effects
      expect(report).toBe(result.demandeReportee - (before.precedent?.report ?? 0))
      for (const [name, effect] of Object.entries(primary)) {
        const parts = segments.map(segment => segment.effets[name as keyof typeof primary])
        expect(total(parts), name).toBe(effect)
      }
      segments.forEach(({ demande, effets: own }, index) => {
        const earlier = before.precedent?.segments[index]?.demande
        if (earlier !== undefined) expect(total(Object.values(own))).toBe(demande - earlier)
      })
    })
  })

  test('publishes the demand of each segment, which adds up to the primary demand', () => {
    everyStep(({ company: { result, statements }, market }) => {
      const { segments } = statements.demande
      expect(segments).toHaveLength(market.segments.length)
      expect(total(segments.map(({ demande }) => demande))).toBe(result.demandePrimaire)
      segments.forEach(({ demande, part }, index) => {
        const whole = market.segments[index]?.demande ?? 0
        expect(part).toBe(whole === 0 ? 0 : roundedRatio(demande, 1_000_000, whole))
      })
    })
  })

  test('explains the whole value', () => {
    everyStep(({ company: { result, statements } }) => {
      const { valeurSociete, ...components } = statements.valeur
      expect(total(Object.values(components))).toBe(valeurSociete)
      expect(result.valeurSociete).toBe(valeurSociete)
      expect(components.capitauxPropres).toBe(result.capitauxPropres)
      for (const never of [components.climat, components.remiseEnEtat, components.decoteStock]) {
        expect(never).toBeLessThanOrEqual(0)
      }
    })
  })
})
