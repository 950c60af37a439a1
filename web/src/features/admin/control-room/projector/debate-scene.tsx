import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNameWithSeat } from '../../../../domain/seat-word.tsx'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { type Question, questionsOf } from './debrief.ts'
import { DebriefNote } from './debrief-note.tsx'
import { LastQuarter, useMarket } from './last-quarter.tsx'
import styles from './scenes.module.css'

type Props = { game: Game; showNames: boolean }

/** Shows three questions on the last quarter and a field for the answers of the class. */
export function DebateScene({ game, showNames }: Props) {
  return (
    <LastQuarter game={game}>
      {(results, round) => (
        <Debate key={round} game={game} results={results} round={round} showNames={showNames} />
      )}
    </LastQuarter>
  )
}

type DebateProps = { game: Game; results: readonly ExpertRow[]; round: number; showNames: boolean }

function Debate({ game, results, round, showNames }: DebateProps) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const nameOf = useNameWithSeat()
  const shown = new Map(results.map(row => [row.username, nameOf(row)]))
  const before = useMarket(results[0]?.companyId, round - 1)
  if (before.isLoading) return null
  return (
    <div className={styles.debate}>
      <ol className={styles.questions}>
        {questionsOf(results, before.data?.companies ?? []).map(question => (
          <li key={question.kind}>
            {questionText(t, format, question)}
            {showNames && question.names.length > 0 && (
              <bdi className={styles.about}>
                {' '}
                (
                {question.names
                  .slice(0, named)
                  .map(name => shown.get(name) ?? name)
                  .join(', ')}
                )
              </bdi>
            )}
          </li>
        ))}
      </ol>
      <DebriefNote game={game} />
    </div>
  )
}

/** The largest number of names shown: a longer list would look like public shaming. */
const named = 5

function questionText(t: TFunction<'control'>, format: Format, question: Question): string {
  switch (question.kind) {
    case 'soldOut':
    case 'kept':
      return t(`debate.${question.kind}`, {
        count: question.count,
        units: format.integer(question.units),
      })
    case 'priceMoved':
      return t(question.change < 0 ? 'debate.priceCut' : 'debate.priceRaised', {
        change: format.percent(Math.abs(question.change), 0),
        before: format.percent(question.shareBefore),
        after: format.percent(question.shareAfter),
      })
    case 'prices':
      return t('debate.prices', {
        low: format.price(question.low),
        high: format.price(question.high),
        lowShare: format.percent(question.lowShare),
        highShare: format.percent(question.highShare),
      })
    default:
      return t(`debate.${question.kind}`)
  }
}
