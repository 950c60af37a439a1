import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../domain/catalogue-text.ts'
import { valueText } from '../../../domain/decision-text.ts'
import { HiddenMark } from '../../../domain/staff/hidden-mark.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { ReportPartMissing } from './report-part.tsx'
import { usePlayedDecisions } from './report-queries.ts'

type Props = {
  game: Game
  companyId: number
  quarters: readonly number[]
  /** The quarter that players do not see yet. */
  hidden: number | undefined
}

/** Renders the decisions played in each quarter, of the level of the game. */
export function DecisionsTable({ game, companyId, quarters, hidden }: Props) {
  const { t } = useTranslation(['player', 'common', 'company', 'catalogue'])
  const format = useFormat()
  const rounds = quarters.flatMap(quarter => game.rounds.find(({ roundNb }) => roundNb === quarter + 1) ?? [])
  const { data, error, refetch } = usePlayedDecisions(companyId, rounds)
  if (!data) return <ReportPartMissing height={320} error={error} onRetry={() => void refetch()} />
  const listed = (data.at(-1) ?? []).filter(({ level }) => level <= (game.levelGame ?? 1))
  return (
    <FigureTable caption={t('company:report.decisions')}>
      <thead>
        <tr>
          <th scope="col">{t('decisions.decision')}</th>
          {quarters.map(quarter => (
            <th key={quarter} scope="col">
              {t('common:ui.quarterShort', { quarter })} {quarter === hidden && <HiddenMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listed.map(decision => (
          <tr key={decision.name}>
            <th scope="row">{decisionLabel(t, decision)}</th>
            {quarters.map((quarter, index) => {
              const played = data[index]?.find(({ name }) => name === decision.name)
              return (
                <td key={quarter}>
                  {played && <bdi className="fig">{valueText(t, format, played, played.value)}</bdi>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
