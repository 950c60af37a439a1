import { IconSettings } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rankTogether, type ShownRanking } from '../../../../domain/use-ranking.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import styles from './projector.module.css'
import { setProjectorSettings, useProjectorSettings } from './projector-settings.ts'
import { overStage } from './use-stage-keys.ts'

/** Which names the class sees; both are off at the beginning of each projection. */
export type ShownNames = {
  showNames: boolean
  onShowNames(show: boolean): void
  showMissing: boolean
  onShowMissing(show: boolean): void
  ranking: Pick<ShownRanking<unknown>, 'rivals' | 'isTogether'>
}

/** The settings for names, scene order and keys; the panel opens above the bar. */
export function StageSettings(props: ShownNames) {
  const { showNames, onShowNames, showMissing, onShowMissing, ranking } = props
  const { t } = useTranslation(['control', 'common'])
  const { keys, marketFirst } = useProjectorSettings()
  const [opened, setOpened] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!opened) return
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpened(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpened(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [opened])
  return (
    <div className={styles.settings} ref={box}>
      <button
        ref={button}
        type="button"
        className={styles.barButton}
        aria-label={t('stage.settings')}
        title={t('stage.settings')}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconSettings size={32} aria-hidden="true" />
      </button>
      <div id={id} className={styles.panel} hidden={!opened} {...overStage}>
        <CheckboxField
          label={t('stage.showNames')}
          checked={showNames}
          onChange={event => onShowNames(event.target.checked)}
        />
        <CheckboxField
          label={t('stage.showMissing')}
          checked={showMissing}
          onChange={event => onShowMissing(event.target.checked)}
        />
        {ranking.rivals && (
          <CheckboxField
            label={t(`common:ranking.with.${ranking.rivals}`)}
            checked={ranking.isTogether}
            onChange={event => rankTogether(event.target.checked)}
          />
        )}
        <CheckboxField
          label={t('stage.marketFirst')}
          checked={marketFirst}
          onChange={event => setProjectorSettings({ marketFirst: event.target.checked })}
        />
        <CheckboxField
          label={t('stage.keys')}
          checked={keys}
          onChange={event => setProjectorSettings({ keys: event.target.checked })}
        />
      </div>
    </div>
  )
}
