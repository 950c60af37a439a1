import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { animationsFinished } from './at-rest.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The best practices that are checked too: screen readers move from landmark to landmark. */
const landmarks = ['landmark-unique', 'landmark-no-duplicate-banner']
/** Two companies side by side are two regions, named by company, with the same landmarks inside. */
const secondHalf = '[data-half] ~ [data-half]'

/**
 * Returns each element of this part of the page that breaks an accessibility rule, after the name of the rule. Our
 * pages have no frames, so axe can stay in the page from check to check: its builder for Playwright injects it into the
 * page and into an empty one each time, which takes far longer than the rules. Waits for animations to finish first.
 */
export async function violationsIn(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await animationsFinished(page)
  return page.evaluate(
    async ([selector, tags, rules, repeated]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const resultTypes: ['violations'] = ['violations']
      const ofStandards = await inPage.run(selector, { runOnly: [...tags], resultTypes })
      const ofLandmarks = await inPage.run(
        { include: [selector], exclude: [repeated] },
        { runOnly: { type: 'rule', values: [...rules] }, resultTypes },
      )
      return [...ofStandards.violations, ...ofLandmarks.violations].flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      )
    },
    [part, standards, landmarks, secondHalf] as const,
  )
}

/**
 * Expects no accessibility violation in this part of the page, given by a selector; the test continues after a failure.
 */
export async function expectNoFault(page: Page, what: string, part = 'html'): Promise<void> {
  expect.soft(await violationsIn(page, part), what).toEqual([])
}

/** Expects that nothing is wider than the screen once charts and tables have taken its width. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const root = document.documentElement
      return root.scrollWidth - root.clientWidth
    })
  const softly = expect.configure({ soft: true })
  await softly.poll(overflow, { message: `${what} does not scroll sideways` }).toBeLessThanOrEqual(0)
}

/** Switches the page to the light or dark scheme. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(chosen => {
    document.documentElement.dataset.scheme = chosen
  }, scheme)
}
