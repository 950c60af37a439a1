import { IconPencil, IconPin, IconTrash } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { Announcement } from '@trimestre/contract/messages'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncements, useDeleteAnnouncement } from '../../../../domain/messages/queries.ts'
import { momentText } from '../../../../domain/moment-text.ts'
import { useNowAt } from '../../../../domain/use-now-at.ts'
import { WrittenText } from '../../../../domain/written/written-text.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import styles from './announce.module.css'

const AnnouncementDialog = lazy(() => import('./announcement-dialog.tsx'))

/** The announcements shown before the others are asked for: at least as many, or the pinned ones and the newest other. */
const shownMin = 3

/** Lists the announcements of a game, also those to come, to change them or take them away; nothing without any. */
export default function AnnouncementsCard({ game }: { game: Game }) {
  const { t } = useTranslation(['messages', 'common'])
  const { data = [] } = useAnnouncements(game.id)
  const [isWhole, setWhole] = useState(false)
  const [changed, change] = useState<Announcement | null>(null)
  const [deleted, remove] = useState<Announcement | null>(null)
  const deletion = useDeleteAnnouncement(game.id)
  if (data.length === 0) return null
  const shownFirst = Math.max(shownMin, data.filter(({ pinned }) => pinned).length + 1)
  return (
    <Card title={t('announcements')}>
      <ul className={styles.list}>
        {data.slice(0, isWhole ? undefined : shownFirst).map(announcement => (
          <li key={announcement.id} className={styles.item}>
            <div>
              <WrittenText text={announcement.text} />
              <Facts game={game} announcement={announcement} />
            </div>
            {!game.archived && (
              <span className={styles.actions} data-screen-only>
                <IconButton
                  label={t('announce.change')}
                  tip="none"
                  icon={<IconPencil size={20} aria-hidden="true" />}
                  onClick={() => change(announcement)}
                />
                <IconButton
                  label={t('announce.delete')}
                  tip="none"
                  icon={<IconTrash size={20} aria-hidden="true" />}
                  onClick={() => remove(announcement)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.length > shownFirst && !isWhole && (
        <div className={styles.all}>
          <Button small variant="text" onClick={() => setWhole(true)}>
            {t('announce.all', { count: data.length })}
          </Button>
        </div>
      )}
      {changed && (
        <Suspense fallback={null}>
          <AnnouncementDialog game={game} announcement={changed} onClose={() => change(null)} />
        </Suspense>
      )}
      {deleted && (
        <ConfirmDialog
          opened
          destructive
          title={t('announce.deleteTitle')}
          onClose={() => remove(null)}
          onConfirm={() => deletion.mutateAsync(deleted.id)}
          failureText={error => errorText(t, error)}
        >
          <p>{t('announce.deleteBody')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** Tells to whom an announcement is addressed, by whom and when, and whether it is pinned or still to come. */
function Facts({ game, announcement }: { game: Game; announcement: Announcement }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const { audience, companyId, by, at, pinned } = announcement
  const company = game.companies.find(({ id }) => id === companyId)?.userCompany.username
  const isToCome = Date.parse(at) > useNowAt([Date.parse(at)])
  return (
    <p className={styles.facts}>
      {pinned && (
        <Chip tone="primary" icon={<IconPin size={16} aria-hidden="true" />}>
          {t('announce.isPinned')}
        </Chip>
      )}
      {isToCome && <Chip tone="warning">{t('announce.toCome', { when: momentText(format, at) })}</Chip>}
      <span>
        {joinFacts([
          audience === 'company' ? (company ?? t('audience.company')) : t(`audience.${audience}`),
          by?.name,
          isToCome ? null : momentText(format, at),
        ])}
      </span>
    </p>
  )
}
