/** The refusals of every call that changes what a company decides in the open quarter. */
export const deciding = [
  'rounds/closed',
  'games/paused',
  'trainings/over',
  'games/finished',
  'games/not-configured',
  'companies/out',
  'companies/not-human',
  'server/lock-timeout',
] as const
