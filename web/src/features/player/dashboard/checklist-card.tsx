import { IconCircle, IconCircleCheckFilled, IconLock, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AreaProgress, type AreaState, countSaved } from '../../../domain/area-progress.ts'
import { gameAreas } from '../../../domain/game-areas.ts'
import { journalQuery } from '../../../domain/game-queries.ts'
import { CompanyLink, useShownCompany } from '../../../domain/shown-company.tsx'
import { MenuIcon } from '../../../shell/menu-icons.tsx'
import { useOwnProgress } from '../../../shell/menu-marks.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Meter } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './checklist-card.module.css'

const stateIcons = { saved: IconCircleCheckFilled, draft: IconPencil, toSee: IconCircle, closed: IconLock }

/** Lists the eight areas in the suggested order, each with its state in this quarter. */
export function ChecklistCard() {
  const { t } = useTranslation(['player', 'common'])
  const progress = useOwnProgress()
  const { saved, total } = countSaved(progress)
  const isKnown = progress.every(({ state }) => state !== undefined)
  const counted = t('dashboard.savedCount', { saved, total })
  const rest = total - saved
  return (
    <Card title={t('dashboard.toDecide')} subtitle={t('dashboard.toDecideHint')} flush late={470}>
      <div className={styles.meter}>
        <Meter percent={total === 0 ? 0 : Math.trunc((saved / total) * 100)} label={counted} />
        {isKnown ? (
          <p>{rest === 0 ? t('dashboard.allSaved') : t('dashboard.rest', { count: rest })}</p>
        ) : (
          <Skeleton />
        )}
      </div>
      <ForeseeItem />
      <ol className={styles.list}>
        {progress.map((item, index) => (
          <ChecklistItem key={item.area} item={item} rank={index + 1} />
        ))}
      </ol>
    </Card>
  )
}

const foreseeIcons = { done: IconCircleCheckFilled, begun: IconPencil, toDo: IconCircle }
const foreseeStyles = { done: styles.saved, begun: styles.draft, toDo: undefined }

/** Leads to what the company expects of the quarter, before it decides. */
function ForeseeItem() {
  const { t } = useTranslation('player')
  const { companyId } = useShownCompany()
  const { data } = useQuery(journalQuery(companyId))
  const entry = data?.entries[0]
  const done = entry && [entry.done.predictions, entry.done.before].filter(isDone => isDone).length
  const state = done === undefined ? undefined : done === 2 ? 'done' : done === 1 ? 'begun' : 'toDo'
  const Icon = foreseeIcons[state ?? 'toDo']
  return (
    <CompanyLink to="/app/user/journal" className={styles.item}>
      <span className={styles.rank} aria-hidden="true" />
      <MenuIcon item="game.journal" size={20} />
      <span className={styles.name}>{t('dashboard.foresee.name')}</span>
      {state ? (
        <span className={classNames(styles.state, foreseeStyles[state])}>
          <Icon size={18} aria-hidden="true" />
          {t(`dashboard.foresee.${state}`)}
        </span>
      ) : (
        <Skeleton width="72px" />
      )}
    </CompanyLink>
  )
}

function ChecklistItem({ item, rank }: { item: AreaProgress; rank: number }) {
  const { t } = useTranslation(['player', 'common'])
  const { path, menu } = gameAreas[item.area]
  return (
    <li>
      <CompanyLink to={path} className={styles.item}>
        <span className={classNames('fig', styles.rank)} aria-hidden="true">
          {rank}
        </span>
        <MenuIcon item={menu} size={20} />
        <span className={styles.name}>{t(`common:menu.${menu}`)}</span>
        {item.state ? <State state={item.state} /> : <Skeleton width="72px" />}
      </CompanyLink>
    </li>
  )
}

function State({ state }: { state: AreaState }) {
  const { t } = useTranslation(['player', 'common'])
  const Icon = stateIcons[state]
  return (
    <span className={classNames(styles.state, styles[state])}>
      <Icon size={18} aria-hidden="true" />
      {t(`areaState.${state}`)}
    </span>
  )
}
