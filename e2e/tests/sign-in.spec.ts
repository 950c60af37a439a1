import type { Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { expect, test } from './product.ts'
import { signIn, signInThroughForm } from './users.ts'

const fill = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('login: both fields are required, and only an empty one counts as missing', async ({ page }) => {
  await page.goto('/')
  await submit(page)
  await expect(page.getByText('Required', { exact: true })).toHaveCount(2)
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.getByLabel('Username').fill('joueur1')
  await expect(page.getByText('Required', { exact: true })).toHaveCount(1)
  await page.getByLabel('Username').fill('')
  await expect(page.getByText('Required', { exact: true })).toHaveCount(2)
  await fill(page, ' ', ' ')
  await submit(page)
  await expect(page.getByText('Required', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('alert').first()).toContainText('Utilisateur Ou Mot de passe Incorrecte')
})

test('login: a wrong password shows a banner and keeps the typed values', async ({ page }) => {
  await page.goto('/login')
  await fill(page, 'joueur1', 'faux')
  await submit(page)
  const banner = page.getByRole('alert').filter({ hasText: 'Utilisateur Ou Mot de passe Incorrecte' })
  await expect(banner).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveValue('joueur1')
  await expect(page.getByLabel(/^Password/)).toHaveValue('faux')
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toHaveCount(0)

  const eye = page.getByRole('button', { name: 'Show password' })
  await expect(eye).toHaveAttribute('aria-pressed', 'false')
  await eye.click()
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text')
})

test('login: too many attempts show how long to wait', async ({ page }) => {
  const json = { status: 429, code: 'auth/too-many-attempts', detail: '', violations: [] }
  await page.route('**/api/login', route =>
    route.fulfill({ status: 429, headers: { 'retry-after': '541' }, json }),
  )
  await page.goto('/login')
  await fill(page, 'joueur1', 'faux')
  await submit(page)
  await expect(page.getByRole('alert').first()).toContainText('Try again in 10 min.')
})

test('login: the form stays, marked as busy, until the server has answered', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/login', async route => {
    await released
    await route.continue()
  })
  await page.goto('/login')
  await fill(page, 'joueur1', 'joueur1')
  await submit(page)
  await expect(page.getByLabel('Username')).toHaveValue('joueur1')
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/app\//)
})

test('login: works by keyboard alone, with the e-mail address as username', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').focus()
  await page.keyboard.type('JOUEUR1@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('joueur1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/user\/games$/)
})

const landings = {
  superadmin: '/app/super_admin/products',
  admin: '/app/admin/games',
  joueur2: '/app/user/games',
}
for (const [who, landing] of Object.entries(landings)) {
  test(`${who} lands on ${landing}, returns there from the sign-in pages, and logs out to /`, async ({
    browser,
    baseURL,
  }) => {
    const page = await signInThroughForm(browser, who)
    await expect(page).toHaveURL(`${baseURL}${landing}`)
    for (const entrance of ['/', '/login', '/register']) {
      await page.goto(entrance)
      await expect(page).toHaveURL(`${baseURL}${landing}`)
    }
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    const keys = ['user', 'token', 'refresh_token', 'role', 'mode', 'currentGame', 'virtualEnterprise']
    const left = async () =>
      (await page.evaluate(() => Object.keys(localStorage))).filter(key => keys.includes(key))
    await expect.poll(left).toEqual([])
    await page.context().close()
  })
}

test('another user signs in on the same tab and lands on their own page', async ({ page }) => {
  await page.goto('/login')
  for (const [who, landing] of Object.entries(landings)) {
    await fill(page, who, who)
    await submit(page)
    await expect(page).toHaveURL(landing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Products|Games)$/)
    await expect(page.getByText('Oops, Page Not Found :(')).toHaveCount(0)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
  }
})

/** The other addresses are tested only with the part « languages », which includes signing in. */
const nexts = [
  { next: '/app/user/games?filter=v%C3%A9lo', arrives: '/app/user/games?filter=v%C3%A9lo' },
  { next: '//elsewhere.example', arrives: '/app/user/games' },
  ...(includesPart('languages')
    ? [
        { next: '/app/user/dashboard', arrives: '/app/user/dashboard' },
        { next: 'https://elsewhere.example', arrives: '/app/user/games' },
        { next: '/\\elsewhere.example', arrives: '/app/user/games' },
        { next: '/app/super_admin/users', arrives: '/app/user/games' },
      ]
    : []),
]
for (const { next, arrives } of nexts) {
  test(`next ${next} leads a player to ${arrives}`, async ({ page, baseURL }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await fill(page, 'joueur2', 'joueur2')
    await submit(page)
    await expect(page).toHaveURL(`${baseURL}${arrives}`)
  })
}

test('a stale token is renewed silently; an expired session leads to the login page', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2')
  await page.evaluate(() => localStorage.setItem('token', 'stale'))
  await page.goto('/app/user/games')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe('stale')

  await page.evaluate(() => {
    localStorage.setItem('token', 'stale')
    localStorage.setItem('refresh_token', 'stale')
  })
  await page.goto('/app/user/games?filter=a')
  await expect(page).toHaveURL(/\/login\?next=%2Fapp%2Fuser%2Fgames%3Ffilter%3Da$/)
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await fill(page, 'joueur2', 'joueur2')
  await submit(page)
  await expect(page).toHaveURL(/\/app\/user\/games\?filter=a$/)
  await page.context().close()
})

test('a bar is shown while the connection is lost', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('Offline: your drafts are kept on this device.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Offline: your drafts are kept on this device.')).toHaveCount(0)
  await page.context().close()
})
