import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/chip.tsx'
import { gameQuery } from './game-queries.ts'
import { isSolo } from './solo/solo-state.ts'

/** The path of the practice quarters that were played before the game was restarted. */
export const practicePath = '/app/user/practice-quarters'

/** Marks what is practice and does not count. */
export function PracticeMark() {
  const { t } = useTranslation()
  return <Chip tone="warning">{t('practice')}</Chip>
}

/** The files of a game: their titles, and their names without extension, say whether its quarters are practice. */
export function usePracticeFiles(gameId: number) {
  const { t } = useTranslation()
  const { data: isPractice } = useQuery({ ...gameQuery(gameId), select: ({ practice }) => practice })
  return {
    titleOf: (title: string): string => (isPractice ? `${title} – ${t('practice')}` : title),
    nameOf: (name: string): string => (isPractice ? `${name}-essai` : name),
  }
}

/** The game of a session may have been stored by an earlier release, which knew no practice. */
type MaybePractised = { practiceEpochs?: Game['practiceEpochs']; solo?: Game['solo'] }

/** Whether players of the game can read practice quarters from before a restart; a solo game has attempts instead. */
export const hasPastPractice = (game: MaybePractised | null | undefined): boolean =>
  !isSolo(game) && (game?.practiceEpochs ?? []).length > 0

/**
 * Returns what a component needs to know of the game that a player has entered, and renders it again only when that
 * changes. The header queries the same game on every page, so this causes no request.
 */
export function useEnteredGame<T>(game: Game | null, select: (game: Game) => T): T | undefined {
  const known = useQuery({ ...gameQuery(game?.id ?? 0), enabled: game !== null, select })
  return known.data ?? (game ? select(game) : undefined)
}
