import { findAppRoute, findPublicRoute } from './app/routes.ts'

/**
 * The first script of a page, without React, which comes much later: asks for all that the page will be made of and the
 * answers that it shows, so that they come beside React and not after it.
 */
const { pathname } = window.location

/** The page that a visit begins with; undefined where there is none. */
export const opened = findPublicRoute(pathname) ?? findAppRoute(pathname)

if (pathname.startsWith('/app')) {
  void import('./app/early-answers.ts').then(({ askEarly }) => askEarly())
  void import('./app/signed-in-area.tsx')
} else void import('./app/public-area.tsx')
void opened?.screen()
