import { ApiError } from '@trimestre/contract/client'
import { type GradeRow, isMultipleOf, type StoredScheme } from '@trimestre/contract/grading'
import { adjustmentReasonMax, adjustmentReasonMin } from '@trimestre/contract/grading-defaults'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useAdjustGrade } from './api.ts'
import styles from './grades.module.css'
import rowStyles from './row.module.css'

type Scale = StoredScheme['scale']
type Props = { gameId: number; row: GradeRow; scale: Scale }

/** The largest adjustment and its step: in the unit of the grade, for letters and tables in points of the total. */
const limitsOf = (scale: Scale) =>
  scale.kind === 'number' ? { max: scale.max, step: scale.step } : { max: 100, step: 0.01 }

/** Adds something to the grade of a person, or takes something off, with a reason that the person reads. */
export function AdjustForm({ gameId, row, scale }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const format = useFormat()
  const given = row.adjustment
  const [amount, setAmount] = useState<number | null>(given?.amount ?? null)
  const [reason, setReason] = useState(given?.reason ?? '')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAdjustGrade(gameId, row.userId)
  const { max, step } = limitsOf(scale)
  const isShort = [...reason.trim()].length < adjustmentReasonMin
  const isOff = amount === null || !(Math.abs(amount) <= max) || !isMultipleOf(amount, step)
  const isSame = amount === (given?.amount ?? null) && reason.trim() === (given?.reason ?? '')
  const store = (body: { amount: number; reason: string | null }, done: string) =>
    mutate(body, { onSuccess: () => notify.success(done) })
  return (
    <form
      noValidate
      className={rowStyles.adjust}
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (isOff || isShort || isPending) return
        store({ amount, reason: reason.trim() }, t('grading:staff.adjust.done'))
      }}
    >
      <h3 className={styles.title}>{t('grading:staff.adjust.title')}</h3>
      <p className={styles.hint}>{t('grading:staff.adjust.lead')}</p>
      {given && <Author adjustment={given} format={format} />}
      {error && <Banner tone="error">{refusal(t, error)}</Banner>}
      <div className={rowStyles.adjustFields}>
        <NumberField
          label={t('grading:staff.adjust.amount')}
          hint={t(
            scale.kind === 'number' ? 'grading:staff.adjust.amountHint' : 'grading:staff.adjust.pointsHint',
            {
              step: format.number(step),
            },
          )}
          value={amount}
          min={undefined}
          step={step < 0.5 ? 0.5 : step}
          error={amountError()}
          onChange={setAmount}
        />
        <TextAreaField
          label={t('grading:staff.adjust.reason')}
          hint={t('grading:staff.adjust.reasonHint', { min: adjustmentReasonMin })}
          required
          maxLength={adjustmentReasonMax}
          value={reason}
          error={isTried && isShort ? t('grading:staff.fault.reason', { min: adjustmentReasonMin }) : null}
          onChange={event => setReason(event.currentTarget.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending} disabled={isSame}>
          {t('grading:staff.adjust.submit')}
        </Button>
        {given && (
          <Button
            variant="text"
            disabled={isPending}
            onClick={() => {
              store({ amount: 0, reason: null }, t('grading:staff.adjust.removed'))
              setAmount(null)
              setReason('')
              setTried(false)
            }}
          >
            {t('grading:staff.adjust.remove')}
          </Button>
        )}
      </div>
    </form>
  )

  function amountError(): string | null {
    if (amount === null) return isTried ? t('common:validation.required') : null
    if (Math.abs(amount) > max)
      return t('common:ui.between', { min: format.number(-max), max: format.number(max) })
    return isOff ? t('grading:staff.fault.step', { step: format.number(step) }) : null
  }
}

function Author({ adjustment, format }: { adjustment: NonNullable<GradeRow['adjustment']>; format: Format }) {
  const { t } = useTranslation('grading')
  return (
    <p>
      {t('staff.adjust.by', {
        name: adjustment.by?.username ?? t('staff.conflict.someone'),
        when: format.dateTime(adjustment.at),
      })}
    </p>
  )
}

const refusal = (t: Parameters<typeof errorText>[0], error: unknown): string =>
  error instanceof ApiError && error.violations.length > 0
    ? error.violations.map(violation => violationText(t, violation)).join('\n')
    : errorText(t, error)
