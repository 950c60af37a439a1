import type { Round } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { useTimeLeft } from './countdown.ts'
import { serverNow } from './server-clock.ts'
import { timeLeftText } from './time-left-text.ts'

/** What is known about the publication of a hidden quarter, in words. */
export type PublicationTexts = {
  /** « Trimestre clos. Résultats à 14 h 05. » */
  closed: string
  /** « Résultats à 14 h 05 » */
  results: string
  /** The time left; null without a time, and once it is over. */
  left: string | null
}

/** Returns the texts of the publication of a hidden quarter, with the time left by the clock of the server. */
export function usePublicationTexts(round: Pick<Round, 'publishAt'> | undefined): PublicationTexts {
  const { t } = useTranslation()
  const format = useFormat()
  const publishAt = round?.publishAt ?? null
  const left = useTimeLeft(publishAt)
  if (publishAt === null || left === null)
    return { closed: t('hidden.closed.later'), results: t('hidden.results.later'), left: null }
  if (left === 0)
    return { closed: t('hidden.closed.arriving'), results: t('hidden.results.arriving'), left: null }
  const isToday = new Date(publishAt).toDateString() === new Date(serverNow()).toDateString()
  const day = isToday ? 'at' : 'on'
  const when = isToday ? format.time(publishAt) : format.dateTime(publishAt)
  return {
    closed: t(`hidden.closed.${day}`, { when }),
    results: t(`hidden.results.${day}`, { when }),
    left: timeLeftText(t, left),
  }
}
