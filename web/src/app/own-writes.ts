/** Milliseconds during which news of what this page has just done may come back to it. */
const echo = 3000

let lastAt = Number.NEGATIVE_INFINITY

/** A call that changes something leaves, or its answer has come. */
export function noteOwnWrite(): void {
  lastAt = performance.now()
}

/** Whether news of one's own doing is likely an echo: the answer of the call said it already. */
export const hasJustWritten = (): boolean => performance.now() - lastAt < echo
