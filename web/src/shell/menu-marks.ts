import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { createContext, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActiveRound } from '../domain/active-round.ts'
import { type AreaProgress, type AreaState, useAreaProgress } from '../domain/area-progress.ts'
import { areaKeys, gameAreas } from '../domain/game-areas.ts'
import { gamesQuery } from '../domain/game-queries.ts'
import { isOver } from '../domain/game-standing.ts'
import type { MenuItem, MenuKey } from '../domain/menus.ts'
import { useNotifications } from '../domain/messages/queries.ts'
import type { Session } from '../domain/session.ts'

export type MenuMarks = {
  /** The number of open tasks behind an entry; `label` describes it in words. */
  counts: Partial<Record<MenuKey, { count: number; label: string }>>
  /** The progress of the decision areas. */
  states: Partial<Record<MenuKey, AreaState>>
}

const none: MenuMarks = { counts: {}, states: {} }

export const MenuMarksContext = createContext<MenuMarks>(none)

export const useMenuMarks = (): MenuMarks => use(MenuMarksContext)

/**
 * Returns the state of the eight areas of the current company; `undefined` while an area is loading or no round is
 * open. It reuses the marks of the menu, because observing the queries once more would take a phone longer than
 * rendering the areas.
 */
export function useOwnProgress(): AreaProgress[] {
  const { states } = useMenuMarks()
  return areaKeys.map(area => ({ area, state: states[gameAreas[area].menu] }))
}

const isToSave = (state: AreaState | undefined): boolean => state === 'draft' || state === 'toSee'

/** Returns, in a game, the areas left to save by group; outside a game, the unanswered invitations. */
export function useMarksOf(menu: readonly MenuItem[], session: Session): MenuMarks {
  const { t } = useTranslation()
  const isInGame = session.mode === 'GAME'
  const { currentGame, virtualEnterprise } = session
  const states = useAreaStates(isInGame && currentGame ? currentGame : undefined, virtualEnterprise?.id ?? 0)
  const invitations = useInvitationCount(session)
  const messages = useUnreadMessages(isInGame ? currentGame?.id : undefined)
  return useMemo(() => {
    if (!isInGame) {
      if (invitations === 0) return none
      const mark = { count: invitations, label: t('shell.invitations', { count: invitations }) }
      return { counts: { 'user.games': mark, 'user.home': mark }, states: {} }
    }
    const counts: MenuMarks['counts'] = {}
    for (const { key, children = [] } of menu) {
      const count = children.filter(child => isToSave(states[child.key])).length
      if (count > 0) counts[key] = { count, label: t('shell.toSave', { count }) }
    }
    if (messages > 0)
      counts['game.messages'] = { count: messages, label: t('shell.messages.unread', { count: messages }) }
    return { counts, states }
  }, [menu, states, invitations, messages, isInGame, t])
}

/** Returns the number of messages in the threads of a game that the player was notified of and has not read. */
function useUnreadMessages(gameId: number | undefined): number {
  const items = useNotifications().data?.items ?? []
  return items.filter(({ kind, game, read }) => kind === 'message' && !read && game?.id === gameId).length
}

/** Returns the progress of the areas of a company by menu entry; empty without a game. For `level` see `areaState`. */
export function useAreaStates(
  game: Pick<Game, 'id' | 'finished' | 'archived'> | undefined,
  companyId: number,
  level?: number,
): MenuMarks['states'] {
  const round = useActiveRound(game?.id).data
  const isOpen = round?.etat === 1 && game !== undefined && !isOver(game)
  const progress = useAreaProgress(isOpen ? round.id : undefined, companyId, level)
  const known = progress.map(({ state }) => state).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are new objects each time, their states are what counts
  return useMemo(
    () => Object.fromEntries(progress.map(({ area, state }) => [gameAreas[area].menu, state])),
    [known],
  )
}

function useInvitationCount({ user, mode }: Session): number {
  const { data = [] } = useQuery({
    ...gamesQuery(),
    enabled: user.role.name === 'ROLE_USER' && mode === 'NORMAL',
  })
  return data.filter(game => game.invited && !game.joined && !isOver(game)).length
}
