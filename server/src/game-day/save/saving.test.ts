import { afterAll, beforeAll, expect, it } from 'vitest'
import { quarterLock } from '../../platform/db/locks.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createSaving, type Saving } from './saving.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

/** The database stores no text with this character. */
const unstorable = { '\u0000': 1 }

async function aPlace() {
  const players = ['joueur1', 'joueur2', 'joueur3']
  const game = await aGame(server, { players })
  const round = game.rounds.at(-1)
  const save = createSaving(server.context.db)
  const ids = await Promise.all(players.map(async name => (await server.session(name)).user.id))
  const saving = (index: number, values: Record<string, number>, draft = false): Saving => ({
    gameId: game.id,
    roundId: round?.id ?? 0,
    companyId: game.companies[index]?.id ?? 0,
    userId: ids[index] ?? 0,
    area: 'ventes',
    values,
    draft,
  })
  const stored = async () => {
    const { rows } = await server.context.db.$client.query<{ place: string; values: unknown }>(
      `select concat_ws(' ', dense_rank() over (order by company_id), case when draft then 'draft' end) as place, values
       from saved_decisions where round_id = $1`,
      [round?.id],
    )
    return Object.fromEntries(rows.map(({ place, values }) => [place, values]))
  }
  return { game, save, saving, stored }
}

it('simultaneous saves are all stored, those of one company in their order', async () => {
  const { save, saving, stored } = await aPlace()
  await Promise.all([
    save(saving(0, { prixVente: 51, budgetPub: 10 })),
    save(saving(1, { prixVente: 61 }, true)),
    save(saving(0, { prixVente: 52 })),
    save(saving(1, { prixVente: 62 })),
    save(saving(2, { prixVente: 71 })),
    save(saving(2, { prixVente: 72 }, true)),
    save(saving(0, { prixVente: 53 })),
  ])
  expect(await stored()).toEqual({
    '1': { prixVente: 53, budgetPub: 10 },
    '2': { prixVente: 62 },
    '3': { prixVente: 71 },
    '3 draft': { prixVente: 72 },
  })
})

it('a save that is refused or cannot be written does not stop the saves of other companies', async () => {
  const { game, save, saving, stored } = await aPlace()
  await (await server.client('joueur2'))('lockCompany', { params: { id: game.companies[1]?.id ?? 0 } })
  const outcomes = await Promise.allSettled([
    save(saving(0, { prixVente: 51 })),
    save(saving(1, { prixVente: 61 })),
    save(saving(2, unstorable)),
    save({ ...saving(2, { prixVente: 71 }), companyId: 2_000_000_000 }),
    save({ ...saving(2, { prixVente: 72 }), roundId: 2_000_000_000 }),
    save(saving(2, { prixVente: 73 })),
  ])
  const codes = outcomes.map(outcome => (outcome.status === 'rejected' ? outcome.reason.code : 'saved'))
  expect(codes).toEqual([
    'saved',
    'decisions/locked',
    'request/conflict',
    'auth/forbidden',
    'request/not-found',
    'saved',
  ])
  expect(await stored()).toEqual({ '1': { prixVente: 51 }, '2': { prixVente: 73 } })
})

it('a save that has to wait for a pass delays no other game, and is stored in its turn', async () => {
  const [busy, free] = [await aPlace(), await aPlace()]
  const { save } = busy
  const passing = await server.context.db.$client.connect()
  await passing.query(`begin; select pg_advisory_xact_lock(${quarterLock}, ${busy.game.id})`)
  const waiting = [
    save(busy.saving(0, { prixVente: 51 })),
    save(busy.saving(0, { prixVente: 52 })),
    save(busy.saving(1, { prixVente: 61 })),
  ]
  await Promise.all([save(free.saving(0, { prixVente: 71 })), save(free.saving(1, { prixVente: 81 }))])
  waiting.push(save(busy.saving(0, { prixVente: 53 })))
  await save(free.saving(0, { prixVente: 72 }))
  expect(await free.stored()).toEqual({ '1': { prixVente: 72 }, '2': { prixVente: 81 } })
  expect(await busy.stored()).toEqual({})
  await passing.query('commit')
  passing.release()
  await Promise.all(waiting)
  expect(await busy.stored()).toEqual({ '1': { prixVente: 53 }, '2': { prixVente: 61 } })
})

it('saves that wait for a row, or cannot be written, affect no other game', async () => {
  const [one, other] = [await aPlace(), await aPlace()]
  const { save } = one
  await save(one.saving(0, { prixVente: 50 }))
  const holder = await server.context.db.$client.connect()
  await holder.query('begin')
  await holder.query('select from saved_decisions where company_id = $1 for update', [
    one.saving(0, {}).companyId,
  ])
  const waiting = save(one.saving(0, { prixVente: 51 }))
  const lost = save(other.saving(0, unstorable))
  const kept = save(other.saving(0, { prixVente: 61 }))
  await expect(lost).rejects.toMatchObject({ code: 'request/conflict' })
  await kept
  expect(await one.stored()).toEqual({ '1': { prixVente: 50 } })
  await holder.query('commit')
  holder.release()
  await waiting
  expect(await one.stored()).toEqual({ '1': { prixVente: 51 } })
  expect(await other.stored()).toEqual({ '1': { prixVente: 61 } })
})

it('a save has a later time than the one before, whatever the clock says', async () => {
  const { save, saving } = await aPlace()
  const { companyId } = saving(0, {})
  const savedAt = async () => {
    const { rows } = await server.context.db.$client.query<{ at: string }>(
      `select saved_at::text as at from saved_decisions where company_id = $1 and area = 'ventes'`,
      [companyId],
    )
    return rows[0]?.at ?? ''
  }
  await save(saving(0, { prixVente: 51 }))
  const text = `with moved as (
      update saved_decisions set saved_at = now() + interval '1 day' where company_id = $1)
    update companies set revision = revision + 1 where id = $1`
  await server.context.db.$client.query(text, [companyId])
  const before = await savedAt()
  await save(saving(0, { prixVente: 52 }))
  const after = await savedAt()
  expect(after > before).toBe(true)
  await save(saving(0, { prixVente: 53 }))
  expect((await savedAt()) > after).toBe(true)
})
