/**
 * B4: times ten interactions of a player on a decision form and around it, with the CPU slowed four times, from the
 * input to the next paint (Event Timing); the worst of each round counts.
 *
 *   npm run bench interactions [-- --rounds 5]
 */
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { inBrowserWithProduct, settled, signedInState, slowDown } from './browser/browser.ts'
import { timeInteraction, watchInteractions } from './browser/interaction.ts'
import { quartiles } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })

type Interaction = { name: string; act(page: Page): Promise<unknown> }

const field = (page: Page) => page.getByRole('textbox', { name: 'Planned production' })
const header = (page: Page) => page.getByRole('banner')

/** The interactions in their order: each starts on the page as the previous one has left it. */
const script: Interaction[] = [
  { name: 'click into a field', act: page => field(page).click() },
  { name: 'type a digit', act: page => page.keyboard.press('End').then(() => page.keyboard.press('7')) },
  { name: 'leave the field', act: page => page.keyboard.press('Tab') },
  { name: 'save', act: page => page.getByRole('button', { name: 'Save', exact: true }).click() },
  { name: 'open the quarter', act: page => header(page).getByText('Current quarter').locator('..').click() },
  { name: 'close it', act: page => page.keyboard.press('Escape') },
  { name: 'change to dark', act: page => header(page).getByRole('button', { name: 'Dark mode' }).click() },
  { name: 'search', act: page => header(page).getByRole('combobox').press('s') },
  {
    name: 'open the account',
    act: page =>
      header(page)
        .getByRole('button', { name: /^Account of/ })
        .click(),
  },
  {
    name: 'go to another area',
    act: async page => {
      await page.keyboard.press('Escape')
      await page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Quality' })
        .click()
      await page.waitForURL(/game-quality/)
    },
  },
]

await inBrowserWithProduct(async (browser, { product }) => {
  const storageState = await signedInState(browser, product.url, 'joueur2')
  const worst: number[] = []
  const byName = new Map<string, number[]>(script.map(({ name }) => [name, []]))
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const context = await browser.newContext({ storageState, locale: 'en-US', baseURL: product.url })
    const page = await context.newPage()
    await watchInteractions(page)
    await slowDown(await context.newCDPSession(page), 4)
    await page.goto('/app/user/game-production')
    await settled(page)
    const times: number[] = []
    for (const { name, act } of script) {
      const milliseconds = await timeInteraction(page, () => act(page))
      times.push(milliseconds)
      // The first round warms the server up.
      if (round > 0) byName.get(name)?.push(milliseconds)
    }
    if (round > 0) worst.push(Math.max(...times))
    await context.close()
  }
  const details = [...byName].map(([name, times]) => `${name} ${figureText(quartiles(times).median)} ms`)
  report('B4', { worst }, details)
})
