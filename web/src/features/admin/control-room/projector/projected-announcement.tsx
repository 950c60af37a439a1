import { IconSpeakerphone, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncements } from '../../../../domain/messages/queries.ts'
import { serverNow } from '../../../../domain/server-clock.ts'
import { useNowAt } from '../../../../domain/use-now-at.ts'
import { WrittenText } from '../../../../domain/written/written-text.tsx'
import { newsForClass } from './news-for-class.ts'
import styles from './projected-announcement.module.css'

/** The time in milliseconds for which the class sees an announcement. */
const shownFor = 20_000

/** Shows the last announcement meant for the class over the scene, for 20 seconds or until it is dismissed. */
export function ProjectedAnnouncement({ gameId }: { gameId: number }) {
  const { t } = useTranslation('control')
  const { data = [] } = useAnnouncements(gameId)
  const [openedAt] = useState(serverNow)
  const [seenUpTo, setSeenUpTo] = useState(0)
  const now = useNowAt(data.map(({ at }) => Date.parse(at)))
  // What was announced before the projector was opened is no news to the class.
  const shown = newsForClass(data, now, openedAt - shownFor, seenUpTo)
  const at = shown && Date.parse(shown.at)
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => setSeenUpTo(at), shownFor)
    return () => clearTimeout(timer)
  }, [at])
  return (
    <div role="status" className={styles.place}>
      {shown && at !== undefined && (
        <div className={styles.announcement}>
          <IconSpeakerphone size="1.5em" aria-hidden="true" className={styles.icon} />
          <WrittenText text={shown.text} />
          <button type="button" className={styles.close} onClick={() => setSeenUpTo(at)}>
            <IconX size="1em" aria-hidden="true" />
            <span className="visually-hidden">{t('closeAnnouncement')}</span>
          </button>
        </div>
      )}
    </div>
  )
}
