import type { GradeRow } from '@trimestre/contract/grading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { useWriteMarks } from './api.ts'
import { isMark } from './pasted-marks.ts'
import styles from './row.module.css'

type Component = GradeRow['components'][number]
type Props = { gameId: number; row: GradeRow; component: Component }

/** Excuses a person from a component, or takes that back. */
export function ExcuseButton({ gameId, row, component }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const { mutate, isPending } = useWriteMarks(gameId)
  const { key, label, excused } = component
  const excuse = () =>
    mutate(
      { component: key, marks: [{ userId: row.userId, excused: !excused }] },
      {
        onSuccess: () =>
          notify.success(t(excused ? 'grading:staff.row.unexcusedDone' : 'grading:staff.row.excusedDone')),
        onError: error => notify.error(errorText(t, error)),
      },
    )
  return (
    <Button
      small
      variant="text"
      loading={isPending}
      aria-label={t(excused ? 'grading:staff.row.unexcuseFrom' : 'grading:staff.row.excuseFrom', {
        component: label,
      })}
      onClick={excuse}
    >
      {t(excused ? 'grading:staff.row.unexcuse' : 'grading:staff.row.excuse')}
    </Button>
  )
}

/** Returns the mark out of 100 that was given by hand, also while the person is excused. */
export const markOf = ({ num, den, raw }: Pick<Component, 'num' | 'den' | 'raw'>): number | null =>
  raw ?? (num === null || den === 0 ? null : (100 * num) / den)

/** Gives the mark of a component that is marked by hand. */
export function MarkForm({ gameId, row, component }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const given = markOf(component)
  const [mark, setMark] = useState(given)
  const { mutate, isPending, error } = useWriteMarks(gameId)
  const isWrong = !isMark(mark)
  return (
    <form
      noValidate
      className={styles.markForm}
      onSubmit={event => {
        event.preventDefault()
        if (isWrong || isPending) return
        mutate(
          { component: component.key, marks: [{ userId: row.userId, mark }] },
          { onSuccess: () => notify.success(t('grading:staff.marks.saved')) },
        )
      }}
    >
      <NumberField
        label={t('grading:staff.marks.of', { component: component.label })}
        value={mark}
        min={0}
        max={100}
        plain
        unit={t('grading:staff.component.outOf')}
        error={error ? errorText(t, error) : isWrong ? t('grading:staff.fault.mark') : null}
        onChange={setMark}
      />
      <Button small type="submit" loading={isPending} disabled={isWrong || mark === given}>
        {t('common:ui.save')}
      </Button>
    </form>
  )
}
