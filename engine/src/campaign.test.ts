import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalJson } from './index.ts'
import { printCompanies } from './scenario.ts'
import { eventOf, playBots } from './testing/index.ts'

/**
 * Recorded whole campaigns. A difference here means that games already played would no longer be recomputed
 * identically: either a bug, or a new version of the rules.
 */

const CAMPAIGNS = [
  { seed: 1, level: 4, phase: 'Croissance', segments: 1 },
  { seed: 2, level: 2, phase: 'Lancement', segments: 1 },
  { seed: 3, level: 3, phase: 'Declin', segments: 1 },
  { seed: 4, level: 4, phase: 'Maturite', segments: 2 },
] as const

const PLAYERS = {
  a: 'balanced',
  b: 'volume',
  c: 'premium',
  d: 'innovator',
  e: 'cautious',
  f: 'absent',
  g: 'erratic',
} as const

const EVENTS = [
  [],
  [eventOf('recession')],
  [eventOf('penurieMatieres'), eventOf('greve')],
  [],
  [eventOf('boomEconomique')],
]

test.each(CAMPAIGNS)(
  'campaign $seed is recomputed as it was recorded',
  ({ seed, level, phase, segments }) => {
    const { quarters } = playBots({
      seed,
      players: PLAYERS,
      quarterCount: 8,
      game: { level, phase, product: { typeOfMarket: 'standard', evolution: 0, dimension: 2800, segments } },
      events: EVENTS,
    })
    const figures = quarters.map(({ market, companies }) => ({
      demande: market.demandeTotale,
      prixMoyen: market.prixMoyen,
      companies: Object.entries(companies).map(([id, { result }]) =>
        [id, result.classement, result.valeurSociete, result.nombreProduitVendu, result.liquidites].join(' '),
      ),
    }))
    const printed = quarters.map(quarter => ({
      market: quarter.market,
      companies: Object.fromEntries(printCompanies(quarter)),
    }))
    const digest = createHash('sha256').update(canonicalJson(printed)).digest('hex')
    expect({ figures, digest }).toMatchSnapshot()
  },
)

test('sensible managers stay afloat in a campaign, and an erratic one ranks last', () => {
  const { quarters } = playBots({ seed: 5, players: PLAYERS, quarterCount: 8 })
  const last = quarters.at(-1)
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    expect(last?.companies[id]?.result.capitauxPropres).toBeGreaterThan(20_000_000)
  }
  expect(last?.companies.g?.result.classement).toBe(7)
})
