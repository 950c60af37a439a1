/** Milliseconds after the page has loaded: the first screen and its requests come first. */
const delay = 4000

/**
 * Registers the service worker once the page has loaded and the browser has nothing else to do, and tells it which
 * files the page has loaded. Browsers have none on plain HTTP, except on the own machine.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => setTimeout(() => whenIdle(() => void registerNow()), delay)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : work()

/** A browser that refuses, in private windows for example, has no offline page; nothing else depends on it. */
async function registerNow(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ loaded: performance.getEntriesByType('resource').map(({ name }) => name) })
  } catch {
    // See above.
  }
}
