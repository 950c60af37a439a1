/** Who may make a call at all, when it is not everybody signed in. */
export const superOnly = ['ROLE_SUPER_ADMIN'] as const
export const staff = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] as const
export const players = ['ROLE_USER'] as const
