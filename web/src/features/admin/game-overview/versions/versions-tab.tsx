import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PendingChainBanner } from '../../../../domain/staff/versions/pending-chain-banner.tsx'
import { usePendingChain, useRoundVersions } from '../../../../domain/staff/versions/round-versions.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import styles from '../game-overview.module.css'
import { ReopenActions } from '../reopen/reopen-actions.tsx'
import { useFormerRounds } from './api.ts'
import { ComparisonCard } from './comparison-card.tsx'
import { VersionTable } from './version-table.tsx'

/** Returns the rounds that may have versions: the closed ones, and the open one, which may have been opened again. */
const roundsWithVersions = ({ rounds }: Game): Round[] =>
  rounds.filter(({ roundNb, version, state }) => roundNb > 1 && (version > 0 || state === 'open'))

/** Shows every computation of a quarter, compares two of them, and opens the quarter again. */
export default function VersionsTab({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'overview'])
  const [chosen, choose] = useState<number>()
  const pending = usePendingChain(game)
  const { data: former = [] } = useFormerRounds(game.id)
  const inLine = roundsWithVersions(game)
  const rounds = [...inLine, ...former].sort((one, other) => one.roundNb - other.roundNb)
  const lastClosed = inLine.findLast(({ version }) => version > 0)
  const round = rounds.find(({ id }) => id === chosen) ?? lastClosed ?? rounds[0]
  if (!round)
    return (
      <Card>
        <EmptyState>{t('overview:versions.afterFirst')}</EmptyState>
      </Card>
    )
  return (
    <div className={styles.stack}>
      <PendingChainBanner pending={pending} mayAct={!game.archived} />
      <QuarterVersions
        key={round.id}
        game={game}
        round={round}
        isPending={pending.length > 0}
        quarterChoice={
          <SelectField
            label={t('field.quarter')}
            choices={rounds.map(({ id, roundNb, state }) => {
              const quarter = t('ui.quarterShort', { quarter: roundNb - 1 })
              return {
                value: id,
                label: state === 'superseded' ? t('overview:versions.left', { quarter }) : quarter,
              }
            })}
            value={round.id}
            onChange={event => choose(Number(event.currentTarget.value))}
          />
        }
      />
    </div>
  )
}

type Props = { game: Game; round: Round; isPending: boolean; quarterChoice: React.ReactNode }

function QuarterVersions({ game, round, isPending, quarterChoice }: Props) {
  const { t } = useTranslation(['common', 'overview'])
  const { data, error, refetch } = useRoundVersions(round.id)
  const quarter = round.roundNb - 1
  return (
    <>
      <Card
        flush
        title={t('overview:versions.title', { quarter })}
        actions={<ReopenActions game={game} round={round} isPending={isPending} />}
      >
        <VersionTable
          gameId={game.id}
          roundNb={round.roundNb}
          versions={data}
          toolbar={quarterChoice}
          failure={error && { reason: errorText(t, error), onRetry: () => refetch() }}
        />
      </Card>
      {data && data.length > 0 && <ComparisonCard game={game} round={round} versions={data} />}
    </>
  )
}
