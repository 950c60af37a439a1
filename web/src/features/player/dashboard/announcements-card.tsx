import { IconPin, IconSpeakerphone } from '@tabler/icons-react'
import type { Announcement } from '@trimestre/contract/messages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../domain/moment-text.ts'
import { WrittenText } from '../../../domain/written/written-text.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './announcements-card.module.css'

/** The announcements shown before the others are asked for: at least as many, or the pinned ones and the newest other. */
const shownFirst = 2

/** Shows what the staff of the game announced, the pinned ones first. */
export default function AnnouncementsCard({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const pinned = announcements.filter(announcement => announcement.pinned).length
  const shown = isWhole ? announcements : announcements.slice(0, Math.max(shownFirst, pinned + 1))
  return (
    <Card title={t('announcements')}>
      <ul className={styles.list}>
        {shown.map(({ id, text, by, at, pinned: isPinned, audience }) => {
          const Icon = isPinned ? IconPin : IconSpeakerphone
          return (
            <li key={id} className={styles.item}>
              <Icon size={20} aria-hidden="true" className={styles.icon} />
              <div>
                {isPinned && <span className="visually-hidden">{t('announce.isPinned')} – </span>}
                <WrittenText text={text} />
                <p className={styles.facts}>
                  {joinFacts([
                    by?.name,
                    momentText(format, at),
                    audience === 'company' ? t('announce.toYou') : null,
                  ])}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {shown.length < announcements.length && (
        <div className={styles.all}>
          <Button small variant="text" onClick={() => setWhole(true)}>
            {t('announce.all', { count: announcements.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
