/** Milliseconds after which what cannot be seen, a tab behind others, is not waited for. */
const patience = 100

/** Until the browser has painted what is drawn by now, so that an input is seen to be heard before long work begins. */
export const nextPaint = (): Promise<void> =>
  new Promise(done => {
    setTimeout(done, patience)
    requestAnimationFrame(() => setTimeout(done))
  })
