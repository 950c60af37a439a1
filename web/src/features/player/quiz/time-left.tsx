import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announcedAt, useTimeLeft } from '../../../domain/countdown.ts'
import { useFormat } from '../../../i18n/format.ts'
import { durationText } from './duration-text.ts'
import styles from './quiz.module.css'

type Props = { closesAt: string; onOver(): void }

/** Says how much time is left, in words; screen readers hear ten minutes, five and one before the end. */
export function TimeLeft({ closesAt, onOver }: Props) {
  const { t } = useTranslation('quizzes')
  const { language } = useFormat()
  const left = useTimeLeft(closesAt) ?? 0
  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the time is reported
  useEffect(() => {
    if (!isOver) return
    // The server closes the quiz at this time by its own clock.
    const timer = setTimeout(onOver, 1000)
    return () => clearTimeout(timer)
  }, [isOver])
  const words = isOver ? t('player.over') : t('player.left', { time: durationText(language, left) })
  return (
    <>
      <span className={styles.fact}>
        <IconClock size={18} aria-hidden="true" />
        {words}
      </span>
      <Announcement minutes={announcedAt(left)} words={words} />
    </>
  )
}

/** Is empty when the page opens, so that only what happens later is read out. */
function Announcement({ minutes, words }: { minutes: number | null; words: string }) {
  const [first] = useState(minutes)
  return (
    <span className="visually-hidden" role="status">
      {minutes !== null && minutes !== first && words}
    </span>
  )
}
