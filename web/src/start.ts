import { findAppRoute, findPublicRoute } from './app/routes.ts'

/**
 * The first script of a page, without React, which comes much later: asks for all that the page will be made of and the
 * answers that it shows, so that they come beside React and not after it.
 */
const { pathname } = window.location

/** The page that a visit begins with; undefined where there is none. */
export const opened = findPublicRoute(pathname) ?? findAppRoute(pathname)

const isSignedIn = pathname.startsWith('/app')
if (isSignedIn) void import('./app/early-answers.ts').then(({ askEarly }) => askEarly())
// Before the area, whose files are long in coming: what lists the screens names the file of this one.
void opened?.screen()
void (isSignedIn ? import('./app/signed-in-area.tsx') : import('./app/public-area.tsx'))
