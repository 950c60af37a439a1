import type { Computer } from '@trimestre/contract/seats'

/** The names of the levels in the texts. */
export const levelKeys = { 1: 'beginner', 2: 'confirmed', 3: 'expert' } as const satisfies Record<
  Computer['level'],
  string
>

/** The levels and temperaments as the contract lists them, whose schemas would be loaded with its lists. */
export const computerLevels = [1, 2, 3] as const satisfies readonly Computer['level'][]
export const computerTemperaments = [
  'prudent',
  'prix',
  'qualite',
  'innovateur',
] as const satisfies readonly Computer['temperament'][]
