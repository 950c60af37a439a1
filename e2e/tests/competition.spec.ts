import { openGame } from './player.ts'
import { expect, test } from './product.ts'

test('a player compares the companies of each quarter, and reacts', async ({ browser }) => {
  const page = await openGame(browser, 'joueur2', 'Les vélos du Rhône')
  // The banner of a new result has the same link.
  await page.getByRole('link', { name: 'See the competition' }).last().click()
  await expect(page).toHaveURL(/game-competitive$/)

  const table = page.getByRole('table', { name: /Public figures of the companies in quarter 4/ })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(table.getByRole('row').filter({ hasText: 'you' })).toContainText('Cadre d’Or')
  await expect(page.getByText(/^Reference competitor \(imports\): [\d.]+% of sales/)).toBeVisible()
  const survey = page.getByRole('table', { name: 'Market survey of quarter 4' })
  await expect(survey.getByRole('row')).toHaveCount(7)
  await expect(survey.getByRole('columnheader', { name: 'Appeal: Price' })).toBeVisible()
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, { message: 'a wide table scrolls in its own place' }).toBe(0)
  await page.getByRole('tab', { name: 'Q1' }).click()
  await expect(page.getByRole('table', { name: /in quarter 1/ })).toBeVisible()
  await expect(page.getByText('You had not bought the survey of this quarter.')).toBeVisible()
  await page.getByRole('tab', { name: 'Q4' }).click()

  await page
    .getByRole('combobox', { name: /per page/ })
    .first()
    .selectOption('5')
  await table.getByRole('button', { name: 'Net value' }).click()
  const own = table.getByRole('row').filter({ hasText: 'you' })
  await expect(own, 'one stays in sight on the first page').toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).first().click()
  await expect(own, 'and on the second').toBeVisible()

  const cloud = page.getByRole('group', { name: 'Price and market share' })
  await cloud.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'Market share' })).toBeVisible()
  const figure = page.getByRole('figure', { name: 'Price and market share' })
  await figure.getByRole('button', { name: 'Show the table' }).click()
  await expect(page.getByRole('table', { name: 'Price and market share' }).getByRole('row')).toHaveCount(7)

  const history = page.getByRole('figure', { name: 'Selling price by quarter' })
  await expect(history.getByRole('button', { name: 'Cadre d’Or' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('combobox', { name: 'Add a company' }).selectOption({ index: 1 })
  await history.getByRole('button', { name: 'Show the table' }).click()
  await expect(history.getByRole('row'), 'all six companies of the game').toHaveCount(7)

  await page
    .getByRole('navigation', { name: 'React to the market' })
    .getByRole('link', { name: 'Sales' })
    .click()
  await expect(page).toHaveURL(/game-retail-price$/)
  await page.getByRole('link', { name: 'See the competition' }).click()
  await expect(page).toHaveURL(/game-competitive$/)
})

test('a player reads the market newspaper and browses back to the first issue', async ({ browser }) => {
  const page = await openGame(browser, 'joueur2', 'Les vélos du Rhône')
  await page.getByRole('link', { name: 'Read the market newspaper' }).click()
  await expect(page).toHaveURL(/market-newspaper$/)
  const issue = page.getByRole('article', { name: 'Les vélos du Rhône' })
  await expect(issue).toContainText('Issue of quarter 4')
  await expect(issue.getByRole('listitem').first()).toContainText(/1\s*Cadre d’Or/)
  await expect(issue.getByRole('heading', { level: 3 }).first()).toContainText('Cadre d’Or')
  await expect(issue).toContainText(/Demand (grows|falls|stands still)/)
  await expect(issue).toContainText(/The average price (rises|falls|stays)/)

  for (const quarter of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Previous issue' }).click()
    await expect(issue).toContainText(`Issue of quarter ${quarter}`)
  }
  await expect(page.getByRole('button', { name: 'Previous issue' })).toHaveCount(0)
  await expect(issue, 'a first quarter is compared with nothing').toContainText(/Customers asked for/)
  await page.getByRole('tab', { name: 'Q4' }).click()
  await expect(issue).toContainText('Issue of quarter 4')

  await page.goto('/app/user/game-competitive')
  await page.getByRole('link', { name: 'Read the market newspaper' }).click()
  await expect(issue).toContainText('Issue of quarter 4')
  await page.context().close()
})
