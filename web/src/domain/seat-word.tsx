import type { SeatKind } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
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
