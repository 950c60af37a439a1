import { expectNoFault, showScheme } from './axe.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { storePreferences } from './texts.ts'
import { found, leave, signIn } from './users.ts'

test('the privacy page is readable without an account and without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr' })
  const page = await context.newPage()
  expect((await page.goto('/privacy'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible()
  for (const name of [
    'En bref',
    'Les données conservées',
    'Combien de temps',
    'Ce que vous pouvez faire vous-même',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await context.close()
})

for (const locale of ['fr', 'ar'] as const)
  test(`the privacy page is accessible, ${locale}`, async ({ page }) => {
    await page.goto('/login')
    await storePreferences(page, locale, { reduceMotion: true })
    await page.goto('/privacy')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    for (const width of [1280, 360])
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 })
        await showScheme(page, scheme)
        await expectNoFault(page, `${width} px, ${scheme}`)
      }
  })

test('the sign-in page and the application link to the privacy page', async ({ page, browser }) => {
  await page.goto('/login')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  const player = await signIn(browser, 'joueur2')
  await expect(player.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await player.context().close()
})

test('an administrator sets how long a game is stored and is warned before it is erased', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  const game = 'Les vélos du Rhône'
  await page.goto('/app/admin/games')
  await (await found(page, game)).getByRole('button', { name: /Configuration/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Keeping the game').selectOption('24 months')
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expectMessage(page, 'La mise a jour du jeux a ete effectuee avec succes !')
  await page.reload()
  await (await found(page, game)).getByRole('button', { name: /Configuration/ }).click()
  await expect(dialog.getByLabel('Keeping the game')).toHaveValue('24')
  await dialog.getByLabel('Keeping the game').selectOption('Until it is deleted')
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expectMessage(page, 'La mise a jour du jeux a ete effectuee avec succes !')

  await page.route('**/api/v1/gamesadmin/*', async route => {
    const games = await (await route.fetch()).json()
    const eraseAt = '2027-03-31T10:00:00.000Z'
    await route.fulfill({ json: games.map((each: object) => ({ ...each, retentionMonths: 24, eraseAt })) })
  })
  await page.goto('/app')
  await expect(page.getByText(`“${game}” will be erased on Mar 31, 2027`)).toBeVisible()
  await leave(page)
})
