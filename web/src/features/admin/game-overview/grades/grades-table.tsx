import type { Game } from '@trimestre/contract/games'
import type { GradeRow, GradingPreview } from '@trimestre/contract/grading'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../../domain/company-name-link.tsx'
import { useExpertResults } from '../../../../domain/staff/game-results.ts'
import { BreakableName } from '../../../../ui/breakable-name.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'
import { type CompanyResult, companyResults } from './company-results.ts'
import { AdjustmentText, GradeText } from './grade-text.tsx'
import styles from './grades.module.css'

type Props = { game: Game; preview: GradingPreview; onOpen(userId: number): void }

/** Lists everybody with their company, what it achieved and the grade, so that a professor sees both. */
export function GradesTable({ game, preview, onOpen }: Props) {
  const { t } = useTranslation(['grading', 'common', 'player'])
  const expert = useExpertResults(game.id).data
  const results = useMemo(
    () => companyResults(expert?.rows ?? [], preview.quarters),
    [expert, preview.quarters],
  )
  const hasAdjustments = preview.rows.some(({ adjustment }) => adjustment !== null)
  const columns = useMemo(
    () => columnsOf(t, { results, scale: preview.scheme.scale, hasAdjustments, onOpen }),
    [t, results, preview.scheme.scale, hasAdjustments, onOpen],
  )
  return (
    <DataTable<GradeRow>
      name="grades"
      caption={t('grading:staff.grades.title')}
      columns={columns}
      rows={preview.rows}
      rowId={({ userId }) => userId}
      rowName={({ username }) => username}
      empty={<EmptyState>{t('grading:staff.grades.nobody')}</EmptyState>}
      filterable
      onPhone="scroll"
      initial={{ size: 25 }}
    />
  )
}

type Texts = TFunction<['grading', 'common', 'player']>
type Given = {
  results: ReadonlyMap<number, CompanyResult>
  scale: GradingPreview['scheme']['scale']
  hasAdjustments: boolean
  onOpen: Props['onOpen']
}

const columnsOf = (t: Texts, given: Given): DataColumn<GradeRow>[] => [
  {
    id: 'person',
    header: t('grading:staff.column.person'),
    value: ({ username }) => username,
    cell: ({ userId, username }) => (
      <button
        type="button"
        className={styles.person}
        aria-label={t('grading:staff.row.open', { name: username })}
        onClick={() => given.onOpen(userId)}
      >
        <BreakableName name={username} />
      </button>
    ),
  },
  ...gradeColumns(t, given),
  {
    id: 'company',
    header: t('player:dashboard.company'),
    value: ({ companyName }) => companyName,
    cell: ({ companyId, companyName }) => (
      <CompanyNameLink companyId={companyId}>{companyName}</CompanyNameLink>
    ),
  },
  ofCompany('rank', t('player:dashboard.rank'), 'integer', given.results, ({ rank }) => rank),
  ofCompany('value', t('common:player.netValue'), 'amount', given.results, ({ value }) => value),
]

/** Shows what counts first; where there are adjustments, what it is made of follows. */
const gradeColumns = (t: Texts, { scale, hasAdjustments }: Given): DataColumn<GradeRow>[] => {
  const grade: DataColumn<GradeRow> = {
    id: 'grade',
    header: t('grading:staff.column.grade'),
    figure: true,
    // The total orders letters and labels as it orders numbers.
    value: ({ total }) => total,
    cell: ({ grade }) => <GradeText grade={grade} scale={scale} />,
    filterText: ({ grade }) => String(grade ?? ''),
  }
  if (!hasAdjustments) return [grade]
  return [
    {
      id: 'final',
      header: t('grading:staff.column.final'),
      figure: true,
      value: ({ final, total, adjustment }) =>
        typeof final === 'number' ? final : total && total + (adjustment?.amount ?? 0),
      cell: ({ final }) => (
        <strong>
          <GradeText grade={final} scale={scale} />
        </strong>
      ),
      filterText: ({ final }) => String(final ?? ''),
    },
    grade,
    {
      id: 'adjustment',
      header: t('grading:staff.column.adjustment'),
      figure: true,
      value: ({ adjustment }) => adjustment?.amount,
      cell: ({ adjustment }) => <AdjustmentText adjustment={adjustment} />,
    },
  ]
}

const ofCompany = (
  id: string,
  header: string,
  kind: 'integer' | 'amount',
  results: Given['results'],
  of: (result: CompanyResult) => number,
): DataColumn<GradeRow> => {
  const value = ({ companyId }: GradeRow) => {
    const result = results.get(companyId)
    return result && of(result)
  }
  return { id, header, figure: true, value, cell: row => <Figure value={value(row)} kind={kind} /> }
}
