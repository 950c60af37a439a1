import type { AttemptOutcome } from '@trimestre/contract/solo'
import type { TrainingResult } from '@trimestre/contract/trainings'
import type { TFunction } from 'i18next'
import { placeText } from '../../../../domain/place-text.ts'
import type { Format } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { BreakableName } from '../../../../ui/breakable-name.tsx'
import type { DataColumn } from '../../../../ui/table/data-table.tsx'

type Texts = TFunction<['trainings', 'solo', 'common']>

/** The columns of the results; `nbTurns` is undefined until the training is known. */
export function resultColumnsOf(
  t: Texts,
  format: Format,
  nbTurns: number | undefined,
): DataColumn<TrainingResult>[] {
  const outcome = (id: 'best' | 'last' | 'counted'): DataColumn<TrainingResult> => ({
    id,
    header: t(`results.${id}`),
    value: result => result[id]?.valeurSociete,
    cell: result => outcomeText(t, format, result[id]),
    figure: true,
  })
  return [
    {
      id: 'player',
      header: t('results.player'),
      value: ({ user }) => user.username,
      cell: ({ user }) => <BreakableName name={user.username} />,
    },
    { id: 'attempts', header: t('results.attempts'), value: ({ attempts }) => attempts, figure: true },
    {
      id: 'running',
      header: t('results.running'),
      value: ({ running }) => running && running.attempt * 1000 + running.quarters,
      filterText: () => '',
      cell: ({ running, game }) => runningText(t, running, game !== null, nbTurns),
    },
    outcome('best'),
    outcome('last'),
    outcome('counted'),
  ]
}

const none = '–'

function runningText(
  t: Texts,
  running: TrainingResult['running'],
  isStarted: boolean,
  nbTurns: number | undefined,
): string {
  if (!isStarted) return t('results.notStarted')
  if (!running) return none
  const attempt = t('solo:attempt.number', { number: running.attempt })
  if (nbTurns === undefined) return attempt
  return joinFacts([
    attempt,
    t('common:ui.quarterOf', { current: Math.min(running.quarters + 1, nbTurns), total: nbTurns }),
  ])
}

const outcomeText = (t: Texts, format: Format, outcome: AttemptOutcome | null): string =>
  outcome === null
    ? none
    : joinFacts([format.amount(outcome.valeurSociete), placeText(t, outcome.classement, false)])
