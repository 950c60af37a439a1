import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Wide and narrow, light and dark, left to right and right to left: each value of each twice. */
export const views = [
  { width: 1280, height: 800, scheme: 'light', language: 'fr' },
  { width: 1280, height: 800, scheme: 'dark', language: 'ar' },
  { width: 360, height: 740, scheme: 'light', language: 'ar' },
  { width: 360, height: 740, scheme: 'dark', language: 'fr' },
] as const
export type View = (typeof views)[number]

/** From the next page on, this view. */
export async function takeView(page: Page, { width, height, language }: View): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(locale => {
    localStorage.setItem('locale', locale)
    localStorage.setItem('ui', JSON.stringify({ reduceMotion: true }))
  }, language)
}

/** What is on the screen breaks no rule of accessibility and does not scroll sideways. */
export async function expectUsable(page: Page, { scheme }: View, where: string): Promise<void> {
  await page.evaluate(chosen => {
    document.documentElement.dataset.mantineColorScheme = chosen
  }, scheme)
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  expect.soft(faults, where).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${where} does not scroll sideways`).toBeLessThanOrEqual(0)
}
