import type { Page } from '@playwright/test'

/** Waits until nothing moves any more but what turns for ever: what slides in is elsewhere when it is touched too early. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
