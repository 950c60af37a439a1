import { describe, expect, test } from 'vitest'
import { phases, simulateQuarter } from './index.ts'
import {
  aQuarter,
  companies,
  playBots,
  type Strategy,
  type StrategyName,
  strategies,
} from './testing/index.ts'

/** What the model promises about the calibration of a game (sections 4.2 and 14, number 15). */

const START = 30_000_000

describe('a company on the defaults', () => {
  const seasons = { saisonT1: 1, saisonT2: 1.05, saisonT3: 0.9, saisonT4: 1.05 }
  const counts = [1, 2, 3, 4, 5, 6, 8, 12, 40]

  test.each(phases.map(({ key }) => key))('makes no loss in a first quarter in %s', phase => {
    const results = counts.flatMap(count =>
      [{}, seasons].flatMap(criteria => {
        const output = simulateQuarter(aQuarter({ phase, criteria, companies: companies(count) }))
        return Object.values(output.companies).map(({ result }) => result.resultatNet)
      }),
    )
    expect(Math.min(...results)).toBeGreaterThanOrEqual(0)
  })

  const managers = { a: 'balanced', b: 'premium', c: 'cautious', d: 'innovator' } as const
  const gameIn = (phase: (typeof phases)[number]['key']) =>
    playBots({ seed: 1, players: { ...managers, idle: 'absent' }, quarterCount: 8, game: { phase } }).quarters

  test.each(['Lancement', 'Croissance', 'Maturite'] as const)(
    'stays near 300 000 BA in %s and ends behind companies that manage',
    phase => {
      const idle = gameIn(phase).map(quarter => quarter.companies.idle?.result)
      for (const result of idle)
        expect(Math.abs((result?.valeurSociete ?? 0) - START)).toBeLessThan(START / 20)
      expect(idle.at(-1)?.classement).toBe(5)
    },
  )

  test('ends below 300 000 BA in Declin', () => {
    expect(gameIn('Declin').at(-1)?.companies.idle?.result.valeurSociete).toBeLessThan(START)
  })
})

describe('the best wage', () => {
  const wages = [1350, 1400, 1450, 1500, 1550, 1600, 1650]
  const paying =
    (name: StrategyName, salaire: number): Strategy =>
    view => ({ ...strategies[name](view), salaire })

  test.each(['balanced', 'premium', 'cautious'] as const)(
    'of a %s manager is neither the minimum nor a tenth above the reference',
    name => {
      const values = wages.map(wage => {
        const players = { own: paying(name, wage), b: 'balanced', c: 'balanced', d: 'balanced' } as const
        const { quarters } = playBots({ seed: 1, players, quarterCount: 8 })
        return quarters.at(-1)?.companies.own?.result.valeurSociete ?? 0
      })
      const best = values.indexOf(Math.max(...values))
      expect(best).toBeGreaterThan(0)
      expect(best).toBeLessThan(wages.length - 1)
    },
  )
})
