import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArchivedNotice } from '../../../domain/staff/archived-notice.tsx'
import { useTimezone } from '../../../domain/staff/timezone.ts'
import { useProducts } from '../../../domain/use-products.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx'
import { UnsavedChangesDialog } from '../../../ui/leave-question.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import styles from './configuration-dialog.module.css'
import { InformationForm } from './information-form.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { PassingPanel } from './passing-panel.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

const PlanPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./plans/plan-panel.tsx'), loadTexts(['plans'])])
  return panel
})
const SeatsPanel = lazy(() => import('./seats/seats-panel.tsx'))
const TeamsPanel = lazy(() => import('./teams/teams-panel.tsx'))

const sections = ['plan', 'information', 'players', 'passing', 'seats', 'teams'] as const
type Section = (typeof sections)[number]

type Props = { game: Game; onClose(): void }

/** Shows on one screen everything an administrator sets before and during a game. */
export function ConfigurationDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [isInformationChanged, setInformationChanged] = useState(false)
  const [isPassingChanged, setPassingChanged] = useState(false)
  const [isTeamsChanged, setTeamsChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  // What stands above the other parts would move them under the pointer if it came later.
  const [isPlanSettled, setPlanSettled] = useState(false)
  const isProductLoading = useProducts().isLoading
  const isZoneLoading = useTimezone().isLoading
  const isSettled = isPlanSettled && !isProductLoading && !isZoneLoading
  const settle = useCallback(() => setPlanSettled(true), [])
  const closeSchedule = useCallback(() => setScheduling(false), [])
  const isChanged = isInformationChanged || isPassingChanged || isTeamsChanged
  return (
    <FullScreenDialog
      opened
      onClose={() => (isChanged ? setAsking(true) : onClose())}
      title={t('admin:configuration.title', { game: game.name })}
    >
      <ArchivedNotice game={game} />
      {!isSettled && <SkeletonStack shapes={[{ height: 480 }, { height: 480 }]} />}
      <Suspense fallback={null}>
        <div className={styles.screen} hidden={!isSettled}>
          <SectionIndex />
          {/* Everything in the fields of an archived game is read only. */}
          <fieldset className={styles.sections} disabled={game.archived}>
            <div id={sectionId('plan')} tabIndex={-1}>
              <PlanPanel game={game} onSettled={settle} />
            </div>
            <div id={sectionId('information')} tabIndex={-1}>
              <InformationForm game={game} onChanged={setInformationChanged} />
            </div>
            <div id={sectionId('players')} tabIndex={-1}>
              <InvitationPanel game={game} />
            </div>
            <div id={sectionId('passing')} tabIndex={-1}>
              <PassingPanel
                game={game}
                onSchedule={() => setScheduling(true)}
                onChanged={setPassingChanged}
              />
            </div>
            <div id={sectionId('seats')} tabIndex={-1}>
              <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
                <SeatsPanel game={game} />
              </Suspense>
            </div>
            <div id={sectionId('teams')} tabIndex={-1}>
              <Suspense fallback={<SkeletonStack shapes={[{ height: 240 }]} />}>
                <TeamsPanel game={game} onChanged={setTeamsChanged} />
              </Suspense>
            </div>
          </fieldset>
        </div>
      </Suspense>
      {isScheduling && <ScheduleDialog game={game} onClose={closeSchedule} />}
      {isAsking && <UnsavedChangesDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </FullScreenDialog>
  )
}

const sectionId = (section: Section): string => `configuration-${section}`

function goTo(section: Section): void {
  const place = document.getElementById(sectionId(section))
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

/** Links to the sections, next to them where there is room. */
function SectionIndex() {
  const { t } = useTranslation('admin')
  const names: Record<Section, string> = {
    plan: t('configuration.plan'),
    information: t('configuration.information'),
    players: t('configuration.players'),
    passing: t('passing.title'),
    seats: t('configuration.seats'),
    teams: t('configuration.teams'),
  }
  return (
    <nav className={styles.index} aria-label={t('configuration.sections')}>
      <ol>
        {sections.map((section, index) => (
          <li key={section}>
            <a
              href={`#${sectionId(section)}`}
              onClick={event => {
                event.preventDefault()
                goTo(section)
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
