import { useQuery } from '@tanstack/react-query'
import type { Decision } from '@trimestre/contract/decisions'
import type { ComputerPlay } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { errorText } from '../../i18n/server-sentences.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Figure } from '../../ui/figure.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FigureTable } from '../../ui/table/figure-table.tsx'
import { BadgedName } from '../badged-name.tsx'
import { decisionLabel, decisionUnit } from '../catalogue-text.ts'
import { valueWithoutUnit } from '../decision-text.ts'
import { decisionSheetQuery } from '../game-queries.ts'
import { isSharedRank, placeText } from '../place-text.ts'
import styles from './computers.module.css'
import type { RankedCompany } from './computers-of-game.tsx'
import { computersQuery } from './computers-query.ts'
import { type DecisionRow, decisionRows } from './decision-rows.ts'
import { StrategySentences } from './strategy-sentences.tsx'

type Props = {
  gameId: number
  /** The company in whose sheet the decisions are read with their names and units. */
  sheetOf: number
  /** The last ranking of the game. */
  ranking: readonly RankedCompany[]
  isForStaff: boolean
}

/** Shows how each computer of a finished game played, with its decisions quarter by quarter, as a lesson. */
export default function ComputersPlayed({ gameId, sheetOf, ranking, isForStaff }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const plays = useQuery(computersQuery(gameId))
  const sheet = useQuery(decisionSheetQuery(sheetOf))
  const error = plays.error ?? sheet.error
  if (error && !(plays.data && sheet.data))
    return (
      <Card title={t('seats:played.title')}>
        <ErrorCard
          reason={errorText(t, error)}
          onRetry={() => void Promise.all([plays.refetch(), sheet.refetch()])}
        />
      </Card>
    )
  if (!plays.data || !sheet.data) return <Skeleton height={420} />
  if (plays.data.length === 0) return null
  const decisions = Object.values(sheet.data.areas).flat()
  const rankOf = (play: ComputerPlay) =>
    ranking.find(({ companyId }) => companyId === play.companyId)?.classement ?? Number.POSITIVE_INFINITY
  const byRank = plays.data.toSorted((one, other) => rankOf(one) - rankOf(other) || one.seat - other.seat)
  return (
    <Card title={t('seats:played.title')}>
      <p className={styles.lead}>{t(isForStaff ? 'seats:played.staffLead' : 'seats:played.lead')}</p>
      <ul className={styles.computers}>
        {byRank.map((play, index) => (
          <li key={play.companyId}>
            <Played
              gameId={gameId}
              play={play}
              ranking={ranking}
              decisions={decisions}
              isFolded={index > 0}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PlayedProps = {
  gameId: number
  play: ComputerPlay
  ranking: readonly RankedCompany[]
  decisions: readonly Decision[]
  /** Only the decisions of the best one are unfolded, so that a phone shows what there is. */
  isFolded: boolean
}

function Played({ gameId, play, ranking, decisions, isFolded }: PlayedProps) {
  const { t } = useTranslation(['seats', 'player', 'common'])
  const last = ranking.find(({ companyId }) => companyId === play.companyId)
  const { main, others } = decisionRows(decisions, play.quarters)
  const caption = t('seats:played.decisions', { name: play.username })
  const table = (
    <>
      <RowsTable caption={caption} rows={main} play={play} />
      {others.length > 0 && (
        <Fold title={t('seats:played.all')}>
          <RowsTable caption={`${caption} · ${t('seats:played.all')}`} rows={others} play={play} />
        </Fold>
      )}
    </>
  )
  return (
    <>
      <h3 className={styles.name}>
        <BadgedName gameId={gameId} company={play} />
      </h3>
      {last && (
        <p className={styles.outcome}>
          <strong>
            {t('seats:played.place', {
              place: placeText(t, last.classement, isSharedRank(ranking, last.classement)),
            })}
          </strong>
          <span>
            {t('player:dashboard.netValue')} <Figure value={last.valeurSociete} kind="amount" />
          </span>
        </p>
      )}
      <StrategySentences computer={play} />
      <p className={styles.lesson}>
        <strong>{t('seats:played.lesson.title')}</strong> {t(`seats:played.lesson.${play.temperament}`)}
      </p>
      {play.quarters.length === 0 ? (
        <p>{t('seats:played.none')}</p>
      ) : isFolded ? (
        <Fold title={caption}>{table}</Fold>
      ) : (
        table
      )}
    </>
  )
}

type TableProps = { caption: string; rows: readonly DecisionRow[]; play: ComputerPlay }

/** Lists decisions by quarter. */
function RowsTable({ caption, rows, play }: TableProps) {
  const { t } = useTranslation(['player', 'common', 'seats'])
  const format = useFormat()
  return (
    <FigureTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('seats:played.decision')}</th>
          {play.quarters.map(({ quarter }) => (
            <th key={quarter} scope="col">
              {t('common:ui.quarterShort', { quarter })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ decision, values }) => (
          <tr key={decision.name}>
            <th scope="row">
              <span className={styles.label}>
                {decisionLabel(t, decision)} <Unit decision={decision} />
              </span>
            </th>
            {play.quarters.map(({ quarter }, index) => {
              const value = values[index]
              return (
                <td key={quarter}>
                  {value === undefined ? (
                    <Figure value={null} />
                  ) : (
                    <bdi className="fig">{valueWithoutUnit(t, format, decision, value, isSplit(values))}</bdi>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

/** Whether the figures of a row have cents, so that all of them are written alike. */
const isSplit = (values: DecisionRow['values']): boolean =>
  values.some(value => value !== undefined && !Number.isInteger(value))

function Unit({ decision }: { decision: Decision }) {
  const { t } = useTranslation(['player', 'common'])
  const unit = decision.unit === '%' ? '' : decisionUnit(t, decision)
  return unit ? <small className={styles.unit}>{unit}</small> : null
}
