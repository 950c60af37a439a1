import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Projection } from '@trimestre/engine/projection'
import { useTranslation } from 'react-i18next'
import { type AreaKey, gameAreas } from '../../../../domain/game-areas.ts'
import { useFormat } from '../../../../i18n/format.ts'
import styles from './projection-card.module.css'
import { type Risk, risksOf } from './what-if.ts'

/** Lists the risks of the projection, each with a link to the area where the player can fix it. */
export function RiskList({ projection, area }: { projection: Projection; area: AreaKey }) {
  const risks = risksOf(projection)
  if (risks.length === 0) return null
  return (
    <ul className={styles.risks}>
      {risks.map(risk => (
        <li key={risk.kind}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            <RiskText risk={risk} /> {risk.area !== area && <Mend area={risk.area} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function RiskText({ risk }: { risk: Risk }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  switch (risk.kind) {
    case 'cash':
      return t('risk.cash', { amount: format.amount(risk.amount) })
    case 'machines':
    case 'workers':
      return t(`risk.${risk.kind}`, {
        planned: format.integer(risk.planned),
        possible: format.integer(risk.possible),
      })
    default:
      return t(`risk.${risk.kind}`, { count: risk.count, value: format.integer(risk.count) })
  }
}

function Mend({ area }: { area: AreaKey }) {
  const { t } = useTranslation(['player', 'common'])
  const { path, menu } = gameAreas[area]
  return (
    <Link to={path} className={styles.mend}>
      {t('risk.mend', { area: t(`common:menu.${menu}`) })}
    </Link>
  )
}
