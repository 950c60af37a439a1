import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'

/** The page on which each role lands after signing in. */
const landings: Record<string, string> = {
  ROLE_SUPER_ADMIN: '/app/super_admin/products',
  ROLE_ADMIN: '/app/admin/games',
  ROLE_USER: '/app/user/games',
}

/** The entries of a session in the browser storage, as the application writes them. */
export type StoredSession = Record<'user' | 'role' | 'token' | 'refresh_token' | 'mode', string>

/** Signs in over the API, without a page. */
export async function beginSession(
  request: APIRequestContext,
  username: string,
  password = username,
): Promise<StoredSession> {
  const answer = await request.post('/api/login', { data: { username, password } })
  expect(answer.ok(), `${username} signs in`).toBe(true)
  const { user, token, refresh_token } = await answer.json()
  return {
    user: JSON.stringify(user),
    role: JSON.stringify(user.role),
    token,
    refresh_token,
    mode: 'NORMAL',
  }
}

/** Writes these entries to the browser storage. A page that is not on the product opens an API response of it first. */
export async function storeEntries(page: Page, entries: Record<string, string>): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/api/health')
  await page.evaluate(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, entries)
}

/**
 * Opens a browser context for a user who is signed in, at this address or at the landing page of their role. The
 * session starts without the form; `signInThroughForm` is for tests about signing in.
 */
export async function signIn(browser: Browser, username: string, address?: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInOn(page, username, address)
  return page
}

/** Signs a user in on a page that has loaded nothing yet. */
export async function signInOn(page: Page, username: string, address?: string): Promise<void> {
  const session = await beginSession(page.request, username)
  await storeEntries(page, session)
  await open(page, address ?? landings[JSON.parse(session.role).name] ?? '/app')
}

/** Opens a page of the application and waits until it runs: the static frame has a main element as well. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('#frame')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
}

/** Types a name and a password into the form, and sends it. */
export async function fillSignIn(page: Page, username: string, password = username): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Opens a browser context for a user who signs in through the form. */
export async function signInThroughForm(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/login')
  await fillSignIn(page, username)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
  return page
}

/** Closes a browser context and ignores intercepted requests that are still in flight. */
export async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Returns the table row that contains this text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Filters the table and returns the row that contains this text, whichever page of the table it was on. */
export async function found(page: Page, text: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Filter' }).fill(text)
  return row(page, text)
}
