import type { Page } from '@playwright/test'

/**
 * Waits until every animation that is not endless has finished, because a click on an element that slides in would miss
 * it. A change of width or colours reaches the page in its next frame, and its effects start in the one after.
 */
export async function animationsFinished(page: Page): Promise<void> {
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
