import { useTranslation } from 'react-i18next'
import { announcedAt } from '../../../domain/countdown.ts'
import { timeLeftText } from '../../../domain/time-left-text.ts'

/** Counts down in days, hours and minutes, or minutes and seconds. Announces 10, 5 and 1 minute to screen readers. */
export function Countdown({ left }: { left: number }) {
  const { t } = useTranslation()
  const announced = announcedAt(left)
  const text = left === 0 ? t('shell.chip.passing') : timeLeftText(t, left)
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
