import { type RoleName, roleNames } from '@trimestre/contract/roles'
import type { TFunction } from 'i18next'

const keys = {
  ROLE_SUPER_ADMIN: 'role.superAdmin',
  ROLE_ADMIN: 'role.admin',
  ROLE_USER: 'role.user',
} as const satisfies Record<RoleName, string>

export const roleText = (t: TFunction, role: RoleName): string => t(keys[role])

/** Returns the roles from the most to the least common. */
export const roleChoices = (t: TFunction): { value: RoleName; label: string }[] =>
  roleNames.toReversed().map(value => ({ value, label: roleText(t, value) }))
