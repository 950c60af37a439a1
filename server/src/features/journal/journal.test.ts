import type { Client } from '@trimestre/contract/client'
import type { JournalEntry } from '@trimestre/contract/journal'
import { predictionFloors, scorePredictions } from '@trimestre/contract/prediction-scores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { runSql } from '../../testing/database-server.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// joueur1 and joueur2 share a company; joueur3 observes it where a test says so, and joueur4 is a rival.

let server: TestServer
let admin: Client
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = roundActs(admin)
})
afterAll(() => server.stop())

type Place = { companyId: number }
type Body = Parameters<typeof bodyOf>[0]
const bodyOf = (body: {
  before?: string | null
  after?: string | null
  change?: string | null
  predictions?: Partial<Record<'demande' | 'liquidites' | 'resultatNet', number | null>>
  revs?: Partial<Record<string, number>>
}) => body

const write = async (as: string, { companyId }: Place, roundNb: number, body: Body) =>
  (await server.client(as))('writeJournal', { params: { id: companyId, roundNb }, body })

const read = async (as: string, { companyId }: Place) =>
  (await server.client(as))('getJournal', { params: { id: companyId } })

const entryOf = async (as: string, place: Place, round: number): Promise<JournalEntry> => {
  const entry = (await read(as, place)).entries.find(each => each.round === round)
  if (entry === undefined) throw new Error(`no entry of round ${round}`)
  return entry
}

const predicted = { demande: 2800, liquidites: 41_000.5, resultatNet: -3000 }
const long = 'Nous attendons davantage de clients grâce à la baisse du prix.'
const aPair = (given: Parameters<typeof aTeam>[2] = {}) => aTeam(server, ['joueur1', 'joueur2'], given)

describe('predictions', () => {
  it('are closed by the pass, and scored with what came once the quarter is published', async () => {
    const team = await aPair()
    const open = await write('joueur1', team, 2, { predictions: predicted })
    expect(open).toMatchObject({
      ...{ round: 2, quarter: 1, version: 1, predictions: predicted, actual: null, scores: null },
      done: { before: false, predictions: true, after: false, change: false },
      writable: { before: true, after: false },
      revs: { demande: 1, liquidites: 1, resultatNet: 1, before: 0 },
    })
    await acts.pass0(team.gameId)
    const late = write('joueur1', team, 2, { predictions: { demande: 2500 } })
    expect(await refusedWith(late)).toBe('409 journal/closed')
    const { actual, scores, predictions } = await entryOf('joueur2', team, 2)
    const [result] = await admin('listGameResults', { params: { gameId: team.gameId } })
    const { demande, liquidites, resultatNet } = result ?? {}
    expect(actual).toEqual({ demande, liquidites, resultatNet })
    expect(predictions).toEqual(predicted)
    expect(actual && scorePredictions(predicted, actual)).toEqual(scores)
    expect(predictionFloors).toEqual({ demande: 100, liquidites: 5000, resultatNet: 5000 })
  })

  it('are emptied by null, and refused where they are no possible figures', async () => {
    const team = await aPair()
    await write('joueur1', team, 2, { predictions: predicted })
    const { predictions } = await write('joueur1', team, 2, { predictions: { demande: null } })
    expect(predictions).toEqual({ ...predicted, demande: null })
    const refused = async (body: Body) => {
      const { status, violations } = await refusalOf(write('joueur1', team, 2, body))
      return [status, ...(violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`)]
    }
    expect(await refused({ predictions: { demande: -1 } })).toEqual([
      422,
      'predictions.demande validation/out-of-bounds',
    ])
    expect(await refused({ predictions: { demande: 1.5 } })).toEqual([
      422,
      'predictions.demande validation/integer',
    ])
    expect(await refused({ predictions: { liquidites: -1e13 } })).toEqual([
      422,
      'predictions.liquidites validation/out-of-bounds',
    ])
    expect(await refused({ before: 'a'.repeat(2001) })).toEqual([422, 'before validation/too-long'])
    expect(await refused({ revs: { before: 0.5 } })).toEqual([422, 'revs.before validation/integer'])
  })

  it('are those of the last acknowledged save when saves race with the pass, and none is acknowledged after', async () => {
    const team = await aPair()
    let last = 0
    const saves = Array.from({ length: 200 }, async (_, index) => {
      const saved = await write('joueur1', team, 2, { predictions: { demande: index + 1 } }).catch(() => null)
      if (saved !== null) last = Math.max(last, saved.revs.demande ?? 0)
      return saved
    })
    await Promise.race(saves)
    const passed = acts.pass0(team.gameId)
    const outcomes = await Promise.all(saves)
    await passed
    const acknowledged = outcomes.filter(outcome => outcome !== null)
    const newest = acknowledged.find(({ revs }) => revs.demande === last)
    const { predictions, revs } = await entryOf('joueur1', team, 2)
    expect(predictions.demande).toBe(newest?.predictions.demande ?? null)
    expect(revs.demande).toBe(last)
  })
})

describe('the texts of a quarter', () => {
  it('open with its publication and close with the pass of the next one', async () => {
    const team = await aPair()
    expect(await refusedWith(write('joueur1', team, 2, { after: long }))).toBe('409 journal/not-yet')
    expect(await refusedWith(write('joueur1', team, 1, { before: long }))).toBe('409 journal/closed')
    expect(await refusedWith(write('joueur1', team, 3, { before: long }))).toBe('404 request/not-found')
    await acts.pass0(team.gameId)
    const written = await write('joueur2', team, 2, { after: long, change: 'Court' })
    expect(written.done).toEqual({ before: false, predictions: false, after: true, change: false })
    expect(await refusedWith(write('joueur1', team, 2, { before: long }))).toBe('409 journal/closed')
    await acts.pass0(team.gameId)
    expect(await refusedWith(write('joueur1', team, 2, { after: 'Tard' }))).toBe('409 journal/closed')
    expect(await entryOf('joueur1', team, 2)).toMatchObject({ after: long, change: 'Court' })
  })

  it('of the last quarter close two weeks after its publication', async () => {
    const team = await aPair({ nbTurns: 1 })
    await acts.pass0(team.gameId)
    expect(await refusedWith(write('joueur1', team, 3, { before: long }))).toBe('409 journal/closed')
    const move = (time: string) =>
      runSql(
        server.databaseUrl,
        `update games set revision = revision + 1 where id = ${team.gameId};
         update rounds set published_at = now() - interval '${time}' where game_id = ${team.gameId}`,
      )
    await move('13 days 23 hours')
    expect((await write('joueur1', team, 2, { after: long })).after).toBe(long)
    await move('14 days')
    expect(await refusedWith(write('joueur1', team, 2, { after: 'Tard' }))).toBe('409 journal/closed')
    expect((await read('joueur1', team)).entries.map(({ round }) => round)).toEqual([2])
  })

  it('that another member changed are refused with both contents, all or none', async () => {
    const team = await aPair()
    await write('joueur1', team, 2, { before: 'Un', predictions: { demande: 100 } })
    await write('joueur2', team, 2, { before: 'Deux', revs: { before: 1 } })
    const body = { before: 'Trois', predictions: { demande: 200 }, revs: { before: 1, demande: 1 } }
    const refusal = await refusalOf(write('joueur1', team, 2, body))
    expect(`${refusal.status} ${refusal.code}`).toBe('409 journal/changed')
    expect(refusal.journalConflicts).toEqual([
      {
        name: 'before',
        yours: { value: 'Trois', basedOn: 1 },
        theirs: {
          value: 'Deux',
          version: 2,
          by: expect.objectContaining({ name: 'joueur2' }),
          at: expect.any(String),
        },
      },
    ])
    const unread = write('joueur1', team, 2, { before: 'Trois' })
    expect(await refusedWith(unread)).toBe('409 journal/changed')
    const same = await write('joueur1', team, 2, { before: 'Deux', revs: { before: 1 } })
    expect(same).toMatchObject({ before: 'Deux', revs: { before: 2 }, predictions: { demande: 100 } })
    expect((await write('joueur1', team, 2, { before: null, revs: { before: 2 } })).before).toBe('')
  })

  it('are told to the members of the company and to nobody else, and observers only read them', async () => {
    const team = await aPair({ rivals: ['joueur4'] })
    await seatMember(server, team, 'joueur3', { kind: 'observer' })
    const listen = async (as: string) => {
      const { token } = await server.session(as)
      return listenToGame({ baseUrl: server.url, getToken: () => token, gameId: team.gameId })
    }
    const [member, rival] = [await listen('joueur2'), await listen('joueur4')]
    await Promise.all([member.untilOpen(), rival.untilOpen()])
    await write('joueur1', team, 2, { before: long })
    await member.until('company.updated')
    expect(member.events.at(-1)?.data).toEqual({ companyId: team.companyId, change: 'journal' })
    await acts.pass0(team.gameId)
    await rival.until('round.passed')
    expect(rival.names()).not.toContain('company.updated')
    await Promise.all([member.close(), rival.close()])
    expect(await refusedWith(read('joueur4', team))).toBe('403 auth/forbidden')
    expect(await refusedWith(write('joueur4', team, 3, { before: 'Non' }))).toBe('403 auth/forbidden')
    expect(await refusedWith(write('joueur3', team, 3, { before: 'Non' }))).toBe('403 teams/observer')
    const { entries, reading } = await read('joueur3', team)
    expect(reading).toBe('all')
    expect(entries.map(({ before, writable }) => [before, writable.before])).toEqual([
      ['', false],
      [long, false],
    ])
  })
})
