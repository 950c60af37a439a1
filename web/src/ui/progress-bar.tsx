import { useTranslation } from 'react-i18next'
import { progressPercent, useFormat } from '../i18n/format.ts'
import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

type Props = { current: number; total: number; wide?: boolean }

/** Renders quarter n of N: « T3/8 ▓▓▓░ 37 % ». A game past its end shows its last quarter. */
export function QuarterProgress({ current, total, wide }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const shown = Math.min(current, total)
  const percent = progressPercent(shown, total)
  const words = t('ui.quarterOfLong', { current: shown, total })
  return (
    <span className={classNames(styles.row, wide && styles.wide)}>
      <bdi className="fig" aria-hidden="true">
        {t('ui.quarterOf', { current: shown, total })}
      </bdi>
      <Meter percent={percent} label={words} />
      <bdi className={classNames('fig', styles.percent)} aria-hidden="true">
        {format.percent(percent, 0)}
      </bdi>
    </span>
  )
}

/** Renders a bar filled to a whole percentage. */
export function Meter({ percent, label }: { percent: number; label: string }) {
  return (
    <span
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}
