import {
  IconDoorExit,
  IconLogin,
  IconPencil,
  IconRobot,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { Seat } from '@trimestre/contract/seats'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { strategyText } from '../../../../domain/computers/strategy-text.ts'
import { isOver } from '../../../../domain/game-standing.ts'
import { holderOf, SeatSignWithWord } from '../../../../domain/staff/seat-sign.tsx'
import { BreakableName } from '../../../../ui/breakable-name.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type DataColumn, DataTable, type RowAction } from '../../../../ui/table/data-table.tsx'
import { harmless, type SeatAct } from './seat-dialogs.tsx'
import { SeatMembers } from './seat-members.tsx'
import styles from './seats.module.css'
import type { SeatDialog } from './seats-panel.tsx'
import { TeamCode } from './team-code.tsx'

type Props = {
  game: Game
  seats: readonly Seat[] | undefined
  /** The seat that was just added, which stays visible on every page of the table. */
  addedId: number | null
  failure: { reason: string; onRetry(): void } | null
  onOpen(dialog: SeatDialog): void
}

/** Lists the seats by number, with who has them and the actions on them. */
export function SeatsTable({ game, seats, addedId, failure, onOpen }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const columns = useMemo(() => columnsOf(t, game, onOpen), [t, game, onOpen])
  return (
    <DataTable
      name={null}
      caption={t('seats:title')}
      columns={columns}
      rows={seats}
      rowId={seat => seat.id}
      rowName={seat => seat.username}
      failure={failure}
      empty={<EmptyState picture="people">{t('seats:empty')}</EmptyState>}
      filterable
      manyColumns
      initial={{ size: 10 }}
      sizes={[10, 25, 50]}
      highlight={seat => seat.id === addedId}
      pinned={seat => seat.id === addedId}
      actions={isOver(game) ? undefined : seat => actionsOf(t, seat, onOpen)}
    />
  )
}

type Texts = TFunction<['seats', 'common']>
type Open = Props['onOpen']

const columnsOf = (t: Texts, game: Game, onOpen: Open): DataColumn<Seat>[] => [
  {
    id: 'seat',
    header: t('seats:number'),
    value: ({ seat }) => seat,
    cell: ({ seat }) => <bdi className="fig">{seat}</bdi>,
  },
  {
    id: 'company',
    header: t('seats:company'),
    value: ({ username }) => username,
    cell: ({ username }) => <BreakableName name={username} />,
    namesRow: true,
  },
  {
    id: 'holder',
    header: t('seats:heldBy'),
    value: seat =>
      `${t(`common:seat.${seatHolder(seat)}`)} ${seat.computer ? strategyText(t, seat.computer) : ''}`,
    cell: seat => (
      <>
        <SeatSignWithWord holder={seatHolder(seat)} />
        {seat.computer && <small className={styles.strategy}>{strategyText(t, seat.computer)}</small>}
      </>
    ),
  },
  {
    id: 'members',
    header: t('seats:members'),
    sortable: false,
    value: ({ members }) => members.map(({ user }) => user.username).join(' '),
    cell: seat => (
      <SeatMembers
        seat={seat}
        isFixed={isOver(game)}
        onEdit={user => onOpen({ name: 'member', person: user, seat })}
      />
    ),
  },
  ...(game.teams?.formation === 'code'
    ? [
        {
          id: 'code',
          header: t('seats:code'),
          sortable: false,
          value: () => null,
          cell: (seat: Seat) => <TeamCode seat={seat} isFixed={isOver(game)} />,
        },
      ]
    : []),
]

const seatHolder = ({ kind, members }: Seat) =>
  holderOf(kind, members.filter(member => member.kind === 'member').length)

const icon = { size: 18, 'aria-hidden': true } as const
const icons = {
  free: <IconDoorExit {...icon} />,
  giveBack: <IconUserCheck {...icon} />,
  takeOut: <IconUserOff {...icon} />,
  putBack: <IconLogin {...icon} />,
  delete: <IconTrash {...icon} />,
}

function actionsOf(t: Texts, seat: Seat, onOpen: Open): RowAction[] {
  const acts: SeatAct[] = []
  if (seat.kind === 'human' || seat.kind === 'computer') acts.push('free')
  if (seat.kind === 'computer' && seat.members.some(({ kind }) => kind === 'member')) acts.push('giveBack')
  acts.push(seat.kind === 'out' ? 'putBack' : 'takeOut')
  if (!seat.hasResults) acts.push('delete')
  return [
    {
      id: 'assign',
      label: t('seats:assign'),
      icon: <IconUserPlus {...icon} />,
      onSelect: () => onOpen({ name: 'assign', seat }),
    },
    {
      id: 'rename',
      label: t('seats:rename'),
      icon: <IconPencil {...icon} />,
      onSelect: () => onOpen({ name: 'rename', seat }),
    },
    {
      id: 'computer',
      label: t(seat.computer === null ? 'seats:computer.give' : 'seats:computer.change'),
      icon: <IconRobot {...icon} />,
      onSelect: () => onOpen({ name: 'computer', seat }),
    },
    ...acts.map(
      (act): RowAction => ({
        id: act,
        label: t(`seats:act.${act}.label`),
        icon: icons[act],
        danger: !harmless.includes(act),
        rare: true,
        onSelect: () => onOpen({ name: act, seat }),
      }),
    ),
  ]
}
