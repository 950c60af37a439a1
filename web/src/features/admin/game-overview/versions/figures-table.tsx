import type { Comparison } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../../domain/company-name-link.tsx'
import { useExpertResults } from '../../../../domain/staff/game-results.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'
import { alertText } from '../expert-columns.tsx'
import { Difference } from './difference.tsx'
import { type FigureRow, figureRows } from './figure-rows.ts'

type Texts = TFunction<['common', 'overview', 'player', 'catalogue']>

type Props = { gameId: number; comparison: Comparison }

/** Shows the figures of two versions side by side, as far as they differ, by company. */
export function FiguresTable({ gameId, comparison }: Props) {
  const { t } = useTranslation(['common', 'overview', 'player', 'catalogue'])
  const known = useExpertResults(gameId).data?.columns
  const rows = useMemo(() => figureRows(t, comparison, known ?? []), [t, comparison, known])
  const columns = useMemo(() => columnsOf(t, comparison), [t, comparison])
  return (
    <Card flush title={t('overview:versions.figures')}>
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
    </Card>
  )
}

const sizes = [25, 100] as const

const columnsOf = (t: Texts, { from, to }: Comparison): DataColumn<FigureRow>[] => [
  {
    id: 'company',
    header: t('overview:versions.company'),
    value: ({ username }) => username,
    cell: ({ companyId, username }) => <CompanyNameLink companyId={companyId}>{username}</CompanyNameLink>,
  },
  { id: 'figure', header: t('overview:versions.figure'), namesRow: true, value: ({ label }) => label },
  version(t, 'from', from),
  version(t, 'to', to),
  {
    id: 'difference',
    header: t('overview:versions.difference'),
    figure: true,
    value: ({ from: one, to: other }) =>
      typeof one === 'number' && typeof other === 'number' ? other - one : null,
    cell: row => <Difference {...row} />,
  },
]

const version = (t: Texts, side: 'from' | 'to', number: number): DataColumn<FigureRow> => ({
  id: side,
  header: t('overview:versions.numbered', { version: number }),
  figure: true,
  value: row => row[side],
  cell: row => {
    const value = row[side]
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
