import type { Decision } from '@trimestre/contract/decisions'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import styles from './decision-row.module.css'
import { changeFrom } from './decision-value.ts'

const shapes = { up: 'M6 2 11 10H1z', down: 'M6 10 1 2h10z', same: 'M1 3.5h10v1.8H1zM1 7h10v1.8H1z' }

type Props = { decision: Pick<Decision, 'type'>; before: number; value: number }

/** Shows the change from the previous value (« ▲ +20 % »), not as good or bad, since it is the player's own choice. */
export function ValueMove({ decision, before, value }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { direction, percent, delta } = changeFrom(before, value)
  const sign = direction === 'up' ? '+' : ''
  const inPoints = decision.type === 'percent' || percent === null
  const size = inPoints
    ? format.number(delta)
    : format.percent(percent, Number.isInteger(percent) || Math.abs(percent) >= 100 ? 0 : 1)
  return (
    <span className={styles.move}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[direction]} fill="currentColor" />
      </svg>
      <span className="visually-hidden">
        {t(`decisions.${direction}`, { change: size.replace(/^\u200e?[−-]/, '') })}
      </span>
      {direction !== 'same' && (
        <bdi className="fig" aria-hidden="true">
          {sign}
          {size}
        </bdi>
      )}
    </span>
  )
}
