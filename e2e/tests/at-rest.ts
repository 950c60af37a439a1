import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves any more but what turns for ever: what slides in is elsewhere when it is touched too early. A
 * page learns of another width or other colours with its next frame, and shows what that changes with the one after.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(done => requestAnimationFrame(done))
    await nextFrame()
    await nextFrame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
