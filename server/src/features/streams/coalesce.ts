/** Work that many callers request; one run after the last request serves all of them. */
export type Coalesced = {
  request(): void
  /** Resolves when no run is in progress; later requests are ignored. */
  stop(): Promise<void>
}

/**
 * Runs the work soon after a request, never twice at once and at most once per `gapMs`. Failures are reported to
 * `onFailure`.
 */
export function createCoalesced(
  work: () => Promise<void>,
  gapMs: number,
  onFailure: (error: unknown) => void,
): Coalesced {
  let isRequested = false
  let isStopped = false
  let running: Promise<void> | undefined
  let endGap: () => void = () => undefined

  async function run(): Promise<void> {
    while (isRequested && !isStopped) {
      isRequested = false
      await work().catch(onFailure)
      if (!isStopped) await gap()
    }
    running = undefined
  }

  function gap(): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, gapMs)
      endGap = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    request() {
      if (isStopped) return
      isRequested = true
      running ??= run()
    },
    async stop() {
      isStopped = true
      endGap()
      await running
    },
  }
}
