import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showPanel } from '../../app/shell/shell-panels.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './player-home-page.module.css'

const steps = ['see', 'decide', 'save'] as const

/** Until a first quarter has been played: what to do, in three steps, and the guide. */
export function FirstVisitCard() {
  const { t } = useTranslation(['player', 'common'])
  return (
    <Card
      title={t('home.firstVisit')}
      actions={
        <Button
          small
          icon={<IconBulb size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => showPanel('guide')}
        >
          {t('common:header.showGuide')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step}>{t(`home.steps.${step}`)}</li>
        ))}
      </ol>
    </Card>
  )
}
