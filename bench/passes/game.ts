import { decisionItems } from '@trimestre/engine'
import { seatingPlayers } from '@trimestre/server/testing/seat-players'
import { signInPlayers } from '../load/players.ts'
import { checkRows, type RowContents } from './check-rows.ts'
import type { Playground } from './playground.ts'
import { ask, contentOf } from './requests.ts'

/** A game in a playground: its rounds so far, and a company whose results show that a quarter is readable. */
export type BenchGame = {
  id: number
  companyCount: number
  companyId: number
  /** The token of the company's player. */
  token: string
  roundNb: number
}

/** The number of quarters of a game, the most that the product allows. */
export const quartersMax = 100

/** Creates a game of the highest level that all players have joined; its first quarter is open. */
export async function createGame(playground: Playground, companyCount: number): Promise<BenchGame> {
  const { call, database } = playground
  const { id } = await call('createGame', {
    body: { name: 'Bench', nbTurns: quartersMax, phase: 'Croissance', admins: ['admin'] },
  })
  await call('configureGame', { params: { id }, body: { nbTurns: quartersMax, levelGame: 4 } })
  await database.query(
    `with players as (
       insert into users (username, email, password_hash, image, role)
       select format('bench-%s-%s', $1::bigint, n), format('bench-%s-%s@example.org', $1::bigint, n), '-',
         '/avatars/girl-1.svg', 'ROLE_USER'
       from generate_series(1, $2::int) n returning id),
     ${seatingPlayers}
     select from seated`,
    [id, companyCount],
  )
  const [player] = await signInPlayers(database, id, playground.jwtSecret)
  if (player === undefined) throw new Error('a game needs a player')
  const { companyId, token } = player
  const game = { id, companyCount, companyId, token, roundNb: 2 }
  await saveDecisions(playground, game)
  return game
}

/** Saves every area for every player, with prices and production of their own. */
export async function saveDecisions({ database }: Playground, game: BenchGame): Promise<void> {
  const areas: Record<string, Record<string, number>> = {}
  for (const item of decisionItems) {
    areas[item.menu] = { ...areas[item.menu], [item.key]: item.default }
  }
  await database.query(
    `with raised as (update companies set revision = revision + 1 where game_id = $1)
     insert into saved_decisions (game_id, company_id, round_id, area, draft, values)
     select $1, c.id, r.id, area.key, false, case area.key
       when 'ventes' then area.value || jsonb_build_object('prixVente', 46 + c.id % 9)
       when 'production' then area.value || jsonb_build_object('quantiteProduction', 2400 + c.id % 7 * 100)
       else area.value end
     from companies c join rounds r on r.game_id = c.game_id and r.etat = 1, jsonb_each($2::jsonb) area
     where c.game_id = $1`,
    [game.id, JSON.stringify(areas)],
  )
}

/** Returns the milliseconds of a pass over HTTP, from the confirmation until a player has received the new results. */
export async function timePass(playground: Playground, game: BenchGame): Promise<number> {
  const { milliseconds, check } = await passAndRead(playground, game)
  check()
  return milliseconds
}

/**
 * Does the same as {
 * @link timePass}, but leaves it to `check` to read the responses, outside of the caller's timing.
 */
export async function passAndRead(
  { product: { url }, token }: Playground,
  game: BenchGame,
): Promise<{ milliseconds: number; check(): void }> {
  const { id, companyId, roundNb } = game
  const began = performance.now()
  const passed = await ask('POST', `${url}/api/v1/rounds/pass0/${id}?expected=${roundNb}`, token, [])
  const results = await ask('GET', `${url}/api/v1/companies/${companyId}/resultats`, game.token)
  const milliseconds = performance.now() - began
  game.roundNb += 1
  const check = () => {
    contentOf(passed)
    const { 'hydra:totalItems': count } = contentOf<{ 'hydra:totalItems': number }>(results)
    if (count !== roundNb - 1) throw new Error(`${count} results after quarter ${roundNb - 1}`)
  }
  return { milliseconds, check }
}

/**
 * Does the work after a timed pass that nobody times: checks its rows and saves the decisions of the next quarter.
 * @throws when rows are missing or the books of a company do not balance
 */
export async function settlePass(playground: Playground, game: BenchGame): Promise<RowContents> {
  const contents = await checkRows(playground.database, game.id, game.roundNb - 1, game.companyCount)
  await saveDecisions(playground, game)
  return contents
}
