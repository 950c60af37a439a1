import { destinationOf } from './landing.ts'
import { getSession, roleOf, startsWithoutGames } from './session.ts'
import { isStorageRefused } from './storage.ts'

/**
 * The sign-in page, the other public pages and the application are documents of their own: from one to the other, the
 * browser navigates. Inside the application TanStack Router does.
 */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/**
 * Returns the query and the fragment that one public page passes on to the next, because they contain the requested
 * page.
 */
export const forwardedQuery = (): string => window.location.search + window.location.hash

let renderPage = async (_address: string): Promise<unknown> => undefined

/** Sets how this document renders the page of another address. */
export function setPageRenderer(render: (address: string) => Promise<unknown>): void {
  renderPage = render
}

/** Renders another page in this document, where the browser could not load one or would lose what it needs. */
export function openHere(address: string): void {
  void renderPage(address)
}

/** Opens the page that a user has requested before signing in, or else the landing page of their role. */
export function enterApplication(isNewAccount = false): void {
  const session = getSession()
  if (!session) return
  const usual = startsWithoutGames() ? 'without games' : 'usual'
  openDocument(destinationOf(currentAddress(), roleOf(session), isNewAccount ? 'new' : usual))
}

/** Opens a page of another document in place of this one. */
export function openDocument(address: string): void {
  // A browser that refuses storage keeps the session in this document only.
  if (isStorageRefused()) openHere(address)
  else window.location.replace(address)
}
