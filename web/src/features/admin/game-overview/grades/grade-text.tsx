import type { GradeRow, StoredScheme } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Figure } from '../../../../ui/figure.tsx'

type Grade = GradeRow['grade']
type Scale = StoredScheme['scale']

/** Returns how many decimals a grade on this scale has. */
export function decimalsOf(scale: Scale): number {
  if (scale.kind !== 'number') return 2
  if (scale.step < 0.1) return 2
  return scale.step < 1 ? (scale.step === 0.25 ? 2 : 1) : 0
}

/** Renders a grade: a number with the decimals of its scale, a label, or that there is none. */
export function GradeText({ grade, scale }: { grade: Grade; scale: Scale }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  if (grade === null) return <span>{t('staff.ungraded')}</span>
  if (typeof grade === 'string') return <bdi>{grade}</bdi>
  return <bdi className="fig">{format.decimal(grade, decimalsOf(scale))}</bdi>
}

/** Renders what was added to a grade, with its sign. */
export function AdjustmentText({ adjustment }: { adjustment: GradeRow['adjustment'] }) {
  const format = useFormat()
  if (!adjustment) return <Figure value={null} />
  const { amount } = adjustment
  return (
    <bdi className="fig" title={adjustment.reason}>
      {amount > 0 && '+'}
      {format.number(amount)}
    </bdi>
  )
}
