import type { Result } from '@trimestre/contract/companies'

/** The quarter a result is of. */
export const quarterOf = ({ round }: Pick<Result, 'round'>): number => round.roundNb - 1
