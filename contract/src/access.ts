/** The roles that may make a call which is not open to every signed-in user. */
export const superOnly = ['ROLE_SUPER_ADMIN'] as const
export const staff = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] as const
export const players = ['ROLE_USER'] as const
