import type { Result } from '@trimestre/contract/companies'

/** Returns the quarter of a result. */
export const quarterOf = ({ round }: Pick<Result, 'round'>): number => round.roundNb - 1
