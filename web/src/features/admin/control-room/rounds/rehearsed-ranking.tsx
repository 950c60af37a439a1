import type { DryRun } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNameWithSeat } from '../../../../domain/seat-word.tsx'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'

type Row = DryRun['companies'][number]

/** Ranks the companies of a rehearsed quarter, and says where their decisions come from. */
export function RehearsedRanking({ companies }: Pick<DryRun, 'companies'>) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const nameOf = useNameWithSeat()
  const columns = useMemo(() => columnsOf(t, format, nameOf), [t, format, nameOf])
  return (
    <DataTable
      name={null}
      caption={t('rehearsal.ranking')}
      columns={columns}
      rows={companies}
      rowId={row => row.companyId}
      empty={<EmptyState>{t('rehearsal.noCompany')}</EmptyState>}
      onPhone="scroll"
      initial={{ size: 10 }}
    />
  )
}

function columnsOf(t: TFunction<'control'>, format: Format, nameOf: (row: Row) => string): DataColumn<Row>[] {
  const figure = (
    id: 'rank' | 'netValue' | 'netResult' | 'cash' | 'share',
    value: (row: Row) => number,
    write: (value: number) => string,
  ): DataColumn<Row> => ({
    id,
    header: t(`rehearsal.column.${id}`),
    value,
    cell: row => <bdi className="fig">{write(value(row))}</bdi>,
    figure: true,
  })
  return [
    {
      id: 'company',
      header: t('rehearsal.column.company'),
      value: nameOf,
      cell: row => <bdi>{nameOf(row)}</bdi>,
    },
    figure('rank', row => row.classement, format.integer),
    figure('netValue', row => row.valeurSociete, format.amount),
    figure('netResult', row => row.resultatNet, format.amount),
    figure('cash', row => row.liquidites, format.amount),
    figure(
      'share',
      row => row.partMarche,
      value => format.percent(value),
    ),
    {
      id: 'given',
      header: t('rehearsal.column.given'),
      value: row => t(`rehearsal.given.${row.given}`),
    },
  ]
}
