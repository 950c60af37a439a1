import type { SystemStatus, Verification } from '@trimestre/contract/system'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'

type Mismatch = Verification['mismatches'][number]
type Row = Mismatch & { index: number }

/** Lists the differences between the recomputation and the stored results; renders nothing when there are none. */
export function Mismatches({ verification }: { verification: SystemStatus['lastVerification'] }) {
  const { t } = useTranslation(['common', 'system'])
  const format = useFormat()
  const columns = useMemo(() => columnsOf(t), [t])
  if (!verification || verification.mismatches.length === 0) return null
  const { mismatches, mismatchCount } = verification
  const shown = format.integer(mismatches.length)
  const subtitle =
    mismatchCount > mismatches.length
      ? t('system:mismatches.first', { shown, total: format.integer(mismatchCount) })
      : t('system:mismatches.lead')
  return (
    <Card title={t('system:mismatches.title')} subtitle={subtitle} flush>
      <DataTable
        caption={t('system:mismatches.title')}
        columns={columns}
        rows={mismatches.map((mismatch, index): Row => ({ ...mismatch, index }))}
        rowId={row => row.index}
      />
    </Card>
  )
}

const columnsOf = (t: TFunction<['common', 'system']>): DataColumn<Row>[] => [
  { id: 'game', header: t('system:mismatches.game'), value: row => row.game },
  { id: 'quarter', header: t('field.quarter'), figure: true, value: row => row.quarter },
  {
    id: 'company',
    header: t('system:mismatches.company'),
    value: row => row.companyId,
    cell: row =>
      row.companyId === null
        ? t('system:mismatches.market')
        : t('system:mismatches.companyNumber', { number: row.companyId }),
  },
  {
    id: 'document',
    header: t('system:mismatches.document'),
    value: row => row.document,
    cell: row => <bdi>{row.document}</bdi>,
  },
  {
    id: 'engine',
    header: t('system:product.engine'),
    value: row => row.engineVersion,
    cell: row => <bdi>{row.engineVersion ?? t('ui.unavailable')}</bdi>,
  },
]
