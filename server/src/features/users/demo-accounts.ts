import type { RoleName } from '@trimestre/contract/roles'

export type DemoAccount = { username: string; role: RoleName; firstName: string; lastName: string }

/** The demo accounts; each password is the username, so they exist only if the settings enable them. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'superadmin', role: 'ROLE_SUPER_ADMIN', firstName: 'Camille', lastName: 'Laurent' },
  { username: 'admin', role: 'ROLE_ADMIN', firstName: 'Dominique', lastName: 'Moreau' },
  { username: 'joueur1', role: 'ROLE_USER', firstName: 'Alice', lastName: 'Bernard' },
  { username: 'joueur2', role: 'ROLE_USER', firstName: 'Bilal', lastName: 'Haddad' },
  { username: 'joueur3', role: 'ROLE_USER', firstName: 'Chloé', lastName: 'Dubois' },
  { username: 'joueur4', role: 'ROLE_USER', firstName: 'Diego', lastName: 'Garcia' },
]
