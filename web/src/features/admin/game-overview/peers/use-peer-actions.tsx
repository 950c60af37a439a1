import {
  IconChartBar,
  IconLock,
  IconMailOpened,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { PeerRound } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../../ui/table/data-table.tsx'
import type { AskedPeerAct } from './peer-dialogs.tsx'

type Does = { onOpen(id: number): void; onAsk(asked: AskedPeerAct): void }

const icon = (Icon: typeof IconLock) => <Icon size={18} aria-hidden="true" />

/** Returns what staff can do with a peer evaluation as it stands; in an archived game they are only read. */
export function usePeerActions(game: Game, { onOpen, onAsk }: Does) {
  const { t } = useTranslation(['peers', 'quizzes', 'common'])
  return (round: PeerRound): RowAction[] => {
    const { id, state, progress } = round
    const isOver = state === 'closed' || state === 'released'
    const offered: (RowAction & { isOffered: boolean; writes: boolean })[] = [
      {
        id: 'results',
        label: t(isOver ? 'peers:staff.act.results' : 'peers:staff.act.follow'),
        icon: icon(IconChartBar),
        onSelect: () => onOpen(id),
        isOffered: state !== 'draft',
        writes: false,
      },
      {
        id: 'open',
        label: t('peers:staff.act.open'),
        icon: icon(IconPlayerPlay),
        onSelect: () => onAsk({ kind: 'open', round }),
        isOffered: state === 'draft',
        writes: true,
      },
      {
        id: 'close',
        label: t('peers:staff.act.close'),
        icon: icon(IconLock),
        onSelect: () => onAsk({ kind: 'close', round }),
        isOffered: state === 'open',
        writes: true,
      },
      {
        id: 'release',
        label: t('peers:staff.act.release'),
        icon: icon(IconMailOpened),
        onSelect: () => onAsk({ kind: 'release', round }),
        isOffered: state === 'closed',
        writes: true,
      },
      {
        id: 'edit',
        label: t('common:ui.edit'),
        icon: icon(IconPencil),
        rare: true,
        onSelect: () => onAsk({ kind: 'edit', round }),
        isOffered: !isOver,
        writes: true,
      },
      {
        id: 'delete',
        label: t('common:ui.delete'),
        icon: icon(IconTrash),
        rare: true,
        danger: true,
        onSelect: () => onAsk({ kind: 'delete', round }),
        isOffered: (progress?.given ?? 0) === 0,
        writes: true,
      },
    ]
    return offered.filter(({ isOffered, writes }) => isOffered && !(writes && game.archived))
  }
}
