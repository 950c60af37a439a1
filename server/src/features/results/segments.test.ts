import type { Client } from '@trimestre/contract/client'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { quarterResults, roundVersions } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
})
afterAll(() => server.stop())

/** Creates a game of two players, in which the first buys the survey and the second is dear, and passes one quarter. */
async function aPlayedMarket(segments: 1 | 2) {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const params = { id: game.id }
  await admin('configureGame', { params, body: { segments } })
  const roundId = game.rounds.at(-1)?.id ?? 0
  const idOf = async (name: string) => {
    const { user } = await server.session(name)
    return game.companies.find(({ userCompany }) => userCompany.id === user.id)?.id ?? 0
  }
  const [cheap, dear] = [await idOf('joueur1'), await idOf('joueur2')]
  await player('saveDecisions', {
    params: { roundId, area: 'marketing', companyId: cheap },
    body: { decisions: { etudeMarche: 1 } },
  })
  await (await server.client('joueur2'))('saveDecisions', {
    params: { roundId, area: 'ventes', companyId: dear },
    body: { decisions: { prixVente: 65 } },
  })
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  return { game, roundId, cheap, dear, read: () => player('getMarketStudy', { params: { id: cheap } }) }
}

it('shows the demand and share of every company in each segment of a divided market', async () => {
  const { cheap, dear, read } = await aPlayedMarket(2)
  const { segments, companies, demandeTotale } = await read()
  expect(segments.map(({ type }) => type)).toEqual(['grandeConsommation', 'luxe'])
  expect(segments.reduce((sum, { demande }) => sum + demande, 0)).toBe(demandeTotale)
  expect(segments.reduce((sum, { part }) => sum + part, 0)).toBe(100)
  for (const [index, { partReference }] of segments.entries()) {
    const shares = companies.map(company => company.segments[index]?.part ?? Number.NaN)
    expect(shares.reduce((sum, share) => sum + share, partReference)).toBeCloseTo(100, 2)
  }
  const partOf = (id: number, index: number) =>
    companies.find(({ companyId }) => companyId === id)?.segments[index]?.part ?? Number.NaN
  expect(partOf(dear, 1)).toBeGreaterThan(partOf(dear, 0))
  expect(partOf(cheap, 0)).toBeGreaterThan(partOf(dear, 0))
})

it('has no segments in an undivided market', async () => {
  const { segments, companies } = await (await aPlayedMarket(1)).read()
  expect(segments).toEqual([])
  expect(companies.map(company => company.segments)).toEqual([[], []])
})

it('surveys what draws the customers of each segment', async () => {
  const drawsOf = async (segments: 1 | 2) => {
    const { dear, read } = await aPlayedMarket(segments)
    return (await read()).etude?.find(({ companyId }) => companyId === dear)?.attraits ?? []
  }
  const [priceSegment, demandingSegment, ...others] = await drawsOf(2)
  expect(priceSegment?.prix).toBeLessThan(demandingSegment?.prix ?? Number.NaN)
  expect(others).toEqual([])
  expect(await drawsOf(1)).toHaveLength(1)
})

it('reads quarters passed by the first engine, which wrote one set of terms and no segments', async () => {
  const { game, roundId, read } = await aPlayedMarket(1)
  const before = await read()
  await server.context.db.transaction(async tx => {
    await tx
      .update(roundVersions)
      .set({ market: sql`(market::jsonb - 'segments')::json` })
      .where(eq(roundVersions.roundId, roundId))
    const demand = sql`jsonb_build_object('termes', statements::jsonb#>'{demande,segments,0,termes}')`
    await tx
      .update(quarterResults)
      .set({ statements: sql`jsonb_set(statements::jsonb, '{demande}', ${demand})::json` })
      .where(eq(quarterResults.roundId, roundId))
    await raiseGameRevisions(tx, [game.id])
  })
  expect(await read()).toEqual(before)
})
