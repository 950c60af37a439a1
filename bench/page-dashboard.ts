/**
 * B2: measures the dashboard of a player at a first visit on a slow phone: the size of its scripts over the network,
 * and its main-thread time compared with that of a bare React login page.
 *
 *   npm run bench page-dashboard [-- --rounds 7]
 */
import { parseArgs } from 'node:util'
import { inBrowserWithProduct, signedInState } from './browser/browser.ts'
import { firstVisit } from './browser/first-visit.ts'
import { startFloorPage } from './browser/floor-page.ts'
import { interleave } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })

await inBrowserWithProduct(async (browser, { product, folder }) => {
  const floor = await startFloorPage(folder)
  const player = await signedInState(browser, product.url, 'joueur2')
  let script = 0
  const work = await interleave(Number(values.rounds), {
    product: async () => {
      const seen = await firstVisit(browser, `${product.url}/app/user/joined-game`, player)
      script = seen.scriptKb
      return seen.mainThreadMs
    },
    floor: async () => (await firstVisit(browser, `${floor.url}/login`)).mainThreadMs,
  })
  await floor.stop()
  const median = medianTexts(work)
  report('B2', { script: work.map(() => script), mainThread: work.map(each => each.product / each.floor) }, [
    `main thread ${median('product')} ms, bare page ${median('floor')} ms, CPU slowed four times`,
  ])
})
