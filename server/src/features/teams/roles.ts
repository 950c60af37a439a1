import { decisionAreas, type Role, type RolesChange } from '@trimestre/contract/teams'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { comparedName } from '../companies/service.ts'
import { requireLockedGame } from '../games/service.ts'
import { listRoles } from '../team-rules/repo.ts'
import { announceTeams } from './announce-teams.ts'
import { deleteRoles, insertRole, updateRole, writeSettings } from './repo.ts'

/** The role with which a game begins to be played in teams: everybody may do everything. */
export const firstRole = { name: 'Équipe', areas: [...decisionAreas], submits: true }

/**
 * Replaces the roles of a game by this list. A role that is left out is taken from its members; where it was the one
 * that makes sheets final, one member does from then on. Waits for saves that are under way.
 */
export async function replaceRoles(
  context: Context,
  caller: Caller,
  gameId: number,
  given: RolesChange,
): Promise<Role[]> {
  const roles = await context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    const { teamSettings: settings } = await requireLockedGame(tx, gameId)
    const before = await listRoles(tx, gameId)
    refuseInvalid(given, before)
    if (settings === null) throw new Refusal('teams/off')
    const kept = new Set(given.map(({ id }) => id))
    const left = before.map(({ id }) => id).filter(id => !kept.has(id))
    await deleteRoles(tx, gameId, left)
    await writeRoles(tx, gameId, given)
    if (settings.submissionRole !== null && left.includes(settings.submissionRole))
      await writeSettings(tx, gameId, { ...settings, submission: 'one', submissionRole: null })
    await raiseGameRevisions(tx, [gameId])
    await announceTeams(tx, gameId)
    return listRoles(tx, gameId)
  })
  context.log.info('teams.roles', { user: caller.id, game: gameId, roles: roles.length })
  return roles
}

async function writeRoles(tx: Transaction, gameId: number, given: RolesChange): Promise<void> {
  for (const [position, { id, ...fields }] of given.entries()) {
    const role = { ...fields, areas: decisionAreas.filter(area => fields.areas.includes(area)) }
    if (id === undefined) await insertRole(tx, gameId, position, role)
    else await updateRole(tx, gameId, position, { id, ...role })
  }
}

/** Refuses, with 422, a role that the game does not have or that is named twice, and a name that another role has. */
function refuseInvalid(given: RolesChange, roles: readonly Role[]): void {
  const known = new Set(roles.map(({ id }) => id))
  const names = given.map(({ name }) => comparedName(name))
  const violations = given.flatMap(({ id }, index) => {
    const isFirst = given.findIndex(other => other.id === id) === index
    const isKnown = id === undefined || (known.has(id) && isFirst)
    return [
      ...(isKnown ? [] : [violation(`[${index}].id`, 'reference')]),
      ...(names.indexOf(names[index] ?? '') === index ? [] : [violation(`[${index}].name`, 'taken')]),
    ]
  })
  if (violations.length > 0) throw invalid(violations)
}
