/** Milliseconds after which the wait ends in a tab that is not visible, where no frame is painted. */
const patience = 100

/**
 * Waits until the browser has painted the current state, so that the user sees the effect of an input before long work
 * begins.
 */
export const nextPaint = (): Promise<void> =>
  new Promise(done => {
    setTimeout(done, patience)
    requestAnimationFrame(() => setTimeout(done))
  })
