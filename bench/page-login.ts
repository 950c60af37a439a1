/**
 * B1: compares the login page at a first visit on a slow phone with a bare React login page built by the same bundler
 * and served with the same compression: all bytes except API responses, and the largest contentful paint.
 *
 *   npm run bench page-login [-- --rounds 9]
 */
import { parseArgs } from 'node:util'
import { inBrowserWithProduct } from './browser/browser.ts'
import { firstVisit, type Visit } from './browser/first-visit.ts'
import { startFloorPage } from './browser/floor-page.ts'
import { interleave } from './report/ratio.ts'
import { figureText, medianTexts, report } from './report/report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })

await inBrowserWithProduct(async (browser, { product, folder }) => {
  const floor = await startFloorPage(folder)
  const visits: Record<'product' | 'floor', Visit[]> = { product: [], floor: [] }
  const visit = async (arm: 'product' | 'floor', url: string) => {
    const seen = await firstVisit(browser, `${url}/login`)
    visits[arm].push(seen)
    return seen.paintMs
  }
  const paints = await interleave(Number(values.rounds), {
    product: () => visit('product', product.url),
    floor: () => visit('floor', floor.url),
  })
  await floor.stop()
  const [own, bare] = [visits.product.at(-1), visits.floor.at(-1)]
  if (!own || !bare) throw new Error('no page was visited')
  const median = medianTexts(paints)
  report(
    'B1',
    {
      bytes: paints.map(() => own.carriedKb / bare.carriedKb),
      paint: paints.map(paint => paint.product / paint.floor),
    },
    [
      `bytes ${figureText(own.carriedKb)} kB (script ${figureText(own.scriptKb)}), ` +
        `bare page ${figureText(bare.carriedKb)} kB`,
      `largest contentful paint ${median('product')} ms, bare page ${median('floor')} ms`,
    ],
  )
})
