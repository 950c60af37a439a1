import { IconSpeakerphone, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncements } from '../../../../domain/messages/queries.ts'
import { serverNow } from '../../../../domain/server-clock.ts'
import { WrittenText } from '../../../../domain/written/written-text.tsx'
import styles from './projected-announcement.module.css'

/** The time in milliseconds for which the class sees an announcement. */
const shownFor = 20_000

/** Shows the last announcement meant for the class over the scene, for 20 seconds or until it is dismissed. */
export function ProjectedAnnouncement({ gameId }: { gameId: number }) {
  const { t } = useTranslation('control')
  const { data = [] } = useAnnouncements(gameId)
  const [openedAt] = useState(serverNow)
  const [seen, setSeen] = useState<number>(0)
  const last = data
    .filter(({ projected, at }) => projected && Date.parse(at) <= serverNow())
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
  // What was announced before the projector was opened is no news to the class.
  const shown = last && last.id !== seen && Date.parse(last.at) > openedAt - shownFor ? last : undefined
  const id = shown?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setSeen(id), shownFor)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <div className={styles.announcement}>
          <IconSpeakerphone size="1.5em" aria-hidden="true" className={styles.icon} />
          <WrittenText text={shown.text} />
          <button type="button" className={styles.close} onClick={() => setSeen(shown.id)}>
            <IconX size="1em" aria-hidden="true" />
            <span className="visually-hidden">{t('closeAnnouncement')}</span>
          </button>
        </div>
      )}
    </div>
  )
}
