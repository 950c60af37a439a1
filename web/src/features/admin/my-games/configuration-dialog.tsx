import type { Game } from '@trimestre/contract/games'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx'
import { UnsavedChangesDialog } from '../../../ui/leave-question.tsx'
import styles from './configuration-dialog.module.css'
import { InformationForm } from './information-form.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { PassingPanel } from './passing-panel.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Props = { game: Game; onClose(): void }

/** Shows on one screen everything an administrator sets before and during a game. */
export function ConfigurationDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [isInformationChanged, setInformationChanged] = useState(false)
  const [isPassingChanged, setPassingChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const closeSchedule = useCallback(() => setScheduling(false), [])
  const isChanged = isInformationChanged || isPassingChanged
  return (
    <FullScreenDialog
      opened
      onClose={() => (isChanged ? setAsking(true) : onClose())}
      title={t('admin:configuration.title', { game: game.name })}
    >
      <div className={styles.screen}>
        <SectionIndex />
        <div className={styles.sections}>
          <div id={sectionId('information')} tabIndex={-1}>
            <InformationForm game={game} onChanged={setInformationChanged} />
          </div>
          <div id={sectionId('players')} tabIndex={-1}>
            <InvitationPanel game={game} />
          </div>
          <div id={sectionId('passing')} tabIndex={-1}>
            <PassingPanel game={game} onSchedule={() => setScheduling(true)} onChanged={setPassingChanged} />
          </div>
        </div>
      </div>
      {isScheduling && <ScheduleDialog game={game} onClose={closeSchedule} />}
      {isAsking && <UnsavedChangesDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </FullScreenDialog>
  )
}

type Section = 'information' | 'players' | 'passing'

const sectionId = (section: Section): string => `configuration-${section}`

/** Links to the three sections, next to them where there is room. */
function SectionIndex() {
  const { t } = useTranslation('admin')
  const names: Record<Section, string> = {
    information: t('configuration.information'),
    players: t('configuration.players'),
    passing: t('passing.title'),
  }
  const goTo = (section: string) => {
    const place = document.getElementById(section)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.index} aria-label={t('configuration.sections')}>
      <ol>
        {(Object.keys(names) as Section[]).map((section, index) => (
          <li key={section}>
            <a
              href={`#${sectionId(section)}`}
              onClick={event => {
                event.preventDefault()
                goTo(sectionId(section))
              }}
            >
              <span className="fig" aria-hidden="true">
                {index + 1}
              </span>
              {names[section]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
