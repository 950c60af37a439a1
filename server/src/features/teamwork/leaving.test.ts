import { afterAll, beforeAll, expect, it } from 'vitest'
import { quarterLock } from '../../platform/db/locks.ts'
import { aTeam, endMembership, seatMember, type Team } from '../../testing/build-team.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// A save that was on its way when its author lost the seat is refused, on both paths of a save.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

const save = async (as: string, { roundId, companyId }: Team, prixVente: number) =>
  (await server.client(as))('saveDecisions', {
    params: { roundId, companyId, area: 'ventes' },
    body: { decisions: { prixVente } },
  })

/** Runs the work while another connection holds a lock for which the call waits; returns the call. */
async function whileItWaits<T>(lock: string, call: () => Promise<T>, work: () => Promise<unknown>) {
  const holder = await server.context.db.$client.connect()
  await holder.query(`begin; ${lock}`)
  const waiting = call()
  waiting.catch(() => undefined)
  const waits = async () => {
    const { rows } = await server.context.db.$client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count
  }
  await expect.poll(waits, { interval: 20 }).toBe(1)
  await work()
  await holder.query('commit')
  holder.release()
  return { waiting }
}

const priceOf = async (as: string, { companyId }: Team) => {
  const { areas } = await (await server.client(as))('getDecisionSheet', { params: { id: companyId } })
  return areas.ventes?.find(({ name }) => name === 'prixVente')
}

it('a save in a shared company that waits for its turn', async () => {
  const team = await aTeam(server, ['joueur1', 'joueur2'])
  const { waiting } = await whileItWaits(
    `select from companies where id = ${team.companyId} for update`,
    () => save('joueur2', team, 52),
    () => endMembership(server, team.gameId, 'joueur2'),
  )
  expect(await refusedWith(waiting)).toBe('403 auth/forbidden')
  expect(await priceOf('joueur1', team)).toMatchObject({ version: 0, origin: 'default' })
})

it('a save of one person alone that waits for a pass', async () => {
  const team = await aTeam(server, ['joueur1'])
  const { waiting } = await whileItWaits(
    `select pg_advisory_xact_lock(${quarterLock}, ${team.gameId})`,
    () => save('joueur1', team, 52),
    () => endMembership(server, team.gameId, 'joueur1'),
  )
  expect(await refusedWith(waiting)).toBe('403 auth/forbidden')
  expect(await priceOf('admin', team)).toMatchObject({ version: 0, origin: 'default' })
})

it('a save of one person alone writes to the journal when the company is shared meanwhile', async () => {
  const team = await aTeam(server, ['joueur1'])
  const { waiting } = await whileItWaits(
    `select pg_advisory_xact_lock(${quarterLock}, ${team.gameId})`,
    () => save('joueur1', team, 52),
    () => seatMember(server, team, 'joueur2'),
  )
  await waiting
  const [line] = await (await server.client('joueur2'))('listDecisionChanges', {
    params: { id: team.companyId },
  })
  expect(line).toMatchObject({ after: 52, version: 1, outcome: 'kept', by: { name: 'joueur1' } })
})
