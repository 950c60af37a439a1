import { IconFlask, IconSend } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLeftAlone } from '../../../../domain/area-progress.ts'
import { decisionLabel } from '../../../../domain/catalogue-text.ts'
import { areaHolders, holdersText } from '../../../../domain/team/holders.ts'
import { useTeam } from '../../../../domain/team/queries.ts'
import { useOwnCompany } from '../../../../domain/team/shared-company.ts'
import { useGame } from '../../../../domain/use-game.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { AdvancedDecisions } from '../advanced-decisions.tsx'
import formStyles from '../area-form-panel.module.css'
import columnStyles from '../area-panel.module.css'
import { possibleValues } from '../projection/possible-values.ts'
import { PriceOutlook } from '../projection/price-outlook.tsx'
import { ProjectionCard } from '../projection/projection-card.tsx'
import { ProjectionPeek } from '../projection/projection-peek.tsx'
import { ScenariosCard } from '../projection/scenarios-card.tsx'
import { useProjection } from '../projection/use-projection.ts'
import { shortValue } from './field-notes.tsx'
import { shownValue } from './pending-fields.ts'
import { namesAt } from './presence-map.ts'
import { useOpenProposals } from './proposal-queries.ts'
import styles from './shared.module.css'
import { SharedRow } from './shared-row.tsx'
import type { SheetSync } from './sheet-sync.ts'
import { SubmitBar } from './submit-bar.tsx'
import { TeamHead, type TeamPanelName } from './team-head.tsx'
import { differences, useTrial } from './trial.ts'
import { useOwnPresence, usePresenceOfOthers } from './use-presence.ts'
import { type SharedPlace, useSharedSheet, useWholeSheet, type WholeSheet } from './use-shared-sheet.ts'

const TeamPanel = lazy(() => import('./team-panel.tsx'))
const ProposeDialog = lazy(() => import('./propose-dialog.tsx'))

type Props = {
  decisions: readonly Decision[]
  place: SharedPlace
  quarter: number
  level: number
  /** Whether nothing can be changed in this quarter any more, whether it was submitted or not. */
  isClosed: boolean
  isLocked: boolean
  nextPassAt: string | null
  /** The content below the projection. */
  children: ReactNode
}

/** Shows the sheet of an area on which a team works together, next to its projection. */
export default function SharedQuarter(props: Props) {
  const { decisions, place, quarter, level, isClosed, isLocked, nextPassAt, children } = props
  const { t } = useTranslation(['team', 'common'])
  const { gameId, companyId, area } = place
  const game = useGame(gameId).data
  const company = useOwnCompany(companyId)
  const team = useTeam(companyId).data
  const { state, sync, me } = useSharedSheet(place, isClosed || isLocked)
  const sheet = useWholeSheet(place)
  const others = usePresenceOfOthers(companyId, me)
  const trial = useTrial(place)
  const [panel, setPanel] = useState<TeamPanelName | null>(null)
  const [isProposing, setProposing] = useState(false)
  const proposals = useOpenProposals(companyId)

  const members = team?.members ?? company?.members ?? []
  const own = members.find(({ user }) => user.id === me) ?? company?.me
  const isObserver = own?.kind === 'observer'
  const isMine = own?.areas.includes(area) ?? false
  const mayType = !isClosed && !isLocked && !isObserver && (isMine || trial.values !== null)
  useOwnPresence(companyId, area, mayType && trial.values === null ? (state.focus?.name ?? null) : null)

  const values = useMemo(
    () => ({
      ...Object.fromEntries(decisions.map(decision => [decision.name, shownValue(state, decision)])),
      ...trial.values,
    }),
    [decisions, state, trial.values],
  )
  const projection = useProjection(place, useDeferredValue(values))
  const { whatIf } = projection
  const possible = useMemo(
    () => (whatIf && mayType ? possibleValues(whatIf, decisions) : undefined),
    [whatIf, mayType, decisions],
  )
  const sheetValue = (name: string) => sheet.get(name)?.decision.value
  const tried = differences(trial.values, sheetValue)
  const isOpen = (decision: Decision) => decision.editable || decision.level <= level
  const closed = decisions.filter(decision => !isOpen(decision))
  const reason = isObserver
    ? t('head.observing')
    : isMine
      ? null
      : t('area.entrusted', { names: holdersText(areaHolders(members, area)) })
  const change = (name: string, value: number | null, text?: string) =>
    trial.values === null ? sync.type(area, name, value, text) : trial.change(name, value)

  if (!company) return null
  const row = (decision: Decision) => (
    <SharedRow
      key={decision.name}
      {...{ decision, quarter, state, sync, me, reason, mayType }}
      value={values[decision.name] ?? null}
      isTried={trial.values !== null}
      editors={namesAt(others, decision.name)}
      possible={possible?.get(decision.name)}
      outlook={
        decision.name === 'prixVente' && mayType ? <PriceOutlook projection={projection} /> : undefined
      }
      onChange={change}
    />
  )
  const refusal = sync.getRefusal()
  const awaitsSubstitute =
    game?.absence === 'computer' &&
    !isLocked &&
    team?.approvals.length === 0 &&
    [...sheet.values()].every(({ decision }) => isLeftAlone(decision))
  return (
    <div className={columnStyles.columns}>
      <div className={columnStyles.main}>
        <TeamHead {...{ company, team, me, area }} openProposals={proposals.length} onOpen={setPanel} />
        {reason !== null && !isClosed && <Banner tone="info">{reason}</Banner>}
        {isLocked && !isClosed && <Banner tone="success">{t('bar.lockedText')}</Banner>}
        {refusal && <Banner tone="error">{errorText(t, refusal)}</Banner>}
        {trial.values !== null && !isClosed && (
          <TrialBanner
            mayPropose={Object.keys(tried).length > 0}
            onPropose={() => setProposing(true)}
            onEnd={trial.end}
          />
        )}
        <Card
          title={t('sheet.title')}
          actions={
            !isObserver &&
            !isClosed &&
            trial.values === null && (
              <Button
                small
                variant="text"
                icon={<IconFlask size={18} aria-hidden="true" />}
                onClick={() => trial.begin()}
              >
                {t('trial.begin')}
              </Button>
            )
          }
        >
          <div className={formStyles.rows}>{decisions.filter(isOpen).map(row)}</div>
          {closed.length > 0 && <AdvancedDecisions decisions={closed} />}
        </Card>
        {!isClosed && (
          <SubmitBar
            {...{ company, state, isLocked, nextPassAt }}
            awaitsSubstitute={awaitsSubstitute}
            peek={<ProjectionPeek area={area} projection={projection} />}
          />
        )}
        {mayType && whatIf && (
          <ScenariosCard
            place={place}
            whatIf={whatIf}
            typed={values}
            onAdopted={scenario => trial.begin(differences(scenario, sheetValue))}
            isPrivate
          />
        )}
      </div>
      <aside className={columnStyles.aside}>
        {!isClosed && <ProjectionCard area={area} projection={projection} />}
        {children}
      </aside>
      <News sync={sync} sheet={sheet} />
      <Suspense>
        {panel !== null && (
          <TeamPanel
            {...{ place, company, sheet, me, isClosed, isLocked }}
            shown={panel}
            onShow={setPanel}
            onClose={() => setPanel(null)}
          />
        )}
        {isProposing && (
          <ProposeDialog
            {...{ companyId, sheet }}
            decisions={tried}
            onClose={() => setProposing(false)}
            onProposed={() => {
              setProposing(false)
              trial.end()
              setPanel('proposals')
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

type TrialProps = { mayPropose: boolean; onPropose(): void; onEnd(): void }

function TrialBanner({ mayPropose, onPropose, onEnd }: TrialProps) {
  const { t } = useTranslation('team')
  return (
    <Banner tone="warning" title={t('trial.title')}>
      {t('trial.text')}
      <div className={styles.trial}>
        <Button
          small
          variant="primary"
          disabled={!mayPropose}
          icon={<IconSend size={18} aria-hidden="true" />}
          onClick={onPropose}
        >
          {t('trial.propose')}
        </Button>
        <Button small onClick={onEnd}>
          {t('trial.end')}
        </Button>
      </div>
    </Banner>
  )
}

/** Tells screen readers what others have changed, without interrupting. */
function News({ sync, sheet }: { sync: SheetSync; sheet: WholeSheet }) {
  const { t } = useTranslation('team')
  const { t: textOf } = useTranslation(['player', 'common'])
  const format = useFormat()
  const sentences = sync.getNews().flatMap(({ name, value, by }) => {
    const decision = sheet.get(name)?.decision
    if (!decision) return []
    const label = decisionLabel(textOf, decision)
    return t('live.changed', { name: by, field: label, value: shortValue(textOf, format, decision, value) })
  })
  return (
    <p className="visually-hidden" role="status">
      {sentences.join(' ')}
    </p>
  )
}
