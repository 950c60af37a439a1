import { IconLock, IconTrash } from '@tabler/icons-react'
import type { Game, GameEvent } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventPicture, eventText } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { Picture } from '../../../ui/picture.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { useGameEvents, useRemoveEvent } from './events-api.ts'
import styles from './events-dialog.module.css'
import { quartersPassed } from './game-status.ts'

type Texts = TFunction<['common', 'admin']>

/** Lists the events of a game, with one row for each quarter in which one is in effect. The tax cannot be removed. */
export function GameEventsTable({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'admin'])
  const events = useGameEvents(game.id)
  const columns = useMemo(() => columnsOf(t), [t])
  const [removed, setRemoved] = useState<GameEvent | null>(null)
  return (
    <>
      <DataTable
        name={null}
        caption={t('admin:events.caption')}
        columns={columns}
        rows={events.data}
        rowId={row => row.id}
        rowName={row => nameOf(t, row)}
        failure={events.error && { reason: errorText(t, events.error), onRetry: () => events.refetch() }}
        actions={row =>
          isTax(row) || game.archived
            ? []
            : [
                {
                  id: 'delete',
                  label: t('ui.delete'),
                  icon: <IconTrash size={18} aria-hidden="true" />,
                  danger: true,
                  onSelect: () => setRemoved(row),
                },
              ]
        }
      />
      {removed && <RemoveDialog game={game} row={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

/** Returns the name of the event; the tax has the name given in the specification. */
const nameOf = (t: Texts, row: GameEvent): string =>
  isTax(row) ? t('event.tax') : eventText(t, row.event).name

const isTax = ({ event }: GameEvent): boolean => event.key === 'impot'

const columnsOf = (t: Texts): DataColumn<GameEvent>[] => [
  {
    id: 'event',
    header: t('field.event'),
    value: row => nameOf(t, row),
    cell: row => <EventName row={row} />,
  },
  { id: 'quarter', header: t('field.quarter'), value: row => row.nbTour, figure: true },
  {
    id: 'status',
    header: t('myGames.col.status'),
    value: row => t(row.privacy ? 'event.public' : 'event.private'),
    cell: row => (
      <Chip tone={row.privacy ? 'info' : 'neutral'}>{t(row.privacy ? 'event.public' : 'event.private')}</Chip>
    ),
  },
  { id: 'frequency', header: t('field.frequency'), value: row => row.frequency, figure: true },
]

function EventName({ row }: { row: GameEvent }) {
  const { t } = useTranslation(['common', 'admin'])
  const name = nameOf(t, row)
  return (
    <span className={styles.event}>
      <Picture src={eventPicture(row.event)} alt="" />
      <span className={styles.name}>
        {name}
        {isTax(row) && (
          <span className={styles.locked}>
            <IconLock size={16} aria-hidden="true" />
            {t('admin:events.locked')}
          </span>
        )}
      </span>
    </span>
  )
}

type RemoveProps = { game: Game; row: GameEvent; onClose(): void }

function RemoveDialog({ game, row, onClose }: RemoveProps) {
  const { t } = useTranslation(['common', 'admin'])
  const { mutateAsync } = useRemoveEvent(game.id)
  const facts = { event: nameOf(t, row), quarter: row.nbTour }
  const remove = async () => {
    await mutateAsync(row.id)
    notify.success(t('admin:events.removed'))
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('admin:events.removeTitle', facts)}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
      destructive
    >
      {t(row.nbTour <= quartersPassed(game) ? 'admin:events.removePast' : 'admin:events.removeBody', facts)}
    </ConfirmDialog>
  )
}
