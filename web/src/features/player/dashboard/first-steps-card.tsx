import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyLock } from '../../../domain/company-lock.ts'
import { type AreaKey, gameAreas } from '../../../domain/game-areas.ts'
import { readStored, writeStored } from '../../../domain/storage.ts'
import { useOwnProgress } from '../../../shell/menu-marks.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './first-steps-card.module.css'

const key = 'welcomeSeen'
const firstAreas: readonly AreaKey[] = ['ventes', 'production', 'marketing']

type Props = {
  companyId: number
  /** Whether the player closes the quarters. */
  isSolo: boolean
}

/** Whether the first steps have not been dismissed on this device. */
export const areFirstStepsShown = (): boolean => readStored(key) === null

/** Shows the first five minutes as three steps ticked automatically, until the user dismisses them on this device. */
export function FirstStepsCard(props: Props) {
  const [isShown, setShown] = useState(areFirstStepsShown)
  if (!isShown) return null
  return (
    <FirstSteps
      {...props}
      onDismiss={() => {
        writeStored(key, 'true')
        setShown(false)
      }}
    />
  )
}

function FirstSteps({ companyId, isSolo, onDismiss }: Props & { onDismiss(): void }) {
  const { t } = useTranslation(['player', 'common'])
  const progress = useOwnProgress()
  const isLocked = useCompanyLock(companyId)
  const [hasLooked, setLooked] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLooked(true), 4000)
    return () => clearTimeout(timer)
  }, [])
  const stateOf = (area: AreaKey) => progress.find(item => item.area === area)?.state
  const isSaved = (area: AreaKey) => stateOf(area) === 'saved' || stateOf(area) === 'closed'
  return (
    <Card
      title={t('firstSteps.title')}
      actions={
        <Button small variant="text" onClick={onDismiss}>
          {t('firstSteps.dismiss')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        <Step isDone={hasLooked}>
          {t('firstSteps.see')}
          <span className={styles.links}>
            <Link to="/app/user/market-rules">{t('common:route.market-rules')}</Link>
          </span>
        </Step>
        <Step isDone={firstAreas.every(isSaved)}>
          {t('firstSteps.decide')}
          <span className={styles.links}>
            {firstAreas.map(area => (
              <Link key={area} to={gameAreas[area].path}>
                {t(`common:menu.${gameAreas[area].menu}`)}
              </Link>
            ))}
          </span>
        </Step>
        <Step isDone={isLocked === true}>{t(isSolo ? 'firstSteps.close' : 'firstSteps.finish')}</Step>
      </ol>
    </Card>
  )
}

function Step({ isDone, children }: { isDone: boolean; children: React.ReactNode }) {
  const { t } = useTranslation('player')
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <Icon size={22} aria-hidden="true" />
      <span>
        {children}
        {isDone && <span className="visually-hidden"> ({t('firstSteps.done')})</span>}
      </span>
    </li>
  )
}
