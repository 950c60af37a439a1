import type { RoundVersion, VersionState } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type DataColumn, DataTable, type DataTableProps } from '../../../../ui/table/data-table.tsx'

type Texts = TFunction<['common', 'overview']>

type Props = {
  quarter: number
  versions: readonly RoundVersion[] | undefined
  failure: DataTableProps<RoundVersion>['failure']
  toolbar: ReactNode
}

/** Lists the computations of a quarter, the last one first. */
export function VersionTable({ quarter, versions, failure, toolbar }: Props) {
  const { t } = useTranslation(['common', 'overview'])
  const format = useFormat()
  const columns = useMemo(() => columnsOf(t, format), [t, format])
  return (
    <DataTable<RoundVersion>
      name={null}
      caption={t('overview:versions.title', { quarter })}
      columns={columns}
      rows={versions}
      rowId={({ version }) => version}
      newestFirst
      failure={failure}
      toolbar={toolbar}
      empty={<EmptyState>{t('overview:versions.none')}</EmptyState>}
    />
  )
}

const tones = {
  published: 'success',
  hidden: 'warning',
  withdrawn: 'neutral',
  superseded: 'neutral',
} as const satisfies Record<VersionState, string>

/** Of quarters that were computed by an earlier release, nobody knows who closed them. */
function authorOf(t: Texts, { by, inputs }: RoundVersion): string {
  if (by !== null) return by.username
  return inputs === null ? '–' : t('overview:versions.clock')
}

const columnsOf = (t: Texts, format: Format): DataColumn<RoundVersion>[] => [
  { id: 'version', header: t('overview:versions.number'), figure: true, value: ({ version }) => version },
  {
    id: 'state',
    header: t('overview:versions.state'),
    value: ({ state }) => t(`overview:versions.states.${state}`),
    cell: ({ state }) => <Chip tone={tones[state]}>{t(`overview:versions.states.${state}`)}</Chip>,
  },
  instant('computed', t('overview:versions.computed'), format, ({ computedAt }) => computedAt),
  instant('shown', t('overview:versions.shown'), format, ({ publishedAt }) => publishedAt),
  {
    id: 'by',
    header: t('overview:versions.by'),
    value: version => authorOf(t, version),
    cell: version => <bdi>{authorOf(t, version)}</bdi>,
  },
  {
    id: 'reason',
    header: t('overview:versions.reason'),
    value: ({ reason }) => reason,
    cell: ({ reason }) => (reason ? <span dir="auto">{reason}</span> : '–'),
  },
  {
    id: 'companies',
    header: t('overview:versions.companies'),
    figure: true,
    value: ({ companies }) => companies,
  },
]

const instant = (
  id: string,
  header: string,
  format: Format,
  value: (version: RoundVersion) => string | null,
): DataColumn<RoundVersion> => ({
  id,
  header,
  value,
  cell: version => {
    const at = value(version)
    return at === null ? '–' : <bdi className="fig">{format.dateTime(at)}</bdi>
  },
})
