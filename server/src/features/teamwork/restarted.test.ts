import type { Client } from '@trimestre/contract/client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyMinutes } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { aTeam, playInTeams } from '../../testing/build-team.ts'
import { savePrice } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const practise = (id: number) => admin('setPractice', { params: { id }, body: { practice: true } })
const pass0 = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const restart = (id: number, decisions: 'carry' | 'clear', reason?: string) =>
  admin('restartGame', { params: { id }, body: { decisions, reason } })
const attendanceOf = (gameId: number) => admin('getAttendance', { params: { gameId } })

type Team = Awaited<ReturnType<typeof aTeam>>

/** Records that somebody worked in a minute, so many minutes from now. */
async function work({ gameId, companyId, roundId }: Team, username: string, inMinutes: number) {
  const { user } = await server.session(username)
  const minute = sql`date_trunc('minute', now()) + ${inMinutes} * interval '1 minute'`
  await server.context.db
    .insert(companyMinutes)
    .values({ gameId, companyId, roundId, userId: user.id, minute })
}

const ledgerOf = async (team: Team, username: string) => {
  const ledger = await admin('listContributions', { params: { id: team.companyId } })
  return ledger.find(({ user }) => user.name === username)?.quarters ?? []
}

/** Reads the changes and kept values of a person by quarter: « 2.1 » is the second round in the first epoch. */
const workOf = async (team: Team, username: string) =>
  (await ledgerOf(team, username)).map(({ roundNb, epoch, practice, changes, kept }) =>
    [`${roundNb}.${epoch}`, practice ? 'practice' : 'real', changes, kept ?? '–'].join(' '),
  )

const minutesOf = async (team: Team, username: string) =>
  (await ledgerOf(team, username)).map(({ roundNb, epoch, minutes }) => `${roundNb}.${epoch} ${minutes}`)

describe('after a practice quarter, a restart and a real quarter', () => {
  it('the work of a team is that of the real quarter, and practice stands apart', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2', 'joueur3'])
    await practise(team.gameId)
    await savePrice(server, 'joueur1', team.gameId, 47)
    await savePrice(server, 'joueur1', team.gameId, 48)
    for (const minute of [-60, -59]) await work(team, 'joueur3', minute)
    expect(await workOf(team, 'joueur1')).toEqual(['2.1 practice 2 1'])
    await pass0(team.gameId)
    await savePrice(server, 'joueur2', team.gameId, 49)
    await pass0(team.gameId)
    await restart(team.gameId, 'clear')
    expect(await workOf(team, 'joueur1')).toEqual(['2.2 real 0 0', '2.1 practice 2 –', '3.1 practice 0 –'])

    await savePrice(server, 'joueur1', team.gameId, 53)
    await work(team, 'joueur3', 1)
    await pass0(team.gameId)
    const ofFirst = ['2.1 practice 2 –', '3.1 practice 0 –']
    expect(await workOf(team, 'joueur1')).toEqual(['2.2 real 1 1', '3.2 real 0 0', ...ofFirst])
    const ofSecond = ['2.1 practice 0 –', '3.1 practice 1 –']
    expect(await workOf(team, 'joueur2')).toEqual(['2.2 real 0 0', '3.2 real 0 0', ...ofSecond])
    expect(await minutesOf(team, 'joueur3')).toEqual(['2.2 1', '3.2 0', '2.1 2', '3.1 0'])
    const query = { round: 2 }
    const [asked] = await admin('listContributions', { params: { id: team.companyId }, query })
    expect(asked?.quarters.map(({ roundNb, practice }) => [roundNb, practice])).toEqual([
      [2, false],
      [2, true],
    ])
    expect(asked?.quarters[1]).toMatchObject({ kept: null, proposals: null, accepted: null, approvals: null })
    expect(await attendanceOf(team.gameId)).toEqual([
      ['Joueur', 'T1', 'T2'],
      ['joueur1', 1, 0],
      ['joueur2', 0, 0],
      ['joueur3', 0, 0],
    ])
  })

  it('a game begun again for another reason counts nothing of what was played before', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await savePrice(server, 'joueur1', team.gameId, 47)
    await pass0(team.gameId)
    await restart(team.gameId, 'clear', 'Mauvais niveau')
    await savePrice(server, 'joueur2', team.gameId, 53)
    expect(await workOf(team, 'joueur1')).toEqual(['2.2 real 0 0'])
    expect(await workOf(team, 'joueur2')).toEqual(['2.2 real 1 1'])
    expect((await attendanceOf(team.gameId)).slice(1)).toEqual([
      ['joueur1', 0],
      ['joueur2', 1],
    ])
  })

  it('what was tried in a quarter that was never closed does not count', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await practise(team.gameId)
    await savePrice(server, 'joueur1', team.gameId, 47)
    await restart(team.gameId, 'clear')
    await savePrice(server, 'joueur2', team.gameId, 53)
    expect(await workOf(team, 'joueur1')).toEqual(['2.2 real 0 0'])
    const journal = await admin('listDecisionChanges', { params: { id: team.companyId } })
    expect(journal.map(({ after }) => after)).toEqual([53])
    expect((await attendanceOf(team.gameId)).slice(1)).toEqual([
      ['joueur1', 0],
      ['joueur2', 1],
    ])
  })
})

describe('decisions that a restart has carried into the sheets', () => {
  it('of a team are nobody’s work, and a draft until somebody saves them', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await practise(team.gameId)
    await savePrice(server, 'joueur1', team.gameId, 47)
    await pass0(team.gameId)
    await restart(team.gameId, 'carry')
    const progress = async () => {
      const rows = await admin('getProgress', { params: { id: team.gameId } })
      const { saved, draft } = rows.find(({ companyId }) => companyId === team.companyId) ?? {}
      return { saved, draft }
    }
    const before = await progress()
    expect(before.saved).toEqual([])
    expect(before.draft).toContain('ventes')
    expect((await attendanceOf(team.gameId)).slice(1)).toEqual([
      ['joueur1', 0],
      ['joueur2', 0],
    ])
    await savePrice(server, 'joueur2', team.gameId, 53)
    expect((await progress()).saved).toEqual(['ventes'])
    await pass0(team.gameId)
    expect((await attendanceOf(team.gameId)).slice(1)).toEqual([
      ['joueur1', 0, 0],
      ['joueur2', 1, 0],
    ])
  })

  it('of one player alone count in attendance only once the player decides', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    await practise(game.id)
    for (const username of ['joueur1', 'joueur2']) await savePrice(server, username, game.id, 47)
    await pass0(game.id)
    await restart(game.id, 'carry')
    await savePrice(server, 'joueur1', game.id, 53)
    await pass0(game.id)
    expect((await attendanceOf(game.id)).slice(1)).toEqual([
      ['joueur1', 1, 0],
      ['joueur2', 0, 0],
    ])
    await playInTeams(server, game.id)
    expect((await attendanceOf(game.id)).slice(1).map(([, first]) => first)).toEqual([1, 0])
  })
})
