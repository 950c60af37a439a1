import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { atRest } from './at-rest.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Each element of this part of the page that keeps somebody from using it, after the rule that it breaks. Our pages have
 * no frames, so that axe can stay in the page from check to check: its builder for Playwright brings it into the page
 * and into an empty one each time, which takes far longer than the rules. What fades in is waited for.
 */
export async function faultsIn(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await atRest(page)
  return page.evaluate(
    async ([selector, tags]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(selector, { runOnly: [...tags], resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [part, standards] as const,
  )
}

/** Nothing in this part of the page, given by a selector, keeps anybody from using it; the test goes on all the same. */
export async function expectNoFault(page: Page, what: string, part = 'html'): Promise<void> {
  expect.soft(await faultsIn(page, part), what).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - root.clientWidth
  })
  expect.soft(overflow, `${what} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** The same page, light or dark. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(chosen => {
    document.documentElement.dataset.mantineColorScheme = chosen
  }, scheme)
}
