import { IconPlus, IconRobot } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { Seat, Seats } from '@trimestre/contract/seats'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { isOver } from '../../../../domain/game-standing.ts'
import ComputerDialog from '../../../../domain/staff/computer-dialog.tsx'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { notify } from '../../../../ui/notify.ts'
import { MemberDialog } from './member-dialog.tsx'
import type { Person } from './people.ts'
import { refusalText } from './refusal-text.ts'
import { RenameDialog, type SeatAct, SeatQuestion } from './seat-dialogs.tsx'
import { useSeatAct, useSeats } from './seats-api.ts'
import { SeatsTable } from './seats-table.tsx'
import { UnassignedList } from './unassigned-list.tsx'

const AddComputersDialog = lazy(() => import('./add-computers-dialog.tsx'))

/** What is open over the table; dialogs keep the ids, so that they follow every change of the seats. */
export type SeatDialog =
  | { name: 'member'; person: Person; seat: Seat | null }
  | { name: 'assign'; seat: Seat }
  | { name: 'rename'; seat: Seat }
  | { name: 'computer'; seat: Seat }
  | { name: 'addComputers' }
  | { name: SeatAct; seat: Seat }

/** Shows the seats of a game, the people in them, and those who have none. */
export default function SeatsPanel({ game }: { game: Game }) {
  const { t } = useTranslation(['seats', 'common'])
  const seats = useSeats(game.id)
  const [opened, setOpened] = useState<SeatDialog | null>(null)
  const [addedId, setAddedId] = useState<number | null>(null)
  const add = useSeatAct<Seat>(game.id)
  const addSeat = () =>
    add.mutate(() => call('createSeat', { params: { id: game.id }, body: {} }), {
      onSuccess: seat => {
        setAddedId(seat.id)
        notify.success(t('seats:added', { name: seat.username }))
      },
      onError: error => notify.error(refusalText(t, error)),
    })
  const count = seats.data?.seats.length
  return (
    <Card
      flush
      title={t('seats:title')}
      subtitle={count ? t('seats:count', { count }) : t('seats:hint')}
      actions={
        !isOver(game) && (
          <>
            <Button
              icon={<IconRobot size={18} aria-hidden="true" />}
              onClick={() => setOpened({ name: 'addComputers' })}
            >
              {t('seats:computer.add')}
            </Button>
            <Button
              icon={<IconPlus size={18} aria-hidden="true" />}
              loading={add.isPending}
              onClick={addSeat}
            >
              {t('seats:add')}
            </Button>
          </>
        )
      }
    >
      <SeatsTable
        game={game}
        seats={seats.data?.seats}
        addedId={addedId}
        failure={seats.error && { reason: errorText(t, seats.error), onRetry: () => seats.refetch() }}
        onOpen={setOpened}
      />
      {seats.data && seats.data.unassigned.length > 0 && (
        <UnassignedList
          people={seats.data.unassigned}
          isFixed={isOver(game)}
          onAssign={person => setOpened({ name: 'member', person, seat: null })}
        />
      )}
      {opened && seats.data && (
        <OpenedDialog
          game={game}
          seats={seats.data}
          dialog={opened}
          onAdded={setAddedId}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}

type DialogProps = {
  game: Game
  seats: Seats
  dialog: SeatDialog
  /** Called with the company in which the table shows what was added. */
  onAdded(companyId: number | null): void
  onClose(): void
}

function OpenedDialog({ game, seats, dialog, onAdded, onClose }: DialogProps) {
  const props = { game, onClose }
  switch (dialog.name) {
    case 'member':
      return <MemberDialog {...props} seats={seats} person={dialog.person} seat={dialog.seat} />
    case 'assign':
      return <MemberDialog {...props} seats={seats} person={null} seat={dialog.seat} />
    case 'computer':
      return (
        <ComputerDialog
          gameId={game.id}
          company={{ id: dialog.seat.id, name: dialog.seat.username }}
          computer={dialog.seat.computer}
          onClose={onClose}
        />
      )
    case 'addComputers':
      return (
        <Suspense fallback={null}>
          <AddComputersDialog {...props} onAdded={added => onAdded(added.at(-1)?.id ?? null)} />
        </Suspense>
      )
    case 'rename':
      return <RenameDialog {...props} seat={dialog.seat} />
    default:
      return <SeatQuestion {...props} seat={dialog.seat} act={dialog.name} />
  }
}
