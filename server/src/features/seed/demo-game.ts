import { decisionItems } from '@trimestre/engine'
import pg from 'pg'
import type { Context } from '../../platform/context.ts'
import { configureGame, createGame, removeGame } from '../games/service.ts'
import { passQuarter } from '../rounds/pass-quarter.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { createAccount, findByLoginName, hashPassword } from '../users/service.ts'
import { findFirstProductId, findGameIds, insertCompanies, insertDecisions } from './demo-game-repo.ts'
import { type DemoStrategy, demoStrategies } from './demo-strategies.ts'

const demoName = 'Les vélos du Rhône'
const quartersPlanned = 8

/**
 * A game in full swing for the first visitor: six companies run in different ways, four of eight quarters passed by
 * the same code as every other game's. What a start that was interrupted left of it is made again.
 */
export async function createDemoGame(context: Context): Promise<void> {
  for (const gameId of await findGameIds(context.db, demoName)) await removeGame(context, gameId)
  const userIds = await findPlayers(context)
  const gameId = await openGame(context)
  const companyIds = await context.db.transaction(tx => insertCompanies(tx, gameId, userIds))
  const quarterCount = Math.max(...demoStrategies.map(strategy => strategy.quarters.length))
  for (let index = 0; index < quarterCount; index += 1) await playQuarter(context, gameId, companyIds, index)
}

async function openGame(context: Context): Promise<number> {
  const game = await createGame(context, {
    name: demoName,
    description: 'Six entreprises de vélos urbains à mi-parcours : une partie à regarder, et à continuer.',
    private: false,
    phase: 'Croissance',
    id_product: await findFirstProductId(context.db),
    admins: ['admin'],
  })
  await configureGame(context, game.id, { nbTurns: quartersPlanned, levelGame: 4 }, false)
  return game.id
}

/** The players' accounts; those that the demonstration lacks are made, with their username as password. */
async function findPlayers(context: Context): Promise<number[]> {
  const ids: number[] = []
  for (const strategy of demoStrategies) {
    const known = await findByLoginName(context.db, strategy.username)
    ids.push(known?.id ?? (await createPlayer(context, strategy)))
  }
  return ids
}

async function createPlayer(
  context: Context,
  { username, firstName, lastName }: DemoStrategy,
): Promise<number> {
  const passwordHash = await hashPassword(context, username)
  const email = `${username}@example.org`
  const account = { username, firstName, lastName, email, age: 20, role: 'ROLE_USER' as const, passwordHash }
  const user = await context.db.transaction(tx => createAccount(tx, account))
  return user.id
}

async function playQuarter(
  context: Context,
  gameId: number,
  companyIds: readonly number[],
  index: number,
): Promise<void> {
  const round = (await roundsOfGame(context.db, gameId)).at(-1)
  if (round === undefined) throw new Error('the demonstration has no round')
  const rows = demoStrategies.flatMap((strategy, player) =>
    [...valuesByArea(strategy.quarters[index] ?? {})].map(([area, values]) => ({
      companyId: companyIds[player] ?? 0,
      roundId: round.id,
      area,
      draft: false,
      values,
    })),
  )
  await insertDecisions(context.db, rows)
  await passOnOwnConnection(context, { gameId, expected: round.roundNb, opensNext: true, settleMs: 0 })
}

/** In this thread: a start has nobody to keep waiting. */
async function passOnOwnConnection(
  context: Context,
  request: Parameters<typeof passQuarter>[1],
): Promise<void> {
  const client = new pg.Client({ connectionString: context.db.$client.options.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await passQuarter(client, request)
  } finally {
    await client.end()
  }
}

function valuesByArea(values: Record<string, number>): Map<string, Record<string, number>> {
  const areas = new Map<string, Record<string, number>>()
  for (const { key, menu } of decisionItems) {
    const value = values[key]
    if (value !== undefined) areas.set(menu, { ...areas.get(menu), [key]: value })
  }
  return areas
}
