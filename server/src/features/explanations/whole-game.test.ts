import type { Explanation } from '@trimestre/contract/explanations'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { patiently } from '../../../../testing/patience.ts'
import { seed } from '../../../../testing/properties.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** The numbers of companies and quarters of the game; the long game is part of `engine`. */
const [companyCount, quarterCount] = includesPart('engine') ? [12, 12] : [5, 5]
const names = Array.from({ length: companyCount }, (_, index) => `classe${index + 1}`)

/** The figures whose change is split into causes for players, and how many of their smallest unit make one. */
const explained = {
  'result.demande': 1,
  'result.nombreProduitVendu': 1,
  'result.partMarche': 10_000,
  'result.prixProduit': 100,
  'result.resultatNet': 100,
  'result.liquidites': 100,
} as const
type Explained = keyof typeof explained
const figures = Object.keys(explained) as Explained[]

/** The decisions of one company in one quarter. */
const choices = fc.record({
  ventes: fc.record({ prixVente: fc.integer({ min: 40, max: 60 }) }),
  marketing: fc.record({ budgetPublicite: fc.integer({ min: 0, max: 9000 }) }),
  production: fc.record({ quantiteProduction: fc.integer({ min: 1500, max: 3200 }) }),
})
type Choices = Record<string, Record<string, number>>
const script = fc.sample(choices, companyCount * quarterCount) as Choices[]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const name of names) await anAccount(server, name)
})
afterAll(() => server.stop())

const smallest = (value: number, figure: Explained) => Math.round(value * explained[figure])

/**
 * Returns the faults of an explanation; none when its parts add up to the change, and the change leads to the value.
 */
function faultsOf({ figure, quarter, value, change }: Explanation): string[] {
  const where = `${figure} in quarter ${quarter}, seed ${seed}`
  const key = figure as Explained
  if (change === null) return quarter === 1 ? [] : [`${where}: no causes`]
  const parts = change.causes.reduce((sum, cause) => sum + smallest(cause.amount, key), 0)
  return [
    ...(parts === smallest(change.amount, key) ? [] : [`${where}: causes add up to ${parts}`]),
    ...(smallest(change.before, key) + smallest(change.amount, key) === smallest(value, key)
      ? []
      : [`${where}: ${change.before} and ${change.amount} are not ${value}`]),
  ]
}

it(
  'the parts of explanations add up in every quarter of every company of a game, as players read them',
  async () => {
    const game = await aGame(server, { players: names, nbTurns: quarterCount })
    const admin = await server.client('admin')
    const clients = await Promise.all(names.map(name => server.client(name)))
    const companies = names.map(
      name => game.companies.find(({ userCompany }) => userCompany.username === name)?.id ?? 0,
    )
    for (let quarter = 1; quarter <= quarterCount; quarter += 1) {
      const { id: roundId } = await admin('getActiveRound', { params: { gameId: game.id } })
      for (const [index, client] of clients.entries()) {
        const decided = script[(quarter - 1) * companyCount + index] ?? {}
        for (const [area, decisions] of Object.entries(decided)) {
          const params = { roundId, area, companyId: companies[index] ?? 0 }
          await client('saveDecisions', { params, body: { decisions } })
        }
      }
      await admin('passAndOpenRound', { params: { gameId: game.id } })
    }

    let changes = 0
    const faults: string[] = []
    for (const [index, client] of clients.entries()) {
      const id = companies[index] ?? 0
      const results = (await client('listCompanyResults', { params: { id } }))['hydra:member']
      expect(results).toHaveLength(quarterCount)
      for (const { round } of results) {
        for (const figure of figures) {
          const params = { id, figure }
          const explanation = await client('getExplanation', { params, query: { round: round.roundNb } })
          if (explanation.change) changes += 1
          faults.push(...faultsOf(explanation).map(fault => `${names[index]}: ${fault}`))
        }
      }
    }
    expect(faults).toEqual([])
    // In a first quarter only the demand has a change, which is relative to the reference.
    expect(changes).toBe(companyCount * ((quarterCount - 1) * figures.length + 1))
  },
  patiently(240_000),
)
