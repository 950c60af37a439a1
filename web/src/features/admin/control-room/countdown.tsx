import { useTranslation } from 'react-i18next'
import { announcedAt, spanOf } from '../../../domain/countdown.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Counts down in days, hours and minutes, or minutes and seconds. Announces 10, 5 and 1 minute to screen readers. */
export function Countdown({ left }: { left: number }) {
  const { t } = useTranslation()
  const { days, hours, minutes, seconds } = spanOf(left)
  const announced = announcedAt(left)
  const text =
    left === 0
      ? t('shell.chip.passing')
      : days > 0
        ? t('shell.chip.days', { count: days })
        : hours > 0
          ? t('shell.chip.hours', { hours, minutes: twoDigits(minutes) })
          : `${minutes}:${twoDigits(seconds)}`
  return (
    <>
      <bdi className="fig" role="timer" aria-live="off">
        {text}
      </bdi>
      <span role="status" className="visually-hidden">
        {announced !== null && t('shell.chip.announce', { count: announced })}
      </span>
    </>
  )
}
