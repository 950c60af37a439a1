/**
 * P8: a solo quarter from the click to its result. A player closes the quarters of a game against seven computers in a
 * real browser; measured from the click that confirms until the page says that the results are there.
 *
 *   npm run bench solo-quarter [-- --quarters 20]
 */
import { parseArgs } from 'node:util'
import { createClient } from '@trimestre/contract/client'
import { inBrowserWithProduct, settled, signedInState } from './browser/browser.ts'
import { report } from './report/report.ts'

const { values } = parseArgs({ options: { quarters: { type: 'string', default: '20' } } })
const quarters = Number(values.quarters)

await inBrowserWithProduct(async (browser, { product }) => {
  const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
  const { token } = await anonymous('login', { body: { username: 'joueur2', password: 'joueur2' } })
  const player = createClient({ baseUrl: product.url, getToken: () => token })
  const computers = Array.from({ length: 7 }, () => ({ level: 3, temperament: 'prix' }) as const)
  await player('startSolo', { body: { phase: 'Croissance', levelGame: 4, nbTurns: quarters + 1, computers } })

  const storageState = await signedInState(browser, product.url, 'joueur2')
  const context = await browser.newContext({ storageState, locale: 'en-US', baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/app/user/games')
  await page.getByRole('button', { name: /^Continue – / }).click()
  await page.waitForURL(/joined-game/)
  const milliseconds: number[] = []
  for (let quarter = 1; quarter <= quarters; quarter += 1) {
    await settled(page)
    await page.getByRole('button', { name: 'Close the quarter' }).click()
    const confirm = page.getByRole('alertdialog').getByRole('button').last()
    await confirm.waitFor()
    const clicked = performance.now()
    await confirm.click()
    await page.getByText(`The results of quarter ${quarter} are here`).waitFor()
    milliseconds.push(performance.now() - clicked)
  }
  // The first quarter warms the server up.
  report('P8', { click: milliseconds.slice(1) })
})
