import { test as base } from '@playwright/test'
import { recordMessages } from './messages.ts'
import { ProductPool } from './product-supply.ts'
import { type Product, runningProducts } from './run-product.ts'

export { expect } from '@playwright/test'

type OfTest = { product: Product }
type OfWorker = { supply: ProductPool }

/** The number of log lines of a product that are shown with a failure. */
const shownLines = 40

/**
 * Gives the tests of a file a product of their own, to which their pages are bound, and records the messages of the
 * pages.
 */
export const test = base.extend<OfTest, OfWorker>({
  supply: [
    async ({ browserName: _ }, use) => {
      const supply = new ProductPool()
      await use(supply)
      await supply.stop()
    },
    { scope: 'worker' },
  ],
  product: async ({ supply }, use, testInfo) => {
    const product = await supply.productFor(testInfo.file)
    const before = new Map(runningProducts().map(each => [each, each.logged()]))
    await use(product)
    if (testInfo.errors.length === 0) return
    for (const each of runningProducts()) {
      const log = each.log(before.get(each))
      if (log === '') continue
      await testInfo.attach(`log of ${each.url}`, { body: log, contentType: 'text/plain' })
      console.error(`— what ${each.url} logged during « ${testInfo.title} »\n${lastLines(log)}`)
    }
  },
  baseURL: async ({ product }, use) => use(product.url),
  browser: async ({ browser }, use) => {
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async options => {
      const context = await newContext(options)
      await recordMessages(context)
      return context
    }
    await use(browser)
  },
})

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-shownLines).join('\n')
