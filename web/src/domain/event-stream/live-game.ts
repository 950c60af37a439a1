import type { StreamEvent } from '@trimestre/contract/stream-events'
import { useEffect, useSyncExternalStore } from 'react'
import { companyQuery } from '../game-queries.ts'
import { isLocalWrite } from '../local-writes.ts'
import { queryClient } from '../query-client.ts'
import { getSession } from '../session.ts'
import { hasSeveralMembers } from '../team/shared-company.ts'
import { announcePresence } from './company-presence.ts'
import { type GameStream, listenToGame } from './game-stream.ts'
import { activeRound, createRefresher, everything, partsOf, uncertainAtFirst } from './refresh.ts'

type Live = { users: number; stream: GameStream; stop(): void }

/** The streams of this page, one for each game however many components listen. */
const games = new Map<number, Live>()
const watchers = new Set<() => void>()
const notifyWatchers = () => {
  for (const watcher of watchers) watcher()
}

function open(gameId: number): Live {
  const isStaff = getSession()?.user.role.name !== 'ROLE_USER'
  const { refresh, stop } = createRefresher(queryClient, isStaff)
  const stream = listenToGame(gameId, {
    onEvent(event) {
      if (event.name === 'company.presence') return announcePresence(event.data)
      if (!isStaff && isEcho(event)) return
      for (const part of partsOf(event, gameId, isStaff)) refresh(part)
    },
    onOpen(again) {
      for (const part of again ? [everything] : uncertainAtFirst(gameId)) refresh(part)
    },
    onChange() {
      notifyWatchers()
      // A polling query sets its next interval after each response, so it is refreshed now to poll faster without the
      // stream.
      if (!stream.isOpen) refresh(activeRound(gameId))
    },
  })
  return {
    users: 0,
    stream,
    stop() {
      stream.close()
      stop()
    },
  }
}

/**
 * Whether an event reports a save of this page itself; only saves of another device are news to a player. In a company
 * of several members each event may be another member's.
 */
const isEcho = ({ name, data }: StreamEvent): boolean =>
  name === 'company.updated' &&
  isLocalWrite(data.change) &&
  !hasSeveralMembers(queryClient.getQueryData(companyQuery(data.companyId).queryKey))

function hold(gameId: number): () => void {
  const live = games.get(gameId) ?? open(gameId)
  games.set(gameId, live)
  live.users += 1
  return () => {
    live.users -= 1
    if (live.users > 0) return
    games.delete(gameId)
    live.stop()
    notifyWatchers()
  }
}

/**
 * Keeps the displayed data of a game up to date while the component is mounted. Without the stream, polling queries
 * continue to poll.
 */
export function useLiveGame(gameId: number | undefined): void {
  useEffect(() => (gameId === undefined ? undefined : hold(gameId)), [gameId])
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether the stream of the game is connected, in which case polling can be slow. */
export const isLive = (gameId: number | undefined): boolean =>
  gameId !== undefined && games.get(gameId)?.stream.isOpen === true

/** Returns {@link isLive} for components that show it: they render again whenever it changes. */
export const useIsLive = (gameId: number | undefined): boolean =>
  useSyncExternalStore(subscribe, () => isLive(gameId))
