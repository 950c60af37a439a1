import { IconCalendarX } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { RoundPass } from '@trimestre/contract/schedule'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { dayText } from '../../../domain/school-time.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { notify } from '../../../ui/notify.ts'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { useCancelPass, useScheduledPasses } from './schedule-api.ts'
import styles from './schedule-dialog.module.css'

type Texts = TFunction<['common', 'admin']>

/** Lists the scheduled passes of a game by date; pending ones can be cancelled. */
export function ScheduleTable({ game, timezone }: { game: Game; timezone: string }) {
  const { t } = useTranslation(['common', 'admin'])
  const passes = useScheduledPasses(game.id)
  const columns = useMemo(() => columnsOf(t), [t])
  const [cancelled, setCancelled] = useState<RoundPass | null>(null)
  const left = game.nbTurns === null ? 0 : game.nbTurns - game.currentTrimestre + 1
  const pending = passes.data?.filter(pass => pass.status === 'pending').length ?? 0
  return (
    <>
      {pending > left && !isOver(game) && (
        <div className={styles.note}>
          <Banner tone="warning">
            {left > 0 ? t('admin:schedule.tooMany', { count: left }) : t('admin:schedule.notConfigured')}
          </Banner>
        </div>
      )}
      <DataTable
        name={null}
        caption={t('admin:schedule.caption', { zone: timezone })}
        columns={columns}
        rows={passes.data}
        rowId={pass => pass.id}
        rowName={instantText}
        failure={passes.error && { reason: errorText(t, passes.error), onRetry: () => passes.refetch() }}
        empty={<EmptyState>{t('admin:schedule.empty')}</EmptyState>}
        actions={pass =>
          pass.status === 'pending' && !game.archived
            ? [
                {
                  id: 'cancel',
                  label: t('admin:schedule.cancel'),
                  icon: <IconCalendarX size={18} aria-hidden="true" />,
                  danger: true,
                  onSelect: () => setCancelled(pass),
                },
              ]
            : []
        }
      />
      {cancelled && <CancelDialog gameId={game.id} pass={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

const tones = { pending: 'info', done: 'success', refused: 'warning' } as const

function dateText({ date }: RoundPass): string {
  const [month = 0, day = 0, year = 0] = date.split('/').map(Number)
  return dayText({ year, month, day })
}

const timeText = ({ heure, minute }: RoundPass): string =>
  `${String(heure).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

const instantText = (pass: RoundPass): string => `${dateText(pass)} ${timeText(pass)}`

const columnsOf = (t: Texts): DataColumn<RoundPass>[] => [
  {
    id: 'date',
    header: t('field.date'),
    value: pass => pass.at,
    cell: pass => <bdi className="fig">{dateText(pass)}</bdi>,
    filterText: dateText,
  },
  {
    id: 'time',
    header: t('admin:schedule.time'),
    value: timeText,
    cell: pass => <bdi className="fig">{timeText(pass)}</bdi>,
  },
  {
    id: 'state',
    header: t('admin:schedule.state'),
    value: pass => t(`admin:schedule.status.${pass.status}`),
    cell: pass => <Chip tone={tones[pass.status]}>{t(`admin:schedule.status.${pass.status}`)}</Chip>,
  },
]

type CancelProps = { gameId: number; pass: RoundPass; onClose(): void }

function CancelDialog({ gameId, pass, onClose }: CancelProps) {
  const { t } = useTranslation(['common', 'admin'])
  const { mutateAsync } = useCancelPass(gameId)
  const cancel = async () => {
    await mutateAsync(pass.id)
    notify.success(t('admin:schedule.cancelled'))
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('admin:schedule.cancelTitle', { when: instantText(pass) })}
      onConfirm={cancel}
      failureText={error => errorText(t, error)}
    >
      {t('admin:schedule.cancelBody')}
    </ConfirmDialog>
  )
}
