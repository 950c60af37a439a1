import type { Game } from '@trimestre/contract/games'
import type { RoleName } from '@trimestre/contract/roles'
import { hasPastPractice, practicePath } from './practice.tsx'
import { mayOpen } from './screens.ts'
import { isSolo } from './solo/solo-state.ts'

/** The path of the threads of a company. */
export const messagesPath = '/app/user/messages'

/** The paths of the evaluation of team members by each other, and of what people are assessed by alone. */
export const peersPath = '/app/user/peers'
const assessmentPaths = ['/app/user/quiz', '/app/user/grade']

/** The paths of screens that have nothing to show in a game, so that no menu leads there; joined by spaces. */
export const emptyScreens = (game: Game | null | undefined): string =>
  [
    ...(hasPastPractice(game) ? [] : [practicePath]),
    ...(isSolo(game) ? [messagesPath, ...assessmentPaths] : []),
    ...(game?.teams && !isSolo(game) ? [] : [peersPath]),
  ].join(' ')

/** Returns whether a role may open a screen, for the menus of a game. */
export const mayOpenBut =
  (empty: string) =>
  (path: string, role: RoleName): boolean =>
    !empty.split(' ').includes(path) && mayOpen(path, role)
