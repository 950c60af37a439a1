import type { SeatKind } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import styles from './seat-word.module.css'

/** Renders a blank and « place vacante » after the name of a company in which nobody decides; nothing after the others. */
export function SeatWord({ kind }: { kind: SeatKind | undefined }) {
  const { t } = useTranslation('common')
  if (kind !== 'vacant') return null
  return (
    <>
      {' '}
      <small className={styles.word}>{t('seat.vacant')}</small>
    </>
  )
}
