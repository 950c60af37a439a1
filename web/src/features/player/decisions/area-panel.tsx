import type { Decision } from '@trimestre/contract/decisions'
import type { Game, Round } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActiveRound, useReloadOnPass } from '../../../domain/active-round.ts'
import { useQuarterInAddress } from '../../../domain/choice-in-address.ts'
import { useCompanyLock } from '../../../domain/company-lock.ts'
import { type AreaKey, gameAreas, nextArea } from '../../../domain/game-areas.ts'
import { hasCurve } from '../../../domain/model-card/curve-areas.ts'
import { PrintedQuarter } from '../../../domain/printed-game.ts'
import { CompanyLink, useShownCompany } from '../../../domain/shown-company.tsx'
import { SubstituteBanner } from '../../../domain/substitute-banner.tsx'
import { isSharedCompany, useOwnCompany } from '../../../domain/team/shared-company.ts'
import { useGame, useResults } from '../../../domain/use-game.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ArchivedBanner } from '../../../shell/archived-banner.tsx'
import { DeadlineBanner } from '../../../shell/deadline-banner.tsx'
import { PauseBanner } from '../../../shell/pause-banner.tsx'
import { PublicationBanner } from '../../../shell/publication-banner.tsx'
import { ReopenedBanner } from '../../../shell/reopened-banner.tsx'
import { SeatBanner, useIsTaken } from '../../../shell/seat-banner.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { QuarterTabs } from '../../../ui/quarter-tabs.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useDecisions } from './api.ts'
import { AreaFactsCard } from './area-facts-card.tsx'
import styles from './area-panel.module.css'
import { CurrentQuarter } from './current-quarter.tsx'
import { LockedBanner } from './locked-banner.tsx'
import { EnteredDecisions, PastDecisions } from './past-decisions.tsx'

/** The sheet of a team, which a player alone does not download. */
const SharedQuarter = lazy(async () => {
  const [sheet] = await Promise.all([import('./shared/shared-quarter.tsx'), loadTexts(['team'])])
  return sheet
})

/** Shows the decisions of one area, in the current quarter and in the quarters played before. */
export function AreaPanel({ area }: { area: AreaKey }) {
  const { t } = useTranslation(['player', 'common'])
  const { gameId, companyId } = useShownCompany()
  const game = useGame(gameId)
  const active = useActiveRound(gameId)
  useReloadOnPass({ gameId })
  const error = game.error ?? active.error
  if (error && !(game.data && active.data))
    return (
      <Card>
        <ErrorCard
          title={t('decisions.loadFailed')}
          reason={errorText(t, error)}
          onRetry={() => void Promise.all([game.refetch(), active.refetch()])}
        />
      </Card>
    )
  if (!game.data || !active.data) return <LoadingCard />
  const playable = Math.min(active.data.roundNb - 1, game.data.nbTurns ?? 1)
  return (
    <Quarters
      area={area}
      companyId={companyId}
      gameId={gameId}
      active={active.data}
      rounds={game.data.rounds}
      last={playable}
      level={game.data.levelGame ?? 1}
      blocked={blockOf(game.data)}
      nextPassAt={game.data.nextPassAt}
      isTeamGame={game.data.teams !== null}
    />
  )
}

/** Why nothing can be decided in any quarter. */
type Block = 'archived' | 'finished' | 'notConfigured'

function blockOf({ archived, finished, nbTurns }: Game): Block | null {
  if (archived) return 'archived'
  if (finished) return 'finished'
  return nbTurns === null ? 'notConfigured' : null
}

type QuartersProps = {
  area: AreaKey
  companyId: number
  gameId: number
  active: Round
  rounds: readonly Round[]
  /** The current quarter, or the last one once the game is finished. */
  last: number
  level: number
  blocked: Block | null
  nextPassAt: string | null
  isTeamGame: boolean
}

function Quarters(props: QuartersProps) {
  const { area, companyId, gameId, active, rounds, last, level, blocked, nextPassAt } = props
  const { t } = useTranslation(['player', 'common'])
  const [chosen, choose] = useQuarterInAddress()
  const isLocked = useCompanyLock(companyId) === true
  const isTaken = useIsTaken({ gameId, companyId })
  const { isReadOnly } = useShownCompany()
  const company = useOwnCompany(companyId)
  const isShared = !isReadOnly && (props.isTeamGame || isSharedCompany(undefined, company))
  // When the quarter passes in the meantime, the typed values stay on screen until the player moves on.
  const [held, setHeld] = useState(active)
  const passed = held.id !== active.id || held.etat !== active.etat
  const isHidden = active.state === 'hidden' && !blocked
  const current = held.roundNb - 1
  const shown = chosen && chosen >= 1 && chosen <= last ? chosen : Math.min(current, last)
  const round = shown === current ? held : rounds.find(({ roundNb }) => roundNb === shown + 1)
  const tabs = Array.from({ length: last }, (_, index) => ({
    quarter: index + 1,
    label:
      index + 1 === active.roundNb - 1 && !blocked && !isHidden
        ? t('decisions.current', { quarter: index + 1 })
        : t('common:ui.quarterShort', { quarter: index + 1 }),
  }))
  const isPlayed = shown < active.roundNb - 1 && !(passed && shown === current)
  const open = () => {
    choose(undefined)
    setHeld(active)
  }
  return (
    <QuarterTabs
      label={t('decisions.quarters')}
      tabs={tabs}
      value={shown}
      onChange={quarter => {
        if (quarter === active.roundNb - 1) open()
        else choose(quarter)
      }}
    >
      <PrintedQuarter name={shown} />
      {!isReadOnly && <ReopenedBanner gameId={gameId} />}
      {blocked === 'archived' && <ArchivedBanner />}
      {blocked && blocked !== 'archived' && <Banner tone="info">{t(`decisions.${blocked}`)}</Banner>}
      {!blocked && !passed && !isTaken && !isReadOnly && !isShared && (
        <DeadlineBanner nextPassAt={nextPassAt} roundId={active.id} companyId={companyId} />
      )}
      {!isReadOnly && <PauseBanner gameId={gameId} />}
      {!blocked && !isReadOnly && <SeatBanner gameId={gameId} companyId={companyId} />}
      {isLocked && !blocked && !passed && !isTaken && !isReadOnly && !isShared && shown === current && (
        <LockedBanner companyId={companyId} />
      )}
      {isHidden && !isReadOnly && <ClosedBanner round={active} />}
      {passed && !blocked && !isHidden && <PassedBanner quarter={current} next={active} onOpen={open} />}
      <Quarter
        key={round?.id}
        {...{
          area,
          companyId,
          gameId,
          round,
          quarter: shown,
          level,
          isPlayed,
          isShared,
          isLocked,
          nextPassAt,
        }}
        isClosed={passed || blocked !== null || isTaken || active.etat !== 1}
      />
    </QuarterTabs>
  )
}

/** Tells why nothing can be decided while the results of the quarter are not published. */
function ClosedBanner({ round }: { round: Round }) {
  const { t } = useTranslation('player')
  return (
    <PublicationBanner round={round}>
      <p>{t('decisions.closedText')}</p>
    </PublicationBanner>
  )
}

function PassedBanner({ quarter, next, onOpen }: { quarter: number; next: Round; onOpen(): void }) {
  const { t } = useTranslation(['player', 'common'])
  if (next.roundNb - 1 === quarter) return <Banner tone="info">{t('common:pass.waiting')}</Banner>
  return (
    <Banner tone="info" title={t('decisions.closedTitle', { quarter })}>
      <p>
        {t('decisions.closedText')}{' '}
        <CompanyLink to="/app/user/joined-game">{t('decisions.seeResults')}</CompanyLink>
      </p>
      <div className={styles.bannerAction}>
        <Button small onClick={onOpen}>
          {t('decisions.openNext', { quarter: next.roundNb - 1 })}
        </Button>
      </div>
    </Banner>
  )
}

type QuarterProps = {
  area: AreaKey
  companyId: number
  gameId: number
  round: Round | undefined
  quarter: number
  level: number
  isPlayed: boolean
  /** Whether a team works on the sheet. */
  isShared: boolean
  /** Whether the player or the team has declared to be done. */
  isLocked: boolean
  /** Whether nothing can be changed in this quarter, also not after reopening. */
  isClosed: boolean
  nextPassAt: string | null
}

/**
 * Returns the key of a form that starts again once it began with nothing to edit and can be edited: only then does it
 * read the values that this device and the server keep. It stays when nothing can be edited any more, with its values.
 */
function useFormKey(decisions: readonly Decision[]): number {
  const isOpen = decisions.some(({ editable }) => editable)
  const [form, setForm] = useState({ hasOpened: isOpen, key: 0 })
  if (isOpen && !form.hasOpened) setForm({ hasOpened: true, key: 1 })
  return form.key
}

function Quarter(props: QuarterProps) {
  const { area, companyId, gameId, round, quarter, level, isPlayed, isShared, isLocked, isClosed } = props
  const { t } = useTranslation(['player', 'common'])
  const decisions = useDecisions(round?.id, area, companyId)
  const results = useResults(companyId)
  const { isReadOnly } = useShownCompany()
  const formKey = useFormKey(decisions.data ?? [])
  if (decisions.error && !decisions.data)
    return (
      <Card>
        <ErrorCard
          title={t('decisions.loadFailed')}
          reason={errorText(t, decisions.error)}
          onRetry={() => void decisions.refetch()}
        />
      </Card>
    )
  if (!decisions.data || !round) return <LoadingCard />
  if (decisions.data.length === 0)
    return (
      <Card>
        <EmptyState title={t('decisions.noneTitle')}>{t('decisions.none')}</EmptyState>
      </Card>
    )
  const factsQuarter = isPlayed ? quarter : quarter - 1
  const resultOf = (wanted: number) => results.data?.find(result => result.round.roundNb === wanted + 1)
  const beside = (
    <>
      {factsQuarter >= 1 && (
        <AreaFactsCard
          area={area}
          quarter={factsQuarter}
          result={resultOf(factsQuarter)}
          before={resultOf(factsQuarter - 1)}
        />
      )}
      {hasCurve(area) && <ModelLink />}
      <NextArea area={area} />
    </>
  )
  const place = { gameId, companyId, roundId: round.id, area }
  if (!isPlayed && isShared)
    return (
      <Suspense fallback={<LoadingCard />}>
        <SharedQuarter
          decisions={decisions.data}
          nextPassAt={props.nextPassAt}
          {...{ place, quarter, level, isClosed, isLocked }}
        >
          {beside}
        </SharedQuarter>
      </Suspense>
    )
  if (!isPlayed && !isReadOnly)
    return (
      <CurrentQuarter
        key={formKey}
        decisions={decisions.data}
        place={place}
        {...{ quarter, level }}
        frozen={isClosed || isLocked}
      >
        {beside}
      </CurrentQuarter>
    )
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isPlayed ? (
          <>
            <SubstituteBanner result={resultOf(quarter)} />
            <PastDecisions
              decisions={decisions.data}
              quarter={quarter}
              isSubstituted={resultOf(quarter)?.substitute ?? false}
            />
          </>
        ) : (
          <EnteredDecisions decisions={decisions.data} quarter={quarter} level={level} />
        )}
      </div>
      <aside className={styles.aside}>{beside}</aside>
    </div>
  )
}

/** Leads to the curve of what is decided here. */
function ModelLink() {
  const { t } = useTranslation()
  return (
    <CompanyLink to="/app/user/model" className={buttonClass('text', false, true)}>
      {t('route.model')}
    </CompanyLink>
  )
}

function NextArea({ area }: { area: AreaKey }) {
  const { t } = useTranslation(['player', 'common'])
  const next = nextArea(area)
  if (!next) return null
  const { path, menu } = gameAreas[next]
  return (
    <CompanyLink to={path} className={buttonClass('secondary', false, true)}>
      {t('decisions.nextArea', { area: t(`common:menu.${menu}`) })}
    </CompanyLink>
  )
}

function LoadingCard() {
  return (
    <Card>
      <SkeletonStack shapes={[{ height: 88 }, { height: 88 }, { height: 88 }]} />
    </Card>
  )
}
