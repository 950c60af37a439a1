import type { Comparison } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../../domain/company-name-link.tsx'
import { useExpertResults } from '../../../../domain/staff/game-results.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'
import { alertText } from '../expert-columns.tsx'
import { Difference } from './difference.tsx'
import { type FigureRow, figureRows } from './figure-rows.ts'

type Texts = TFunction<['common', 'overview', 'player', 'catalogue']>

type Props = {
  gameId: number
  companies: Comparison['companies']
  /** The headers of the two columns of figures. */
  headers: { from: string; to: string }
  /** Whether the figures are those of one company, which is named elsewhere. */
  single?: boolean
}

/** Shows the figures of two computations of a quarter side by side, as far as they differ, by company. */
export function FiguresTable({ gameId, companies, headers, single = false }: Props) {
  const { t } = useTranslation(['common', 'overview', 'player', 'catalogue'])
  const known = useExpertResults(gameId).data?.columns
  const rows = useMemo(() => figureRows(t, companies, known ?? []), [t, companies, known])
  const { from, to } = headers
  const columns = useMemo(() => {
    const all = columnsOf(t, { from, to })
    return single ? all.filter(({ id }) => id !== 'company') : all
  }, [t, from, to, single])
  return (
    <DataTable<FigureRow>
      name={null}
      caption={t('overview:versions.figures')}
      columns={columns}
      rows={rows}
      rowId={({ companyId, name }) => `${companyId}:${name}`}
      filterable
      sizes={sizes}
      empty={<EmptyState>{t('overview:versions.noFigures')}</EmptyState>}
    />
  )
}

const sizes = [25, 100] as const

const columnsOf = (t: Texts, { from, to }: Props['headers']): DataColumn<FigureRow>[] => [
  {
    id: 'company',
    header: t('overview:versions.company'),
    value: ({ username }) => username,
    cell: ({ companyId, username }) => <CompanyNameLink companyId={companyId}>{username}</CompanyNameLink>,
  },
  { id: 'figure', header: t('overview:versions.figure'), namesRow: true, value: ({ label }) => label },
  side(t, 'from', from),
  side(t, 'to', to),
  {
    id: 'difference',
    header: t('overview:versions.difference'),
    figure: true,
    value: ({ from: one, to: other }) =>
      typeof one === 'number' && typeof other === 'number' ? other - one : null,
    cell: row => <Difference {...row} />,
  },
]

const side = (t: Texts, id: 'from' | 'to', header: string): DataColumn<FigureRow> => ({
  id,
  header,
  figure: true,
  value: row => row[id],
  cell: row => {
    const value = row[id]
    return typeof value === 'string' ? alertsText(t, value) : <Figure value={value} kind={row.kind} />
  },
})

/** Alerts are the only figures that are words: their codes, separated by commas. */
const alertsText = (t: Texts, codes: string): string =>
  codes === ''
    ? '–'
    : codes
        .split(', ')
        .map(code => alertText(t, code))
        .join(', ')
