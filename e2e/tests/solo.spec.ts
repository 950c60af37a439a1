import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { caller } from './caller.ts'
import { expect, test } from './product.ts'
import { fillSignIn, leave } from './users.ts'

/** Opens an account of a player without a class. */
async function openAccount(request: APIRequestContext, username: string): Promise<void> {
  const root = await caller(request, 'superadmin')
  const email = `${username}@ecole.fr`
  await root('post', '/api/v1/multiple_users', [
    { username, email, password: username, age: 20, role: 'ROLE_USER' },
  ])
}

/** Counts the clicks of a page, across its documents. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('noteClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    const { noteClick } = window as unknown as { noteClick(): void }
    window.addEventListener('click', ({ isTrusted }) => isTrusted && noteClick(), true)
  })
  return () => clicks
}

const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer', exact: true }).click()

async function closeQuarter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the quarter' }).click()
  await confirm(page)
}

test('somebody without a class plays alone: six clicks lead from the sign-in to the first result', async ({
  browser,
  request,
}) => {
  await openAccount(request, 'amelie')
  const page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  const clicks = await countClicks(page)

  await test.step('a game starts with one click, and a price is the only decision', async () => {
    await page.goto('/login')
    await fillSignIn(page, 'amelie')
    await expect(page.getByText('Against 3 computers: Beginner (Cautious)')).toBeVisible()
    await expectNoFault(page, 'the card of solo games')
    await expectNoSidewaysScroll(page, 'the card of solo games')
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Free game 1' })).toBeVisible()
    await expect(page.getByText('The teacher')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Sales' }).first().click()
    await page.getByRole('textbox', { name: 'Selling price' }).fill('51')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  })

  await test.step('the quarter is closed, and its results are there', async () => {
    await page.getByRole('button', { name: 'Close the quarter' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Close quarter 1?' })
    await expect(dialog).toContainText('Nothing is saved in these areas: Marketing')
    await expectNoFault(page, 'closing a quarter')
    await confirm(page)
    await expect(page.getByText('The results of quarter 1 are here')).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(6)
    await expect(page.getByText(/You are .* of 4, with a net value of/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'the dashboard of a solo game')
  })

  await test.step('a value counts that was typed just before the quarter is closed', async () => {
    await page.goto('/app/user/game-retail-price')
    await page.getByRole('textbox', { name: 'Selling price' }).fill('47')
    await closeQuarter(page)
    await expect(page.getByText('The results of quarter 2 are here')).toBeVisible()
    await page.goto('/app/user/game-retail-price?t=2')
    await expect(page.getByRole('main').getByText('47', { exact: false }).first()).toBeVisible()
  })

  await test.step('the question names the areas whose drafts are saved first', async () => {
    await page.goto('/app/user/game-retail-price')
    await page.getByRole('textbox', { name: 'Selling price' }).fill('48')
    await page.getByRole('button', { name: 'Close the quarter' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('This draft is saved first: Sales.')
    await confirm(page)
    await expect(page.getByText('The results of quarter 3 are here')).toBeVisible()
  })

  await test.step('the attempt is left for another one, and the game is deleted', async () => {
    await page.goto('/app/user/joined-game')
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('it stops here and does not count')
    await confirm(page)
    await expect(page.getByText('Free game Attempt 2')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Quarter 1 of 8' }).first()).toBeVisible()
    await page.goto('/app/user/games')
    await page.getByRole('button', { name: 'Delete – Free game 1' }).click()
    await confirm(page)
    await expect(page.getByText('Your free games')).toHaveCount(0)
  })
  await leave(page)
})

test('with three unfinished games, the refusal of a fourth leads to them', async ({ browser, request }) => {
  await openAccount(request, 'bastien')
  const player = await caller(request, 'bastien')
  const computers = [{ level: 1, temperament: 'prix' }]
  for (let number = 1; number <= 3; number += 1)
    await player('post', '/api/v1/solo', { phase: 'Maturite', levelGame: 1, nbTurns: 1, computers })
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  await fillSignIn(page, 'bastien')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Show my games' }).click()
  await expect(page.getByRole('region', { name: 'Your free games' })).toBeFocused()

  await page.getByRole('button', { name: 'Continue – Free game 3' }).click()
  await closeQuarter(page)
  await expect(page.getByRole('heading', { name: 'The podium' })).toBeVisible()
  const attempts = page.getByRole('table', { name: 'Your attempts' })
  await expect(attempts.getByRole('row', { name: /^1 best last/ })).toBeVisible()
  await expectNoFault(page, 'a finished solo game')
  await page.getByRole('button', { name: 'Start again' }).click()
  await confirm(page)
  await closeQuarter(page)
  await expect(attempts.getByRole('row')).toHaveCount(3)
  await leave(page)
})
