import type { Page } from '@playwright/test'

/** Returns the font families of which the page has loaded at least one file. */
export const loadedFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
