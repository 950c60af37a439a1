import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patiently } from '../../../../testing/patience.ts'
import { aGame } from '../../testing/build-game.ts'
import { runSql } from '../../testing/database-server.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { somePlayers } from '../../testing/some-players.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const quarterCount = 12
const companyCount = 20
const perCompany = 10

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

/** A game of several teams in which every person has journals, marks and an adjustment. */
async function aLargeClass(prefix: string, teams: number, quarters: number): Promise<number> {
  const admin = await server.client('admin')
  const { id } = await aGame(server, { nbTurns: quarters })
  const ids = await somePlayers(
    server,
    Array.from({ length: teams * perCompany }, (_, index) => `${prefix}${index}`),
  )
  await runSql(
    server.databaseUrl,
    `with counted as (
       update games set revision = revision + 1, next_seat = next_seat + ${teams} where id = ${id}),
     made as (
       insert into companies (game_id, seat) select ${id}, n from generate_series(1, ${teams}) n returning id, seat)
     insert into company_members (game_id, company_id, user_id)
     select ${id}, made.id, person.id
     from unnest('{${ids}}'::bigint[]) with ordinality as person (id, place)
     join made on made.seat = 1 + (person.place - 1) % ${teams}`,
  )
  const acts = roundActs(admin)
  for (let quarter = 0; quarter < quarters; quarter += 1) await acts.pass0(id)
  await runSql(
    server.databaseUrl,
    `insert into grading_marks (game_id, component, user_id, mark)
     select ${id}, 'oral', person, 50 from unnest('{${ids}}'::bigint[]) as person`,
  )
  return id
}

/** Returns how many statements a preview sends to the database. */
async function statementsOf(gameId: number): Promise<number> {
  const admin = await server.client('admin')
  const kinds = ['thresholds', 'progress', 'journal', 'engagement', 'plan', 'quiz'] as const
  const components = [
    ...kinds.map(kind => aComponent({ key: kind, kind, weight: 10 })),
    aComponent({ key: 'value', kind: 'value', weight: 20, normalisation: 'percentile' }),
    aComponent({ weight: 20 }),
  ]
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { rows } = await admin('previewGrading', {
      params: { id: gameId },
      body: { scheme: aGradingScheme({ components }) },
    })
    expect(rows.every(({ total }) => total !== null)).toBe(true)
    const texts = query.mock.calls.map(([asked]) => textOf(asked))
    // The events of the passes before may still be published.
    const own = texts.filter(text => !text.includes('stream_events'))
    expect(own.length).toBeGreaterThan(0)
    return own.length
  } finally {
    query.mockRestore()
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked)

it(
  'grades 200 people over 12 quarters with as many queries as ten people over one',
  async () => {
    const small = await aLargeClass('petit', 1, 1)
    const large = await aLargeClass('grand', companyCount, quarterCount)
    expect(await statementsOf(large)).toBeLessThanOrEqual(await statementsOf(small))
  },
  patiently(120_000),
)
