import { useRouterState } from '@tanstack/react-router'
import { normalPath } from './normal-path.ts'
import { isScreen } from './routes.ts'

/**
 * The path of the screen that is drawn. The browser's address changes at the click, this with the screen itself, so that
 * what belongs to a screen (its title, its place on the page) changes once, with it.
 */
export function useShownPath(): string {
  return useRouterState({
    select: ({ matches: [, screen], location: { pathname } }) =>
      // Where nothing is found, the router knows the screen above.
      normalPath(isScreen(pathname) ? (screen?.pathname ?? pathname) : pathname),
  })
}
