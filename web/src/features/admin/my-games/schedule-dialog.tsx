import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { ArchivedNotice } from '../../../domain/staff/archived-notice.tsx'
import { useTimezone } from '../../../domain/staff/timezone.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ContentDialog } from '../../../ui/content-dialog.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { PassTimeForm } from './pass-time-form.tsx'
import styles from './schedule-dialog.module.css'
import { ScheduleTable } from './schedule-table.tsx'

type Props = { game: Game; onClose(): void }

/** Shows when quarters pass automatically; a pass can be added by date and hour, or removed. */
export function ScheduleDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [isChanged, setChanged] = useState(false)
  const timezone = useTimezone()
  return (
    <ContentDialog
      title={joinFacts([t('myGames.schedule'), game.name])}
      onClose={onClose}
      changed={isChanged}
    >
      <div className={styles.part}>
        <ArchivedNotice game={game} />
        {game.finished && <Banner>{t('admin:schedule.finished')}</Banner>}
        {timezone.isPending && <SkeletonStack shapes={[{ height: 68 }, { height: 40 }]} />}
        {timezone.isError && (
          <ErrorCard
            reason={errorText(t, timezone.error)}
            onRetry={() => timezone.refetch()}
            retrying={timezone.isRefetching}
          />
        )}
        {timezone.data && !isOver(game) && (
          <PassTimeForm gameId={game.id} timezone={timezone.data} onChanged={setChanged} />
        )}
      </div>
      {timezone.data && <ScheduleTable game={game} timezone={timezone.data} />}
    </ContentDialog>
  )
}
