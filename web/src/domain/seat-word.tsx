import type { SeatKind } from '@trimestre/contract/seats'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../i18n/i18n.ts'
import styles from './seat-word.module.css'

/** Renders a blank and « ordinateur » or « place vacante » after the name of a company that nobody plays. */
export function SeatWord({ kind }: { kind: SeatKind | undefined }) {
  const { t } = useTranslation('common')
  if (kind !== 'vacant' && kind !== 'computer') return null
  return (
    <>
      {' '}
      <small className={styles.word}>{t(`seat.${kind}`)}</small>
    </>
  )
}

type Named = { username: string; kind?: SeatKind | undefined }

/** Returns a function that writes « Ordinateur 1 · ordinateur » where a name is one text, as in charts and lists of choices. */
export function useNameWithSeat(): (company: Named) => string {
  const { t } = useTranslation('common')
  return useCallback(
    ({ username, kind }) =>
      kind === 'vacant' || kind === 'computer' ? joinFacts([username, t(`seat.${kind}`)]) : username,
    [t],
  )
}
