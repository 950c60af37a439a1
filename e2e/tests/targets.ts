import { expect, type Page } from '@playwright/test'

const controls =
  'main :is(a[href], button, input, select, summary), header :is(a[href], button), footer a[href]'

/**
 * Expects that everything to touch has an area of 24 by 24 CSS pixels at least: its own box, or that of its label. Links
 * within a sentence are as high as its line.
 */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const small = await page.locator(controls).evaluateAll(elements =>
    elements.flatMap(element => {
      const label = (element as HTMLInputElement).labels?.[0]
      const boxes = [element, ...(label ? [label] : [])].map(each => each.getBoundingClientRect())
      const width = Math.max(...boxes.map(box => box.width))
      const height = Math.max(...boxes.map(box => box.height))
      const isVisible = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
      const isHidden = !isVisible || element.closest('.visually-hidden, [inert]') !== null
      const isInSentence = element.matches('p a, dd a') && getComputedStyle(element).display === 'inline'
      if (isHidden || isInSentence || (width >= 24 && height >= 24)) return []
      return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`
    }),
  )
  expect.soft(small, `targets of ${where}`).toEqual([])
}
