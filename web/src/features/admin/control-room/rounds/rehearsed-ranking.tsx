import type { DryRun } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { withPeopleRanks } from '../../../../domain/people-ranking.ts'
import { useNameWithSeat } from '../../../../domain/seat-word.tsx'
import { useRanking } from '../../../../domain/use-ranking.tsx'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'

type Row = DryRun['companies'][number] & { rangHumain: number | null }

/** Ranks the companies of a rehearsed quarter, and says where their decisions come from. */
export function RehearsedRanking({ companies }: Pick<DryRun, 'companies'>) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const nameOf = useNameWithSeat()
  const rows = useMemo(() => withPeopleRanks(companies), [companies])
  const { ranked, apart, isOfPeople, choice } = useRanking(rows)
  const columns = useMemo(() => columnsOf(t, format, nameOf, isOfPeople), [t, format, nameOf, isOfPeople])
  return (
    <DataTable
      name={null}
      caption={t('rehearsal.ranking')}
      columns={columns}
      rows={[...ranked, ...apart]}
      apart={
        isOfPeople
          ? { title: t('common:ranking.apart'), has: ({ rangHumain }) => rangHumain === null }
          : undefined
      }
      toolbar={choice || undefined}
      rowId={row => row.companyId}
      empty={<EmptyState>{t('rehearsal.noCompany')}</EmptyState>}
      onPhone="scroll"
      initial={{ size: 10 }}
    />
  )
}

const writeOr = (value: number | null, write: (value: number) => string): string =>
  value === null ? '–' : write(value)

function columnsOf(
  t: TFunction<['control', 'common']>,
  format: Format,
  nameOf: (row: Row) => string,
  isOfPeople: boolean,
): DataColumn<Row>[] {
  const figure = (
    id: 'rank' | 'netValue' | 'netResult' | 'cash' | 'share',
    value: (row: Row) => number | null,
    write: (value: number) => string,
  ): DataColumn<Row> => ({
    id,
    header: t(`rehearsal.column.${id}`),
    value,
    cell: row => <bdi className="fig">{writeOr(value(row), write)}</bdi>,
    figure: true,
  })
  return [
    {
      id: 'company',
      header: t('rehearsal.column.company'),
      value: nameOf,
      cell: row => <bdi>{nameOf(row)}</bdi>,
    },
    figure('rank', row => (isOfPeople ? row.rangHumain : row.classement), format.integer),
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
