import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { figureText } from '../../../../ui/figure.tsx'
import type { FigureRow } from './figure-rows.ts'
import styles from './versions.module.css'

/** Tells the difference of two figures by a sign and in words; texts, and figures that were absent, have only changed. */
export function Difference({ from, to, kind }: Pick<FigureRow, 'from' | 'to' | 'kind'>) {
  const { t } = useTranslation('overview')
  const format = useFormat()
  if (typeof from !== 'number' || typeof to !== 'number') return t('versions.changed')
  if (from === to) return <Unchanged />
  const figure = figureText(format, Math.abs(to - from), kind)
  return (
    <span className={styles.difference}>
      <span aria-hidden="true">{to > from ? '▲' : '▼'}</span>{' '}
      {t(to > from ? 'versions.more' : 'versions.less', { figure })}
    </span>
  )
}

/** Tells by a sign and in a word that something stayed as it was. */
export function Unchanged() {
  const { t } = useTranslation()
  return (
    <span className={styles.difference}>
      <span aria-hidden="true">=</span> {t('ui.same')}
    </span>
  )
}
