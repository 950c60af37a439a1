import { decisionAreas, type Role, type TeamSettings } from '@trimestre/contract/teams'
import type { Membership } from '../companies/members.ts'

/** How a game is played in teams; null when everybody plays alone. */
export type TeamRules = { settings: TeamSettings | null; roles: readonly Role[] }

type Members = readonly Membership[]

const decides = ({ kind }: Membership): boolean => kind === 'member'

/** The members that are not marked as absent. */
export const activeMembers = (members: Members): Membership[] =>
  members.filter(member => decides(member) && member.active)

/**
 * Whether a company has one sheet, on which several people work with a version for each value: every company of a game
 * played in teams, and one with a second member in a game played alone.
 */
export const isShared = ({ settings }: Pick<TeamRules, 'settings'>, members: Members): boolean =>
  settings !== null || members.filter(decides).length > 1

/** The roles of a member, in the order of the game. */
export const rolesOf = ({ roleIds }: Membership, roles: readonly Role[]): Role[] =>
  roles.filter(({ id }) => roleIds.includes(id))

/** The areas that are entrusted to a member: those of their roles, all of them without any role. */
function entrustedAreas(member: Membership, roles: readonly Role[]): ReadonlySet<string> {
  const own = rolesOf(member, roles)
  return new Set(own.length === 0 ? decisionAreas : own.flatMap(({ areas }) => areas))
}

/**
 * Returns the areas in which a member may decide now, in the order of the menus: those entrusted to them, and those that
 * no active member covers, so that an empty chair locks nobody out. An observer has none.
 */
export function areasOf(member: Membership, members: Members, { roles }: TeamRules): string[] {
  if (!decides(member)) return []
  const own = entrustedAreas(member, roles)
  const covered = new Set(activeMembers(members).flatMap(each => [...entrustedAreas(each, roles)]))
  return decisionAreas.filter(area => own.has(area) || !covered.has(area))
}

/** The active members to whom an area is entrusted; empty when it is open to all members. */
export const holdersOf = (area: string, members: Members, { roles }: TeamRules): Membership[] =>
  activeMembers(members).filter(member => entrustedAreas(member, roles).has(area))

/**
 * Whether a member may make the sheet final, or approve it. Where nobody active has the role that the rule names, or a
 * role that submits, every member may.
 */
export function maySubmit(member: Membership, members: Members, { settings, roles }: TeamRules): boolean {
  if (!decides(member)) return false
  if (settings === null || settings.submission === 'majority') return true
  const mayByRole = (each: Membership): boolean => {
    const own = rolesOf(each, roles)
    return own.length === 0 || own.some(({ submits }) => submits)
  }
  const hasRole = ({ roleIds }: Membership): boolean => roleIds.includes(settings.submissionRole ?? 0)
  const active = activeMembers(members)
  const may = settings.submission === 'role' && active.some(hasRole) ? hasRole : mayByRole
  return may(member) || !active.some(may)
}

/** The number of approvals that make the sheet final: one, or more than half of the active members. */
export const approvalsNeeded = ({ settings }: Pick<TeamRules, 'settings'>, members: Members): number =>
  settings?.submission === 'majority' ? Math.floor(activeMembers(members).length / 2) + 1 : 1
