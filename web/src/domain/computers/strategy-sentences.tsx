import type { Computer } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import styles from './computers.module.css'
import { levelKeys } from './strategies.ts'

/** Says how a computer plays: its level and its temperament, each with its sentence. */
export function StrategySentences({ computer: { level, temperament } }: { computer: Computer }) {
  const { t } = useTranslation('seats')
  return (
    <dl className={styles.strategy}>
      <div>
        <dt>{t(`computer.${levelKeys[level]}`)}</dt>
        <dd>{t(`computer.${levelKeys[level]}Text`)}</dd>
      </div>
      <div>
        <dt>{t(`computer.${temperament}`)}</dt>
        <dd>{t(`computer.${temperament}Text`)}</dd>
      </div>
    </dl>
  )
}
