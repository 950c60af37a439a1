import type { Client } from '@trimestre/contract/client'
import type { JournalEntry } from '@trimestre/contract/journal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTranscript } from '../../testing/all-answers.ts'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let root: Client
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  root = await server.client('superadmin')
  acts = roundActs(admin)
})
afterAll(() => server.stop())

type Place = { companyId: number }
type Fields = { before?: string; after?: string; predictions?: { demande?: number } }

const write = async ({ companyId }: Place, roundNb: number, body: Fields, as = 'joueur1') =>
  (await server.client(as))('writeJournal', { params: { id: companyId, roundNb }, body })

const entriesOf = async ({ companyId }: Place, as = 'joueur1') =>
  (await (await server.client(as))('getJournal', { params: { id: companyId } })).entries

const brief = ({ round, version, superseded, before, actual, writable }: JournalEntry) =>
  [
    `${round}.${version}${superseded ? ' superseded' : ''}`,
    before,
    ...(actual === null ? [] : ['with results']),
    ...(writable.before ? ['open'] : []),
  ].join(', ')

const roundOf = async (gameId: number, roundNb: number) =>
  (await acts.read(gameId)).rounds.find(round => round.roundNb === roundNb)?.id ?? 0

const reopen = async (gameId: number, roundNb: number, mode: 'replay' | 'recompute') =>
  admin('reopenRound', {
    params: { id: await roundOf(gameId, roundNb) },
    body: { mode, reason: 'Erreur' },
  })

describe('the journal of a quarter that is computed more than once', () => {
  it('has neither results nor scores while the quarter is hidden, and is given back by an undo', async () => {
    const team = await aTeam(server, ['joueur1'])
    await acts.hold(team.gameId)
    await write(team, 2, { before: 'Un', predictions: { demande: 2800 } })
    await acts.close(team.gameId)
    for (const as of ['joueur1', 'admin']) {
      const [entry] = await entriesOf(team, as)
      expect(entry).toMatchObject({ actual: null, scores: null, writable: { before: false, after: false } })
    }
    expect(await refusedWith(write(team, 2, { before: 'Deux' }))).toBe('409 journal/closed')
    expect(await refusedWith(write(team, 2, { after: 'Deux' }))).toBe('409 journal/not-yet')
    await acts.undo(await acts.lastId(team.gameId))
    expect((await entriesOf(team)).map(brief)).toEqual(['2.2, Un, open'])
    await write(team, 2, { before: 'Deux' })
    await acts.close(team.gameId)
    await acts.publish(await acts.lastId(team.gameId))
    const [last] = await entriesOf(team)
    expect(last).toMatchObject({ before: 'Deux', version: 2, predictions: { demande: 2800 } })
    expect(last?.scores?.demande).toEqual(expect.any(Number))
  })

  it('stays when the quarter is played again, and a copy of it opens', async () => {
    const team = await aTeam(server, ['joueur1'])
    await write(team, 2, { before: 'Un' })
    await acts.pass0(team.gameId)
    await write(team, 3, { before: 'Trois' })
    await reopen(team.gameId, 2, 'replay')
    expect((await entriesOf(team)).map(brief)).toEqual(['2.2, Un, open', '2.1 superseded, Un, with results'])
    await write(team, 2, { before: 'Deux' })
    await acts.pass0(team.gameId)
    expect((await entriesOf(team)).map(brief)).toEqual([
      '3.1, Trois, open',
      '2.2, Deux, with results',
      '2.1 superseded, Un, with results',
    ])
  })

  it('is measured against the new figures once they are published, besides the first ones', async () => {
    const team = await aTeam(server, ['joueur1'])
    await write(team, 2, { before: 'Un', predictions: { demande: 2800 } })
    await acts.pass0(team.gameId)
    await reopen(team.gameId, 2, 'recompute')
    await write(team, 2, { after: 'Plus tard' })
    expect((await entriesOf(team)).map(brief)).toEqual(['3.1, , open', '2.1, Un, with results'])
    await acts.publish(await roundOf(team.gameId, 2))
    const entries = await entriesOf(team)
    expect(entries.map(brief)).toEqual([
      '3.1, , open',
      '2.2, Un, with results',
      '2.1 superseded, Un, with results',
    ])
    expect(entries[1]).toMatchObject({ after: 'Plus tard', writable: { after: true } })
  })

  it('does not reach the epoch that a restart begins', async () => {
    const team = await aTeam(server, ['joueur1'])
    await write(team, 2, { before: 'Un' })
    await acts.pass0(team.gameId)
    await write(team, 3, { before: 'Deux' })
    const params = { id: team.gameId }
    await admin('configureGame', { params, body: { journalReading: 'done' } })
    await admin('configureGame', { params, body: { journalReading: 'all' } })
    await admin('restartGame', { params, body: { decisions: 'clear', reason: 'Essai fini' } })
    expect((await entriesOf(team)).map(brief)).toEqual(['2.2, , open'])
    await write(team, 2, { before: 'Neuf' })
    const seen = await entriesOf(team, 'admin')
    expect(seen.map(brief)).toEqual(['2.2, Neuf'])
    await acts.pass0(team.gameId)
    expect((await entriesOf(team)).map(brief)).toEqual(['3.1, , open', '2.2, Neuf, with results'])
  })
})

const secret = 'Ornithorynque'

describe('staff who only see which parts are done', () => {
  it('read no text in any call, export or file, nor later in rounds that opened before', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    const params = { id: team.gameId }
    await admin('configureGame', { params, body: { journalReading: 'done' } })
    await write(team, 2, { before: secret.repeat(4), predictions: { demande: 2800 } })
    await acts.pass0(team.gameId)
    await write(team, 2, { after: secret.repeat(4) })

    const wordsSeen = async () => {
      const seen: string[] = []
      for (const as of ['admin', 'superadmin']) {
        const { token } = await server.session(as)
        const answers = await readTranscript(server.url, { token, gameId: team.gameId })
        expect([...answers.keys()]).toEqual(
          expect.arrayContaining([
            `/api/v1/companies/${team.companyId}/journal`,
            `/api/v1/games/${team.gameId}/exports/journal`,
          ]),
        )
        for (const [address, answer] of answers)
          if (JSON.stringify(answer).includes(secret)) seen.push(`${as} ${address}`)
      }
      return seen
    }
    expect(await wordsSeen()).toEqual([])
    const [marks] = await admin('listJournals', { params, query: { round: 2 } })
    expect(marks).toMatchObject({
      ...{ companyId: team.companyId, username: 'joueur1', round: 2, texts: null },
      done: { before: true, predictions: false, after: true, change: false },
    })
    await admin('configureGame', { params, body: { journalReading: 'all' } })
    expect(await admin('getGame', { params })).toMatchObject({ journalReading: 'all' })
    await write(team, 3, { before: 'Lisible' })
    expect(await wordsSeen()).toEqual([])
    await acts.pass0(team.gameId)
    await write(team, 4, { before: 'Lisible aussi' })
    const texts = (await entriesOf(team, 'admin')).map(({ round, before }) => [round, before])
    expect(texts).toEqual([
      [4, 'Lisible aussi'],
      [3, null],
      [2, null],
    ])
  })

  it('read every text otherwise, in the lists and in the export', async () => {
    const team = await aTeam(server, ['joueur1'])
    const params = { id: team.gameId }
    await write(team, 2, { before: `=${secret}`, predictions: { demande: 2800 } })
    const [open] = await admin('listJournals', { params })
    expect(open?.texts?.before).toBe(`=${secret}`)
    const [whole] = await admin('listJournals', { params, query: { scope: 'game' } })
    expect(whole).toMatchObject({ round: 2, texts: null })
    const file = await server.fetch(`/api/v1/games/${team.gameId}/exports/journal?lang=en`, { as: 'admin' })
    expect(file.headers.get('content-disposition')).toContain('Journaux')
    const [, ...lines] = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toEqual([
      `1,1,joueur1,Attentes,'=${secret},joueur1,,,`,
      '1,1,joueur1,Demande,,joueur1,2800,,',
    ])
    const sheet = await server.fetch(`/api/v1/games/${team.gameId}/exports/journal?format=xlsx`, {
      as: 'admin',
    })
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })
})

describe('erasing a member', () => {
  it('erases the texts of which they are the only author, and keeps those of others and the scores', async () => {
    await anAccount(server, 'partante')
    const team = await aTeam(server, ['joueur1'])
    await seatMember(server, team, 'partante')
    await write(team, 2, { before: 'Un', predictions: { demande: 2800 } })
    const params = { id: team.companyId, roundNb: 2 }
    const leaving = await server.client('partante')
    await leaving('writeJournal', { params, body: { before: 'Un et deux', revs: { before: 1 } } })
    await acts.pass0(team.gameId)
    await leaving('writeJournal', { params, body: { after: secret } })
    const { id } = (await server.session('partante')).user
    const data = await root('exportUser', { params: { id } })
    expect(data.journal.map(({ field, value }) => [field, value])).toEqual([
      ['before', 'Un et deux'],
      ['after', secret],
    ])
    const scored = (await entriesOf(team)).find(({ round }) => round === 2)?.scores
    await root('deleteUser', { params: { id } })
    const entry = (await entriesOf(team)).find(({ round }) => round === 2)
    expect(entry).toMatchObject({ before: 'Un et deux', after: 'texte effacé', scores: scored })
    expect(entry?.authors.after?.by).toBeNull()
  })
})
