/**
 * The first script of the entrance. The server has drawn the form itself, so that a stranger can read it and begin to
 * fill it in before any other script has come. The application is fetched once somebody begins, and goes on with what
 * was begun (`app/frame/handover.ts`).
 */

/** What a hand does first: it touches, types, lets its password manager fill in. */
const beginnings = ['pointerdown', 'keydown', 'focusin', 'input'] as const

const frame = document.getElementById('frame')
if (frame) keepPresses(frame)
if (frame && isStranger() && !hasBegun(frame)) waitFor(frame)
else void openApplication()

/** Whoever was here before has the scripts in the cache, and choices that the server knows nothing of. */
function isStranger(): boolean {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}

/** Before this script came. */
function hasBegun(drawn: HTMLElement): boolean {
  const isFilled = [...drawn.querySelectorAll('input')].some(({ value }) => value !== '')
  return isFilled || drawn.contains(document.activeElement)
}

/** A button pressed too early is pressed again by the application. */
function keepPresses(drawn: HTMLElement): void {
  const keep = (event: Event, button: HTMLElement | null | undefined) => {
    if (!button) return
    event.preventDefault()
    drawn.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    button.dataset.pressed = ''
  }
  drawn.addEventListener('click', event => keep(event, (event.target as Element).closest('button')))
  drawn.addEventListener('submit', event => keep(event, drawn.querySelector<HTMLElement>('[type=submit]')))
}

function waitFor(drawn: HTMLElement): void {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    // Out of reach: the next beginning tries again.
    openApplication().catch(() => waitFor(drawn))
  }
  const { signal } = stop
  for (const beginning of beginnings) drawn.addEventListener(beginning, begin, { signal })
  // A pointer that comes near the form is about to touch it; one that rests elsewhere on the page is not.
  const near = drawn.querySelector('form') ?? drawn
  near.addEventListener('pointerover', begin, { signal })
}

/** The application with the page it opens on, fetched side by side. */
async function openApplication(): Promise<void> {
  await Promise.all([
    import('./main.tsx'),
    import('./app/public-area.tsx'),
    import('./features/auth/login-page.tsx'),
  ])
}
