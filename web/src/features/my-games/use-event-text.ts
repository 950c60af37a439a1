import type { GameEvent } from '@trimestre/contract/games'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../app/announced-events.ts'

export type EventTextOf = (event: GameEvent['event']) => { name: string; text: string }

/** Name and description of an event in the reader's language. */
export function useEventText(): EventTextOf {
  const { t } = useTranslation(['player', 'common'])
  return useCallback(event => eventText(t, event), [t])
}
