import { IconChartBar, IconEye, IconLock, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../../ui/table/data-table.tsx'
import type { AskedQuizAct } from './quiz-dialogs.tsx'
import { isAhead } from './quiz-words.ts'

type Does = { onOpen(id: number): void; onAsk(asked: AskedQuizAct): void }

const icon = (Icon: typeof IconEye) => <Icon size={18} aria-hidden="true" />

/** Returns what staff can do with a quiz as it stands; in an archived game quizzes are only read. */
export function useQuizActions(game: Game, { onOpen, onAsk }: Does) {
  const { t } = useTranslation(['quizzes', 'common'])
  return (quiz: Quiz): RowAction[] => {
    const { id, state, superseded, progress } = quiz
    const isDraft = state === 'draft'
    const waits = isAhead(quiz, game)
    const offered: (RowAction & { isOffered: boolean; writes: boolean })[] = [
      {
        id: 'results',
        label: t('quizzes:staff.act.results'),
        icon: icon(IconChartBar),
        onSelect: () => onOpen(id),
        isOffered: !isDraft,
        writes: false,
      },
      {
        id: 'open',
        label: t('quizzes:staff.act.open'),
        icon: icon(IconPlayerPlay),
        disabled: waits,
        onSelect: () => onAsk({ kind: 'open', quiz }),
        isOffered: isDraft && !superseded,
        writes: true,
      },
      {
        id: 'close',
        label: t('quizzes:staff.act.close'),
        icon: icon(IconLock),
        onSelect: () => onAsk({ kind: 'close', quiz }),
        isOffered: state === 'open',
        writes: true,
      },
      {
        id: 'preview',
        label: t('quizzes:staff.act.preview'),
        icon: icon(IconEye),
        rare: !isDraft,
        onSelect: () => onAsk({ kind: 'preview', quiz }),
        isOffered: !waits,
        writes: false,
      },
      {
        id: 'edit',
        label: t(isDraft ? 'common:ui.edit' : 'quizzes:shared.editOpen'),
        icon: icon(IconPencil),
        rare: true,
        onSelect: () => onAsk({ kind: 'edit', quiz }),
        isOffered: state !== 'closed',
        writes: true,
      },
      {
        id: 'delete',
        label: t('common:ui.delete'),
        icon: icon(IconTrash),
        rare: true,
        danger: true,
        onSelect: () => onAsk({ kind: 'delete', quiz }),
        isOffered: (progress?.opened ?? 0) === 0,
        writes: true,
      },
    ]
    return offered.filter(({ isOffered, writes }) => isOffered && !(writes && game.archived))
  }
}
