import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showPanel } from '../../../shell/shell-panels.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './player-home-page.module.css'

const steps = ['see', 'decide', 'save'] as const

/** Shows three first steps and a link to the guide, until the player has played a first quarter. */
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
