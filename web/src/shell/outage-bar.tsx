import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkServer } from '../domain/outage.ts'
import { useOutage } from '../domain/use-outage.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './outage-bar.module.css'

/**
 * Renders a bar at the top of the page, below the fixed header, while the server is unreachable; the page and its
 * unsaved input stay below it.
 */
export function OutageBar() {
  const { t } = useTranslation()
  const format = useFormat()
  const outage = useOutage()
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    await checkServer()
    setLooking(false)
  }
  return (
    <div role="status" className={styles.place} data-screen-only>
      {outage && (
        <OutageNotice
          text={
            outage.until
              ? t('shell.outage.until', { time: format.dateTime(outage.until) })
              : t('shell.outage.away')
          }
          isLooking={isLooking}
          onLook={() => void look()}
        />
      )}
    </div>
  )
}

type NoticeProps = { text: ReactNode; isLooking?: boolean; onLook?(): void }

/** Renders the content of the bar; the sign-in page shows it without React. */
export function OutageNotice({ text, isLooking, onLook }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <Spinner size={18} />
      <span className={styles.text}>{text}</span>
      <Button small loading={isLooking} onClick={onLook}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
