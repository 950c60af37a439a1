import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { ModelCard } from '@trimestre/contract/model-card'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CurveFigure } from './curve-figure.tsx'
import { leversOf } from './levers.ts'
import styles from './projected-card.module.css'

/** Arrow keys and remote controls turn to the next curve, or to the one before, as on the projector. */
function stepOf(key: string, rtl: boolean): number {
  if (key === 'PageDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return 1
  return key === 'PageUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0
}

/** Shows a class one curve at a time, in type that is read from the last row. */
export function ProjectedCard({ card, onClose }: { card: ModelCard; onClose(): void }) {
  const { t } = useTranslation(['model', 'common'])
  const rtl = useReadingDirection() === 'rtl'
  const levers = leversOf(card)
  const [shown, setShown] = useState(0)
  const lever = levers[shown]
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const by = stepOf(event.key, rtl)
    if (levers[shown + by]) setShown(shown + by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event)
    // In the capture phase: the dialog keeps arrow keys to itself.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
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
