import type { Solo } from '@trimestre/contract/solo'
import type { TFunction } from 'i18next'

/** Names the attempt in play: « essai 2 », or « essai 3 sur 5 » when they are limited. */
export const attemptText = (
  t: TFunction<'solo'>,
  { attempt, attemptsMax }: Pick<Solo, 'attempt' | 'attemptsMax'>,
): string =>
  attemptsMax === null
    ? t('attempt.number', { number: attempt })
    : t('attempt.numberOf', { number: attempt, total: attemptsMax })
