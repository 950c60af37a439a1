import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../domain/server-clock.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { notify } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import {
  firstTime,
  hours,
  isBadTime,
  minutes,
  passTimeOf,
  shortcuts,
  spanText,
  type TimeChoice,
  timeUntil,
} from './pass-time.ts'
import { useSchedulePass } from './schedule-api.ts'
import styles from './schedule-dialog.module.css'

type Props = {
  gameId: number
  timezone: string
  /** Called with whether there are unsaved changes. */
  onChanged(isChanged: boolean): void
}

const shortcutNames = ['soon', 'hour', 'tomorrow'] as const
const twoDigits = (value: number) => ({ value, label: String(value).padStart(2, '0') })

/** Schedules a pass by day, hour and minute in the school's time zone. */
export function PassTimeForm({ gameId, timezone, onChanged }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<TimeChoice>({ mode: 'onTouched', defaultValues: firstTime(serverNow(), timezone) })
  const { mutateAsync } = useSchedulePass(gameId)
  const { isDirty, isSubmitting, errors } = form.formState
  useEffect(() => onChanged(isDirty), [isDirty, onChanged])

  const refuse = (reason: string) => {
    setFailure(reason)
    notify.error(reason)
  }
  const add = async (choice: TimeChoice) => {
    const time = passTimeOf(choice)
    if (!time) return
    setFailure(null)
    try {
      await mutateAsync(time)
      form.reset(firstTime(serverNow(), timezone))
      notify.success(t('admin:schedule.added'))
    } catch (error) {
      refuse(isBadTime(error) ? t('schedule.error') : errorText(t, error))
    }
  }
  const choose = (name: (typeof shortcutNames)[number]) => {
    const choice = shortcuts[name](serverNow(), timezone)
    for (const field of ['date', 'hour', 'minute'] as const)
      form.setValue(field, choice[field], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(add, () => refuse(t('schedule.error')))}
    >
      <p className={styles.zone}>{t('admin:schedule.zone', { zone: timezone })}</p>
      {failure && (
        <Banner tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <div className={styles.fields}>
        <Controller
          control={form.control}
          name="date"
          rules={{ validate: date => isReadable(date) || t('admin:schedule.badDate') }}
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={t('field.date')}
              hint={t('admin:schedule.dateHint')}
              pickLabel={t('admin:schedule.calendar')}
              required
              error={fieldState.error?.message}
            />
          )}
        />
        <SelectField
          {...form.register('hour')}
          label={t('admin:schedule.hour')}
          choices={hours.map(twoDigits)}
          error={errors.hour?.message}
        />
        <SelectField
          {...form.register('minute')}
          label={t('field.minute')}
          choices={minutes.map(twoDigits)}
          error={errors.minute?.message}
        />
      </div>
      <div className={styles.shortcuts}>
        {shortcutNames.map(name => (
          <Button key={name} small onClick={() => choose(name)}>
            {t(`admin:schedule.shortcut.${name}`)}
          </Button>
        ))}
      </div>
      <div className={styles.last}>
        <Until form={form} timezone={timezone} />
        <Button variant="primary" type="submit" loading={isSubmitting}>
          {t('admin:schedule.add')}
        </Button>
      </div>
    </form>
  )
}

const isReadable = (date: string): boolean => passTimeOf({ date, hour: '0', minute: '0' }) !== undefined

type UntilProps = { form: ReturnType<typeof useForm<TimeChoice>>; timezone: string }

/** Shows « soit dans 2 h 10 », or that the time is in the past. */
function Until({ form, timezone }: UntilProps) {
  const { t } = useTranslation(['common', 'admin'])
  const [date, hour, minute] = useWatch({ control: form.control, name: ['date', 'hour', 'minute'] })
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const left = timeUntil({ date, hour, minute }, now, timezone)
  return (
    <p role="status">
      {left !== undefined &&
        (left > 0 ? t('admin:schedule.in', { span: spanText(t, left) }) : t('admin:schedule.past'))}
    </p>
  )
}
