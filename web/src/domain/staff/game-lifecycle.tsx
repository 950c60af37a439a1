import { IconArchive, IconArchiveOff, IconFlag, IconFlagOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { notify } from '../../ui/notify.ts'
import type { RowAction } from '../../ui/table/data-table.tsx'
import { call } from '../api.ts'

type Step = 'reopenGame' | 'unarchiveGame'

/** What is asked for first. */
export type AskedStep = 'end' | 'archive'

/** Whether the game can be ended before its last quarter: it is in progress and has results. */
const mayEnd = ({ nbTurns, finished, currentTrimestre }: Game): boolean =>
  nbTurns !== null && !finished && currentTrimestre > 1

/**
 * Returns the actions that end, reopen, archive and restore a game, as far as its state allows them; an archived game is
 * only restored. Ending and archiving ask first; the others are undone as easily as they are done.
 */
export function useLifecycleActions(
  onAsk: (step: AskedStep, game: Game) => void,
): (game: Game) => RowAction[] {
  const { t } = useTranslation(['admin', 'common'])
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ step, game }: { step: Step; game: Game }) => call(step, { params: { id: game.id } }),
    onSuccess: (_, { step, game }) => {
      notify.success(t(`admin:lifecycle.${step}Done`, { game: game.name }))
      return client.invalidateQueries({ queryKey: ['games'] })
    },
    onError: error => notify.error(errorText(t, error)),
  })
  const actionOf = (step: Step, game: Game, Icon: typeof IconFlag): RowAction => ({
    id: step,
    label: t(`admin:lifecycle.${step}`),
    icon: <Icon size={18} aria-hidden="true" />,
    rare: true,
    onSelect: () => mutate({ step, game }),
  })
  const askedOf = (step: AskedStep, game: Game, Icon: typeof IconFlag): RowAction => ({
    id: step,
    label: t(`admin:lifecycle.${step}Game`),
    icon: <Icon size={18} aria-hidden="true" />,
    rare: true,
    onSelect: () => onAsk(step, game),
  })
  return game =>
    game.archived
      ? [actionOf('unarchiveGame', game, IconArchiveOff)]
      : [
          ...(mayEnd(game) ? [askedOf('end', game, IconFlag)] : []),
          ...(game.nbTurnsBeforeEnd === null ? [] : [actionOf('reopenGame', game, IconFlagOff)]),
          askedOf('archive', game, IconArchive),
        ]
}
