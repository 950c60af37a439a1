import { IconDownload } from '@tabler/icons-react'
import type { RoundVersion, VersionState } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PracticeMark } from '../../../../domain/practice.tsx'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type DataColumn, DataTable, type DataTableProps } from '../../../../ui/table/data-table.tsx'
import { useExport } from '../api.ts'

type Texts = TFunction<['common', 'overview']>

type Props = {
  gameId: number
  roundNb: number
  versions: readonly RoundVersion[] | undefined
  failure: DataTableProps<RoundVersion>['failure']
  toolbar: ReactNode
}

/** Lists the computations of a quarter, the last one first; the results of each can be saved as a workbook. */
export function VersionTable({ gameId, roundNb, versions, failure, toolbar }: Props) {
  const { t } = useTranslation(['common', 'overview'])
  const format = useFormat()
  const columns = useMemo(() => columnsOf(t, format), [t, format])
  const { mutate, isPending } = useExport(gameId)
  const save = (version: number) =>
    mutate(
      { kind: 'results', format: 'xlsx', lang: format.language, round: roundNb, version },
      { onError: error => notify.error(errorText(t, error)) },
    )
  return (
    <DataTable<RoundVersion>
      name={null}
      caption={t('overview:versions.title', { quarter: roundNb - 1 })}
      columns={columns}
      rows={versions}
      rowId={({ version }) => version}
      rowName={({ version }) => t('overview:versions.numbered', { version })}
      actions={({ version }) => [
        {
          id: 'download',
          label: t('overview:versions.download'),
          icon: <IconDownload size={18} aria-hidden="true" />,
          disabled: isPending,
          onSelect: () => save(version),
        },
      ]}
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
    cell: ({ state, practice }) => (
      <>
        <Chip tone={tones[state]}>{t(`overview:versions.states.${state}`)}</Chip>{' '}
        {practice && <PracticeMark />}
      </>
    ),
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
