import type { Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { enterGame, enterGameFromList, openGame } from './player.ts'
import { expect, test } from './product.ts'
import { chooseInUserMenu, navigation, openAppearance } from './shell.ts'
import { signIn } from './users.ts'

const demoGame = 'Les vélos du Rhône'

/** Returns a function that reads every entry of the menu with its address; all groups are unfolded. */
async function entriesOf(page: Page): Promise<() => Promise<string[]>> {
  const panel = await openAppearance(page)
  await panel.getByRole('radio', { name: 'sidebar', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(navigation(page).getByRole('link').first()).toBeVisible()
  const links = navigation(page).locator('a')
  return () =>
    links.evaluateAll(all =>
      all.map(link => `${link.querySelector('span')?.textContent} ${link.getAttribute('href')}`),
    )
}

test('each role and mode has its menu, with the addresses of the specification', async ({ browser }) => {
  const player = await signIn(browser, 'joueur1')
  await expect
    .poll(await entriesOf(player))
    .toEqual(expect.arrayContaining(['Home /app/user/', 'Games /app/user/games', 'Logout /']))
  await enterGame(player, demoGame)
  await expect
    .poll(await entriesOf(player))
    .toEqual([
      'Dashboard /app/user/joined-game',
      'Journal /app/user/journal',
      'Messages /app/user/messages',
      'Production /app/user/game-production',
      'Human resources /app/user/game-human-resources',
      'Quality /app/user/game-quality',
      'Research and development /app/user/game-Research&Development',
      'Logistics /app/user/game-logistics',
      'Sales /app/user/game-retail-price',
      'Marketing /app/user/game-marketing',
      'Accounting /app/user/game-comptabilite',
      'Intermediate balances /app/user/game-solde-intermediaire',
      'Balance sheet /app/user/game-accounting-balance-sheet',
      'Quizzes /app/user/quiz',
      'My grade /app/user/grade',
      'All games /app/user/games',
      'Disconnect /',
    ])
  await navigation(player).getByRole('link', { name: 'All games' }).click()
  await expect(navigation(player).getByRole('link', { name: 'Home' })).toBeVisible()
  await expect
    .poll(() => player.evaluate(() => [localStorage.getItem('mode'), localStorage.getItem('currentGame')]))
    .toEqual(['NORMAL', null])
  await player.context().close()

  const administrator = await signIn(browser, 'admin')
  await expect
    .poll(await entriesOf(administrator))
    .toEqual([
      'Home /app',
      'Games /app/admin/games',
      'Trainings /app/admin/trainings',
      'Manage users /app/admin/users',
      'Glossary /app/glossary',
      'Logout /',
    ])
  await administrator.context().close()

  const root = await signIn(browser, 'superadmin')
  await expect
    .poll(await entriesOf(root))
    .toEqual(
      expect.arrayContaining([
        'Products /app/super_admin/products',
        'Users /app/super_admin/users',
        'Games /app/super_admin/games',
        'My games /app/admin/games',
        'Trainings /app/admin/trainings',
        'System /app/super_admin/system',
        'Journal of acts /app/super_admin/journal',
      ]),
    )
  await root.context().close()
})

test('navigation scrolls to the top, focuses the title and updates the document title and breadcrumb', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur1', demoGame)
  await page.evaluate(() => window.scrollTo(0, 400))
  await navigation(page).getByRole('link', { name: 'Quality' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/^Quality — 127\.0\.0\.1/)
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-page-loaded', 'true')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Player', 'Quality'])
  await expect(trail.locator('[aria-current=page]')).toHaveText('Quality')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await page.context().close()
})

test('an unknown or forbidden address shows the page not found, without breadcrumb on two of them', async ({
  browser,
}) => {
  const page = await signIn(browser, 'joueur1')
  for (const path of ['/app/admin/games', '/app/pages/calendar', '/app/pages/not-found']) {
    await page.goto(path)
    await expect(page.getByText('Oops, Page Not Found :(')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(navigation(page)).toBeVisible()
  }
  const host = await signIn(browser, 'admin', '/app/user/game-logistics')
  await expect(host.getByText('Oops, Page Not Found :(')).toBeVisible()
  await expect(host).toHaveURL('/app/user/game-logistics')
  await host.context().close()
  for (const path of ['/app/crm-dashboard', '/app/crypto-dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  }
  await page.goto('/app/user/game-quality')
  await expect(page).toHaveURL(/\/app\/user\/games$/)
  await enterGame(page, demoGame)
  await page.goto('/app/user/game-Research%26Development/')
  await expect(page.getByRole('heading', { level: 1, name: 'Research and development' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'R&D budget' })).toBeVisible()
  await page.context().close()
})

test('the page requested before signing in opens afterwards, unless it is foreign', async ({ page }) => {
  const signInHere = async () => {
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel(/^Password/).fill('admin')
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.goto('/app/admin/users?page=1#top')
  await expect(page).toHaveURL('/login?next=%2Fapp%2Fadmin%2Fusers%3Fpage%3D1%23top')
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' })
  await expect(forgotten).toHaveAttribute('href', /^\/reset-password\?next=%2Fapp%2Fadmin%2Fusers/)
  await signInHere()
  await expect(page).toHaveURL('/app/admin/users?page=1#top')
  const others = ['/\\evil.example', 'https://evil.example', '/app/user/games']
  for (const next of ['//evil.example/app', ...(includesPart('languages') ? others : [])]) {
    await chooseInUserMenu(page, 'Log Out')
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await signInHere()
    await expect(page).toHaveURL(/\/app\/admin\/games$/)
  }
})

test('signing out removes the data of the user, and drafts only on request', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2')
  await enterGameFromList(page, demoGame)
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort())
  await expect
    .poll(keys)
    .toEqual(
      expect.arrayContaining([
        'currentGame',
        'mode',
        'refresh_token',
        'role',
        'token',
        'user',
        'virtualEnterprise',
      ]),
    )
  await page.evaluate(() => localStorage.setItem('draft:1:1:ventes', '{"at":"","values":{}}'))
  await chooseInUserMenu(page, 'Log Out')
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(question).toBeHidden()
  expect(await keys()).toContain('token')

  await chooseInUserMenu(page, 'Log Out')
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
  await expect(page.getByLabel('Username')).toBeVisible()
  const ofPerson = /^(user|token|refresh_token|role|mode|currentGame|virtualEnterprise|messages|draft:.*)$/
  await expect.poll(async () => (await keys()).filter(key => ofPerson.test(key))).toEqual([])
  await page.context().close()
})

test('an expired session shows a notice and keeps the address of its page', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2', '/app/user/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('token', 'stale')
    localStorage.setItem('refresh_token', 'stale')
  })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?next=%2Fapp%2Fuser%2Fdashboard$/)
  await expect(page.getByText('Your session has expired')).toBeVisible()
  await page.context().close()
})

test('a browser without storage shows one alert and still works', async ({ browser }) => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  const page = await context.newPage()
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/login')
  await page.getByLabel('Username').fill('joueur1')
  await page.getByLabel(/^Password/).fill('joueur1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/user\/games$/)
  await openAppearance(page)
  expect(alerts).toHaveLength(1)
  await context.close()
})

test('a screen is rendered once during navigation, under its title', async ({ browser }) => {
  const page = await openGame(browser, 'joueur1', demoGame, '/app/user/game-production')
  await expect(page.getByRole('textbox', { name: 'Planned production' })).toBeVisible()
  // Records each later form by its first field, with the title above it.
  await page.evaluate(() => {
    const drawn: string[] = []
    const firstField = () => document.querySelector<HTMLInputElement>('main input[name]')
    let last = firstField()
    Object.assign(window, { drawn })
    new MutationObserver(() => {
      const field = firstField()
      if (!field || field === last) return
      last = field
      drawn.push(`${document.querySelector('h1')?.textContent}: ${field.name}`)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await navigation(page).getByRole('link', { name: 'Quality' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Quality control budget' })).toBeVisible()
  await navigation(page).getByRole('link', { name: 'Human resources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Human resources')
  await expect(page.getByRole('textbox', { name: 'Workers to hire' })).toBeVisible()
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  await expect.poll(drawn).toEqual(['Quality: budgetQualite', 'Human resources: embauches'])
  await page.context().close()
})
