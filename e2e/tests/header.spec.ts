import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { chooseInUserMenu, openAppearance } from './shell.ts'
import { signIn } from './users.ts'

const demoGame = 'Les vélos du Rhône'

test('the header changes with the scroll: darker past 30 px, title shown and actions faded past 40', async ({
  browser,
}) => {
  const page = await signIn(browser, 'joueur1')
  const header = page.getByRole('banner')
  const title = header.getByText('Games', { exact: true })
  const ground = () => header.evaluate(element => getComputedStyle(element).backgroundColor)
  const atTop = await ground()
  await expect(title).toHaveCSS('opacity', '0')
  await page.evaluate(() => window.scrollTo(0, 31))
  await expect.poll(ground).not.toBe(atTop)
  await expect(title).toHaveCSS('opacity', '0')
  await page.evaluate(() => window.scrollTo(0, 41))
  await expect(title).toHaveCSS('opacity', '1')
  const actions = header.getByRole('search').locator('..')
  await expect(actions).toHaveCSS('opacity', '0.72')
  await header.getByRole('button', { name: 'Notifications' }).focus()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.context().close()
})

test('a page is found with the keyboard alone', async ({ browser }) => {
  const page = await openGame(browser, 'joueur1', demoGame)
  const field = page.getByRole('combobox', { name: 'Search for a page' })
  const options = page.getByRole('option')
  await expect(page.getByRole('main')).toHaveAttribute('data-page-loaded', 'true')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('A')
  await expect(options).toHaveCount(5)
  await page.keyboard.type('ND')
  await expect(options).toHaveText(['Research and development'])
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/user\/game-Research&Development$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await field.fill('market')
  await expect(options).toHaveText(['Marketing'])
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await field.fill('no such page')
  await expect(page.getByText('No page matches.')).toBeVisible()

  await page.getByRole('button', { name: /^EN/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  const french = page.getByRole('combobox', { name: 'Rechercher une page' })
  await french.fill('qualite')
  await expect(options).toHaveText(['Qualité'])
  await french.fill('sales')
  await expect(options).toHaveText(['Ventes'])
  await french.fill('e')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.nth(4)).toHaveAttribute('aria-selected', 'true')
  await page.context().close()
})

test('the guide leads through its five steps', async ({ browser }) => {
  const page = await signIn(browser, 'joueur1')
  await page.getByRole('button', { name: 'Show Guide' }).click()
  const guide = page.getByRole('dialog')
  const titles = [
    'Welcome',
    'Dark and Light Mode',
    'Themes and Layout',
    'Search Components and Pages',
    'Code Preview',
  ]
  const back = guide.getByRole('button', { name: 'Back' })
  for (const [index, title] of titles.entries()) {
    await expect(guide.getByRole('heading', { name: title })).toBeVisible()
    await expect(guide.getByText(`${index + 1}/5`)).toBeVisible()
    if (index === 0) await expect(back).toBeDisabled()
    else await expect(back).toBeEnabled()
    if (index < 4) await guide.getByRole('button', { name: 'Next' }).click()
  }
  await back.click()
  await expect(guide.getByText('4/5')).toBeVisible()
  await guide.getByRole('button', { name: 'Next' }).click()
  await guide.getByRole('button', { name: 'Done' }).click()
  await expect(guide).toBeHidden()
  await page.getByRole('button', { name: 'Show Guide' }).click()
  await expect(guide.getByText('1/5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show Guide' })).toBeFocused()
  await page.context().close()
})

test('a message that has disappeared can be read again, even after a reload', async ({ browser }) => {
  const page = await signIn(browser, 'superadmin')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Nothing new.')).toBeVisible()
  await panel.getByRole('tab', { name: 'On this device' }).click()
  await expect(panel.getByText('No Data')).toBeVisible()
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(350)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()

  await page.getByRole('button', { name: 'Create a product' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Trottinette')
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByRole('listitem')).toContainText('– new')
  await bell.click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.context().close()
})

test('the quarter chip shows the current quarter and links to the decisions left to save', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur4', demoGame)
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText('Q5/8')
  await chip.click()
  await expect(page.getByText('Quarter 5 of 8').last()).toBeVisible()
  await page.getByRole('link', { name: 'See the list of decisions' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'See the list of decisions' })).toBeHidden()
  await expect(chip).toBeFocused()
  await page.context().close()
})

test('the presence status is chosen in the account menu', async ({ browser }) => {
  const page = await signIn(browser, 'joueur1')
  await page.getByRole('button', { name: /^Account of/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitemradio')).toHaveText(['online', 'idle', 'bussy', 'offline'])
  await expect(menu.getByRole('menuitemradio', { name: 'online' })).toBeChecked()
  await menu.getByRole('menuitemradio', { name: 'bussy' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(menu.getByRole('menuitemradio', { name: 'bussy' })).toBeChecked()
  await page.context().close()
})

test('motion can be reduced and messages kept on screen', async ({ browser }) => {
  const page = await signIn(browser, 'joueur1')
  const panel = await openAppearance(page)
  await panel.getByRole('switch', { name: 'Reduce motion' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-reduce-motion', '')
  await panel.getByRole('switch', { name: 'Keep messages on screen' }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-reduce-motion', '')
  await chooseInUserMenu(page, 'Appearance')
  await expect(panel.getByRole('switch', { name: 'Keep messages on screen' })).toBeChecked()
  await page.context().close()
})

test('the page enters and leaves full screen', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  const button = page.getByRole('button', { name: 'Full screen' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.context().close()
})
