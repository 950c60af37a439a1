import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { canonicalJson, events, runScenario } from '@trimestre/engine'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { quarterResults, rounds } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type QuarterVerdict, verifyGame } from './verify-game.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const prices: Record<string, number[]> = { joueur1: [48, 47.5, 46], joueur2: [52, 55.1, 57] }
const players = Object.keys(prices)
const quarterCount = 3

/** Creates a game of three quarters whose players change their price and, once, their machines. */
async function playedGame() {
  const game = await aGame(server, { players, phase: 'Croissance' })
  const admin = await server.client('admin')
  const companyIds: Record<string, number> = {}
  for (let index = 0; index < quarterCount; index += 1) {
    const round = await admin('getActiveRound', { params: { gameId: game.id } })
    for (const name of players) {
      const client = await server.client(name)
      const { user } = await server.session(name)
      const [company] = await client('findCompany', { params: { userId: user.id, gameId: game.id } })
      const companyId = company?.id ?? 0
      companyIds[name] = companyId
      const save = (area: string, decisions: Record<string, number>) =>
        client('saveDecisions', { params: { roundId: round.id, companyId, area }, body: { decisions } })
      await save('ventes', { prixVente: prices[name]?.[index] ?? 50 })
      if (index === 1) await save('production', { achatMachines: 1, quantiteProduction: 2900 })
    }
    await admin('passAndOpenRound', { params: { gameId: game.id } })
  }
  return { gameId: game.id, companyIds }
}

async function verdictsOf(gameId: number): Promise<QuarterVerdict[]> {
  const verdicts: QuarterVerdict[] = []
  for await (const verdict of verifyGame(server.context.db, gameId)) verdicts.push(verdict)
  return verdicts
}

async function resultOf(gameId: number, roundNb: number, companyId: number) {
  const [row] = await server.context.db
    .select({ id: quarterResults.id, result: quarterResults.result, state: quarterResults.state })
    .from(quarterResults)
    .innerJoin(rounds, eq(rounds.id, quarterResults.roundId))
    .where(
      and(eq(rounds.gameId, gameId), eq(rounds.roundNb, roundNb), eq(quarterResults.companyId, companyId)),
    )
  if (row === undefined) throw new Error('no result')
  return row
}

/** Runs the command as an administrator would. */
function runVerify(...args: string[]): Promise<{ code: number; output: string }> {
  const script = fileURLToPath(new URL('../../cli/verify.ts', import.meta.url))
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: server.context.db.$client.options.connectionString,
  }
  return new Promise(resolve => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr })
    })
  })
}

describe('a game', () => {
  it('has the same figures as a scenario with the same decisions', async () => {
    const { gameId, companyIds } = await playedGame()
    const tax = events.find(event => event.key === 'impot')
    const quarters = Array.from({ length: quarterCount }, (_, index) => ({
      events: [{ name: tax?.name ?? '', impact: tax?.impact ?? [] }],
      decisions: Object.fromEntries(
        players.map(name => [
          name,
          {
            prixVente: prices[name]?.[index] ?? 50,
            ...(index === 1 ? { achatMachines: 1, quantiteProduction: 2900 } : {}),
          },
        ]),
      ),
    }))
    const scenario = runScenario({
      version: 2,
      parameters: { nbTurns: 4 },
      phase: 'Croissance',
      level: 4,
      companies: players.map(id => ({ id })),
      quarters,
    })
    for (const name of players) {
      for (let index = 0; index < quarterCount; index += 1) {
        const stored = await resultOf(gameId, index + 2, companyIds[name] ?? 0)
        const given = scenario.quarters[index]?.companies[name]
        expect(canonicalJson(stored.result)).toBe(canonicalJson(given?.result))
        expect(canonicalJson(stored.state)).toBe(canonicalJson(given?.state))
      }
    }
  })

  it('is recomputed byte for byte from its stored data', async () => {
    const { gameId } = await playedGame()
    const verdicts = await verdictsOf(gameId)
    expect(verdicts.map(({ quarter, companyCount }) => [quarter, companyCount])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ])
    for (const { difference, chainDifference } of verdicts) {
      expect([difference, chainDifference]).toEqual([undefined, undefined])
    }
  })
})

const tamper = (gameId: number, statement: SQL) =>
  server.context.db.transaction(async tx => {
    await tx.execute(statement)
    await raiseGameRevisions(tx, [gameId])
  })

describe('verifying', () => {
  it('finds one changed figure and names quarter, company and document', async () => {
    const { gameId, companyIds } = await playedGame()
    const { id } = await resultOf(gameId, 3, companyIds.joueur2 ?? 0)
    await tamper(
      gameId,
      sql`update quarter_results set statements = regexp_replace(statements::text, '"capital":30000000', '"capital":30000001')::json where id = ${id}`,
    )
    const verdicts = await verdictsOf(gameId)
    expect(verdicts.map(verdict => verdict.difference?.document)).toEqual([
      undefined,
      'statements',
      undefined,
    ])
    expect(verdicts[1]?.difference?.companyId).toBe(companyIds.joueur2)
    const command = await runVerify('--game', String(gameId))
    expect(command.code).toBe(1)
    expect(command.output).toMatch(/quarter 2: 2 companies: DIFFERENT/)
    expect(command.output).toMatch(/first difference: statements of company \d+, character \d+/)
  })

  it('finds a closing state that does not lead to the next quarter', async () => {
    const { gameId, companyIds } = await playedGame()
    const { id } = await resultOf(gameId, 2, companyIds.joueur1 ?? 0)
    await tamper(
      gameId,
      sql`update quarter_results set state = regexp_replace(state::text, '"ouvriers":20', '"ouvriers":21')::json where id = ${id}`,
    )
    const verdicts = await verdictsOf(gameId)
    expect(verdicts[0]?.difference?.document).toBe('state')
    expect(verdicts[1]?.difference).toBeDefined()
    expect(verdicts[1]?.chainDifference).toBeUndefined()
  })

  it('reports errors in one sentence', async () => {
    const { gameId } = await playedGame()
    expect(await runVerify('--game', String(gameId))).toMatchObject({ code: 0 })
    const unknown = await runVerify('--game', '999999')
    expect([unknown.code, unknown.output.trim()]).toEqual([2, 'There is no game 999999 in this database.'])
    expect((await runVerify()).output).toMatch(/^Usage:/)
  })
})
