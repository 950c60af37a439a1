import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../domain/announced-events.ts'
import { eventText } from '../domain/catalogue-text.ts'
import { gamesQuery } from '../domain/game-queries.ts'
import { notificationsQuery } from '../domain/messages/queries.ts'
import type { Session } from '../domain/session.ts'
import { readStoredJson, writeStored } from '../domain/storage.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { logMessage } from './message-log.ts'
import { type Known, newsOf } from './news-of.ts'

/**
 * The poll interval in milliseconds; in a game the stream reports changes sooner, outside a game the player waits for
 * an invitation.
 */
const poll = { GAME: 60_000, NORMAL: 20_000 } as const
const storageKey = 'news'

/**
 * Logs the end of a player's games and announced events to the messages of this device, and reads the notifications again
 * when something has changed.
 */
export function useNews({ user, mode }: Session): void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isPlayer = user.role.name === 'ROLE_USER'
  const { data: games } = useQuery({
    ...gamesQuery(),
    enabled: isPlayer,
    refetchInterval: poll[mode],
  })
  useEffect(() => {
    if (!isPlayer || !games) return
    const stored = readStoredJson<{ owner: number; games: Known }>(storageKey)
    const { known, news } = newsOf(stored?.owner === user.id ? stored.games : null, games, eventIds)
    writeStored(storageKey, JSON.stringify({ owner: user.id, games: known }))
    if (news.length === 0) return
    // The server notifies of invitations and quarters.
    void client.invalidateQueries({ queryKey: notificationsQuery().queryKey })
    void loadTexts(['catalogue']).then(() => {
      for (const item of news) {
        const game = item.game.name
        if (item.kind === 'finished') logMessage('success', t('shell.news.finished', { game }))
        if (item.kind === 'event')
          for (const announced of announcedEvents(item.game.eventGames))
            if (item.ids.includes(announced.id))
              logMessage(
                'info',
                t('shell.news.event', {
                  game,
                  event: eventText(t, announced.event).name,
                }),
              )
      }
    })
  }, [games, isPlayer, user.id, client, t])
}

const eventIds = (game: Game): string[] => announcedEvents(game.eventGames).map(({ id }) => id)
