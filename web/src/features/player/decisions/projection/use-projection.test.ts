import type { ProjectionInputs } from '@trimestre/contract/projection'
import { expect, test } from 'vitest'
import type { OwnForecast } from './forecast.ts'
import { whatIfOf } from './use-projection.ts'
import type { Engine } from './what-if.ts'

/** An engine in which customers leave with the price and each brings its price. */
const engine = {
  forecastDemand({ decisions }: { decisions: Record<string, number> }) {
    const expected = 6000 - 60 * (decisions.prixVente ?? 50)
    return { low: expected - 300, expected, high: expected + 300 }
  },
  project: ({ decisions, demand }: { decisions: Record<string, number>; demand: number }) => ({
    figures: { demande: demand, chiffreAffaires: demand * (decisions.prixVente ?? 50) },
  }),
} as unknown as Engine

const inputs = { saved: { prixVente: 50 } } as unknown as ProjectionInputs

function whatIf(prixVente: number, own: OwnForecast | null = null) {
  const kept: (OwnForecast | null)[] = []
  return { kept, ...whatIfOf(engine, inputs, { values: { prixVente }, own, keep: next => kept.push(next) }) }
}

test('projects the typed values for few, expected and many customers', () => {
  const { low, now, high, saved, demand } = whatIf(60)
  expect([low, now, high].map(({ figures }) => figures.demande)).toEqual([2100, 2400, 2700])
  expect(demand.expected).toBe(2400)
  expect(saved.figures).toMatchObject({ demande: 3000, chiffreAffaires: 150_000 })
  expect(now.figures.chiffreAffaires).toBe(144_000)
})

test('projects a scenario with the customers of its own price, also around an own number', () => {
  expect(whatIf(60).of({ prixVente: 70 }).figures.demande).toBe(1800)
  const own = { demand: 3600, estimate: 3000 }
  expect(whatIf(50, own).now.figures.demande).toBe(3600)
  expect(whatIf(50, own).of({ prixVente: 70 }).figures.demande).toBe(2160)
})

test('keeps an own number with the estimate at that moment, until the player returns to it', () => {
  const { setDemand, kept } = whatIf(60)
  setDemand(2000)
  setDemand(null)
  expect(kept).toEqual([{ demand: 2000, estimate: 2400 }, null])
})
