import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { ModelCard } from '@trimestre/contract/model-card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CurveFigure } from './curve-figure.tsx'
import { leversOf } from './levers.ts'
import styles from './projected-card.module.css'

/** Shows a class one curve at a time, in type that is read from the last row. */
export function ProjectedCard({ card, onClose }: { card: ModelCard; onClose(): void }) {
  const { t } = useTranslation(['model', 'common'])
  const rtl = useReadingDirection() === 'rtl'
  const levers = leversOf(card)
  const [shown, setShown] = useState(0)
  const lever = levers[shown]
  const [Back, Forward] = rtl ? [IconArrowRight, IconArrowLeft] : [IconArrowLeft, IconArrowRight]
  return (
    <FullScreenDialog opened onClose={onClose} title={t('common:route.model')}>
      <div className={styles.stage}>
        {lever && <CurveFigure key={lever.key} lever={lever} height={380} />}
        <div className={styles.bar}>
          <IconButton
            label={t('previous')}
            icon={<Back size={28} aria-hidden="true" />}
            disabled={shown === 0}
            onClick={() => setShown(shown - 1)}
          />
          <span role="status">{t('position', { number: shown + 1, total: levers.length })}</span>
          <IconButton
            label={t('next')}
            icon={<Forward size={28} aria-hidden="true" />}
            disabled={shown === levers.length - 1}
            onClick={() => setShown(shown + 1)}
          />
        </div>
      </div>
    </FullScreenDialog>
  )
}
