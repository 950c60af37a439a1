import type { Branch } from '@trimestre/contract/branches'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'
import { Difference, Unchanged } from '../versions/difference.tsx'
import styles from './branches.module.css'

export type Ranked = Branch['quarters'][number]['ranking'][number]

type Texts = TFunction<['branches', 'overview']>

type Props = { ranking: readonly Ranked[]; onShow(companyId: number): void; toolbar: ReactNode }

/** Shows the places and values of the companies in a quarter, in the branch and as they were played. */
export function RankingTable({ ranking, onShow, toolbar }: Props) {
  const { t } = useTranslation(['branches', 'overview'])
  const columns = useMemo(() => columnsOf(t, onShow), [t, onShow])
  return (
    <DataTable<Ranked>
      name={null}
      caption={t('branches:rankings')}
      columns={columns}
      rows={ranking}
      rowId={({ companyId }) => companyId}
      sizes={sizes}
      toolbar={toolbar}
    />
  )
}

const sizes = [25, 100] as const

const columnsOf = (t: Texts, onShow: Props['onShow']): DataColumn<Ranked>[] => [
  {
    id: 'company',
    header: t('overview:versions.company'),
    value: ({ username }) => username,
    cell: ({ companyId, username }) => (
      <Button small variant="text" onClick={() => onShow(companyId)}>
        <bdi>{username}</bdi>
      </Button>
    ),
  },
  figure('placeBefore', t('branches:placeReal'), 'integer', ({ before }) => before.classement),
  figure('place', t('branches:placeBranch'), 'integer', ({ classement }) => classement),
  {
    id: 'movement',
    header: t('branches:movement'),
    value: ({ classement, before }) => before.classement - classement,
    cell: ({ classement, before }) => <Movement places={before.classement - classement} />,
  },
  figure('valueBefore', t('branches:valueReal'), 'amount', ({ before }) => before.valeurSociete),
  figure('value', t('branches:valueBranch'), 'amount', ({ valeurSociete }) => valeurSociete),
  {
    id: 'difference',
    header: t('overview:versions.difference'),
    figure: true,
    value: ({ valeurSociete, before }) => valeurSociete - before.valeurSociete,
    cell: ({ valeurSociete, before }) => (
      <Difference from={before.valeurSociete} to={valeurSociete} kind="amount" />
    ),
  },
]

const figure = (
  id: string,
  header: string,
  kind: 'integer' | 'amount',
  value: (row: Ranked) => number,
): DataColumn<Ranked> => ({
  id,
  header,
  figure: true,
  value,
  cell: row => <Figure value={value(row)} kind={kind} />,
})

/** Tells by an arrow and in a word whether a company has a better place in the branch. */
function Movement({ places }: { places: number }) {
  const { t } = useTranslation('branches')
  if (places === 0) return <Unchanged />
  return (
    <span className={styles.movement}>
      <span aria-hidden="true">{places > 0 ? '▲' : '▼'}</span> {t(places > 0 ? 'better' : 'worse')}
    </span>
  )
}
