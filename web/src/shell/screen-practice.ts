import { useLocation } from '@tanstack/react-router'
import { companyScreens } from '@trimestre/contract/screens'
import { normalPath } from '../domain/normal-path.ts'
import { useEnteredGame } from '../domain/practice.tsx'
import { useGameOfScreen } from '../domain/printed-game.ts'
import { useSignedIn } from '../domain/use-session.ts'

/**
 * Returns whether the screen belongs to a game whose quarters are practice: the one that the player has entered, or the
 * one that the screen of an administrator is about.
 */
export function useIsPracticeScreen(): boolean {
  const { currentGame } = useSignedIn()
  const path = normalPath(useLocation({ select: location => location.pathname }))
  const isOfGame = companyScreens.some(screen => path === `/app/user/${screen}`)
  const isEnteredPractice = useEnteredGame(currentGame, isPractice)
  const followed = useGameOfScreen()
  return (isOfGame ? isEnteredPractice : followed?.practice) === true
}

const isPractice = ({ practice }: { practice: boolean }): boolean => practice
