/** The fixed list of roles, in the order of their identifiers (specification §3). */
export const roleNames = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'] as const

export type RoleName = (typeof roleNames)[number]

export type Role = { id: number; name: RoleName; label: string }

export const roles: readonly Role[] = [
  { id: 1, name: 'ROLE_SUPER_ADMIN', label: 'Super Administrateur' },
  { id: 2, name: 'ROLE_ADMIN', label: 'Administrateur' },
  { id: 3, name: 'ROLE_USER', label: 'utilisateur' },
]

/**
 * Returns the role with this name, short form (ADMIN, SUPER_ADMIN, USER) or identifier; undefined when there is none.
 */
export function findRole(given: unknown): Role | undefined {
  if (typeof given === 'number') return roles.find(role => role.id === given)
  if (typeof given !== 'string') return undefined
  if (/^\d+$/.test(given)) return roles.find(role => role.id === Number(given))
  return roles.find(role => role.name === given || role.name === `ROLE_${given}`)
}
