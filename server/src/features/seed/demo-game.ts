import { decisionItems } from '@trimestre/engine'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { holdGames } from '../../game-day/pass/held-games.ts'
import { noPause, passTurns } from '../../game-day/pass/pass-quarter.ts'
import { turnOf } from '../../game-day/pass/turn.ts'
import { currentAction, insertAuditEntry } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import * as schema from '../../platform/db/schema.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findEventByKey } from '../catalogue/service.ts'
import { insertGameEvents } from '../game-events/service.ts'
import {
  createGame,
  findDemoGameId,
  markDemoGame,
  openFirstQuarter,
  requireLockedGame,
  updateGame,
  writeDefaults,
} from '../games/service.ts'
import { forgetGame } from '../notifications/service.ts'
import { runningAgain } from '../rounds/progress.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { announceAccess, announceGame, announceSchedule } from '../streams/announce.ts'
import { generatePassword } from '../users/generated-password.ts'
import { createAccount, findByLoginName, hashPassword } from '../users/service.ts'
import {
  clearGame,
  findDemoProductId,
  findGameIdByName,
  insertCompanies,
  insertDecisions,
  nameCompanies,
} from './demo-game-repo.ts'
import { type DemoStrategy, demoEvents, demoStrategies } from './demo-strategies.ts'

export const demoName = 'Les vélos du Rhône'

const settings = {
  name: demoName,
  description:
    'Au bord du Rhône, six ateliers fabriquent le même vélo de ville et se disputent les mêmes clients. Les bas coûts ont mené le début de la partie ; depuis le salon du trimestre 3, la qualité est passée devant, de peu. Une partie à regarder, et à continuer.',
  private: false,
  phase: 'Croissance',
  phasePlan: null,
  segments: 1,
  quarterCount: 8,
  levelMax: 4,
  level: 4,
  passMode: 0,
  passInterval: null,
  nextPassAt: null,
  joining: 'open',
  teamSettings: null,
  absence: 'computer',
  debriefForPlayers: true,
  journalReadFrom: 1,
  teamThreadsOpenAt: null,
  ...runningAgain,
} as const

/**
 * Creates a half-played game for the first visitor: six companies run in different ways, four of eight quarters passed
 * by the same code as those of every other game. Continues with what an interrupted start left.
 */
export async function createDemoGame(context: Context): Promise<void> {
  const begun = await findGameIdByName(context.db, demoName)
  const gameId = begun ?? (await createGame(context, { name: demoName, admins: ['admin'] })).id
  await playDemoGame(context, gameId)
  await markDemoGame(context.db, gameId)
}

/** Resets the demo game to its state after the first start; its administrators stay. */
export async function resetDemoGame(context: Context, gameId: number): Promise<void> {
  if ((await findDemoGameId(context.db)) !== gameId) throw new Refusal('games/not-demo')
  await playDemoGame(context, gameId)
}

/** Replaces the content of a game by that of the demo game, entirely or not at all. Waits for a running pass. */
async function playDemoGame(context: Context, gameId: number): Promise<void> {
  const userIds = await findPlayers(context)
  await inOneTransaction(context, async (tx, client) => {
    await lockQuarterExclusive(tx, gameId)
    await requireLockedGame(tx, gameId)
    await clearGame(tx, gameId, userIds)
    await updateGame(tx, gameId, { ...settings, productId: await findDemoProductId(tx) })
    await openFirstQuarter(tx, gameId, context.now())
    await writeDefaults(tx, gameId)
    await writeEvents(tx, gameId)
    const companyIds = await insertCompanies(tx, gameId, userIds)
    await nameCompanies(
      tx,
      demoStrategies.map(({ company }, player) => ({ id: companyIds[player] ?? 0, ...company })),
    )
    for (let index = 0; index < quarterCount; index += 1) {
      await writeDecisions(tx, gameId, companyIds, index)
      const act = { kind: 'pass', opensNext: true, expected: null } as const
      const held = (await holdGames(client, [{ gameId, expected: null }])).get(gameId)
      const turn = turnOf(held, { gameId, act, now: context.now(), settleMs: 0 })
      if (turn instanceof Refusal) throw turn
      await (await passTurns(client, [turn], noPause)).answer
    }
    // Quarters that nobody has played are no news.
    await forgetGame(tx, gameId)
    await announceGame(tx, gameId)
    await announceSchedule(tx, gameId)
    await announceAccess(tx, { gameId })
    const act = currentAction()
    if (act) await insertAuditEntry(tx, act)
  })
}

const quarterCount = Math.max(...demoStrategies.map(strategy => strategy.quarters.length))

/** Announces the events of the demo game; one that a super administrator has deleted is left out. */
async function writeEvents(tx: Transaction, gameId: number): Promise<void> {
  for (const { key, quarter } of demoEvents) {
    const event = await findEventByKey(tx, key)
    if (event === undefined) continue
    const when = { nbTour: quarter, nbTrimestre: quarter, frequency: 1 }
    await insertGameEvents(tx, [{ gameId, eventId: event.id, privacy: true, ...when }])
  }
}

/** Uses its own connection in pipeline mode, because a pass sends its statements together. */
async function inOneTransaction(
  { db }: Context,
  work: (tx: Transaction, client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...db.$client.options, pipeline: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await drizzle(client, { schema }).transaction(tx => work(tx, client))
  } finally {
    await client.end()
  }
}

/** Returns the players' accounts and creates the missing ones. */
async function findPlayers(context: Context): Promise<number[]> {
  const ids: number[] = []
  for (const strategy of demoStrategies) {
    const known = await findByLoginName(context.db, strategy.username)
    ids.push(known?.id ?? (await createPlayer(context, strategy)))
  }
  return ids
}

/**
 * Creates a player. The password is the username if demo accounts are enabled; otherwise it is random and known to
 * nobody.
 */
async function createPlayer(
  context: Context,
  { username, firstName, lastName }: DemoStrategy,
): Promise<number> {
  const password = context.config.demoAccounts ? username : generatePassword(unknownPasswordLength)
  const passwordHash = await hashPassword(context, password, { canWait: true })
  const email = `${username}@example.org`
  const account = { username, firstName, lastName, email, age: 20, role: 'ROLE_USER' as const, passwordHash }
  const user = await context.db.transaction(tx => createAccount(tx, account))
  return user.id
}

const unknownPasswordLength = 40

async function writeDecisions(
  tx: Transaction,
  gameId: number,
  companyIds: readonly number[],
  index: number,
): Promise<void> {
  const round = (await roundsOfGame(tx, gameId)).at(-1)
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
  await insertDecisions(tx, gameId, rows)
}

function valuesByArea(values: Record<string, number>): Map<string, Record<string, number>> {
  const areas = new Map<string, Record<string, number>>()
  for (const { key, menu } of decisionItems) {
    const value = values[key]
    if (value !== undefined) areas.set(menu, { ...areas.get(menu), [key]: value })
  }
  return areas
}
