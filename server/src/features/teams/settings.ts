import { defaultTeamSettings, type TeamSettings, type TeamSettingsChange } from '@trimestre/contract/teams'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { type GameRow, requireLockedGame } from '../games/service.ts'
import { hasBegun } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { listRoles } from '../team-rules/repo.ts'
import { announceTeams } from './announce-teams.ts'
import { giveCodes } from './codes.ts'
import { nameTeams } from './naming.ts'
import { deleteCodes, deleteRoles, haveSeveralMembers, insertRole, writeSettings } from './repo.ts'
import { firstRole } from './roles.ts'

/**
 * Changes how a game is played in teams, or has everybody play alone. A setting that is missing keeps its value; the
 * settings of a game in which everybody plays alone are not kept. Waits for saves that are under way.
 */
export async function configureTeams(
  context: Context,
  caller: Caller,
  gameId: number,
  change: TeamSettingsChange,
): Promise<void> {
  await context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    await changeTeams(tx, await requireLockedGame(tx, gameId), change)
  })
  context.log.info('teams.settings', { user: caller.id, game: gameId })
}

/** Does what {@link configureTeams} does, inside a transaction that holds the quarter and the game. */
export async function changeTeams(
  tx: Transaction,
  { id: gameId, teamSettings: before }: Pick<GameRow, 'id' | 'teamSettings'>,
  change: TeamSettingsChange,
): Promise<void> {
  const after = await readSettings(tx, gameId, before, change)
  const isFixed = before?.mode !== after?.mode || before?.formation !== after?.formation
  if (isFixed && hasBegun(await roundCountOf(tx, gameId))) throw new Refusal('teams/started')
  if (after === null) await disbandTeams(tx, gameId)
  else if (before === null) await establishTeams(tx, gameId)
  await writeSettings(tx, gameId, after)
  if (after?.formation !== 'code') await deleteCodes(tx, gameId)
  else await giveCodes(tx, gameId)
  await announceTeams(tx, gameId)
}

/** Returns the settings with this change; throws 422 when they contradict each other. */
async function readSettings(
  tx: Transaction,
  gameId: number,
  before: TeamSettings | null,
  change: TeamSettingsChange,
): Promise<TeamSettings | null> {
  const merged = mergeSettings(before ?? { ...defaultTeamSettings, mode: 'solo' }, change)
  const { sizeMin, sizeMax, submission, submissionRole: role } = merged
  const violations = []
  if (sizeMin > sizeMax) violations.push(violation('sizeMin', 'out-of-bounds'))
  if (submission !== 'role' && role !== null) violations.push(violation('submissionRole', 'choice'))
  if (submission === 'role' && role === null) violations.push(violation('submissionRole', 'required'))
  if (submission === 'role' && role !== null) {
    const isRole = (await listRoles(tx, gameId)).some(({ id }) => id === role)
    if (!isRole) violations.push(violation('submissionRole', 'reference'))
  }
  if (violations.length > 0) throw invalid(violations)
  return merged.mode === 'solo' ? null : merged
}

/** Another rule of submission than `role` leaves no role, unless the change names one, which is then refused. */
function mergeSettings(before: TeamSettings, change: TeamSettingsChange): TeamSettings {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const merged: TeamSettings = { ...before, ...given }
  const isRoleKept = merged.submission === 'role' || change.submissionRole !== undefined
  return isRoleKept ? merged : { ...merged, submissionRole: null }
}

/** Names the companies, and gives the game its first role. */
async function establishTeams(tx: Transaction, gameId: number): Promise<void> {
  await nameTeams(tx, gameId)
  await insertRole(tx, gameId, 0, firstRole)
}

/** Takes back what only teams have; their names stay. */
async function disbandTeams(tx: Transaction, gameId: number): Promise<void> {
  if (await haveSeveralMembers(tx, gameId)) throw new Refusal('teams/several-members')
  const roles = await listRoles(tx, gameId)
  await deleteRoles(
    tx,
    gameId,
    roles.map(({ id }) => id),
  )
  await raiseGameRevisions(tx, [gameId])
}
