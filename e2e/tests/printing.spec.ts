import type { Page } from '@playwright/test'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'

const demoGame = 'Les vélos du Rhône'

/** The text that stands on paper. */
async function printed(page: Page): Promise<string> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(() => document.body.innerText)
}

/** What serves the screen alone. */
const screenOnly = ['Skip to content', 'More', 'All games', 'Search', 'Rows per page', 'Terms']

async function expectDocument(page: Page, title: string): Promise<string> {
  const text = await printed(page)
  expect(text).toContain(title)
  expect(text.split('\n').map(line => line.trim())).toEqual(expect.not.arrayContaining(screenOnly))
  await expect(page.getByRole('button').and(page.locator(':visible:not(th *, main *)'))).toHaveCount(0)
  return text
}

test('statements are printed whole, under the names of game and company', async ({ browser }) => {
  const page = await openGame(browser, 'joueur3', demoGame, '/app/user/game-accounting-balance-sheet')
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  const sheet = await expectDocument(page, 'Total equity and liabilities')
  expect(sheet).toContain(demoGame)
  expect(sheet).toContain('joueur3')
  await page.emulateMedia({ media: null })

  await page.goto('/app/user/game-comptabilite')
  await page.getByRole('tab', { name: 'Journal' }).click()
  /** Ten of the 69 lines, and the titles. */
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(11)
  await expectDocument(page, 'Journal')
  await expect(rows).toHaveCount(70)
  await page.emulateMedia({ media: null })
  await expect(rows).toHaveCount(11)

  await page.goto('/app/user/joined-game')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectDocument(page, demoGame)
  await page.context().close()
})

test('what is printed in the dark is dark on white, also from right to left', async ({ browser }) => {
  const page = await openGame(browser, 'joueur3', demoGame, '/app/user/game-solde-intermediaire')
  await page.evaluate(() => {
    localStorage.setItem('locale', 'ar')
    localStorage.setItem('ui', JSON.stringify({ scheme: 'dark' }))
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('table').first()).toBeVisible()
  await printed(page)
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(31, 41, 51)' })
  await page.context().close()
})
