/**
 * The first script of the sign-in page. The server has rendered the form itself, so that an anonymous visitor can read it
 * and begin to fill it in before any other script has loaded. The application is fetched once the visitor begins, and takes
 * over what was begun (`shell/frame/handover.ts`).
 */

/** What a visitor does first: touch, type, let the password manager fill the form in. */
const beginnings = ['pointerdown', 'keydown', 'focusin', 'input'] as const

const frame = document.getElementById('frame')
if (frame) keepPresses(frame)
if (frame && isNewVisitor() && !hasBegun(frame)) waitFor(frame)
else void openApplication()

/** A visitor who was here before has the scripts in the cache, and preferences of which the server knows nothing. */
function isNewVisitor(): boolean {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}

/** Whether the visitor began before this script had loaded. */
function hasBegun(drawn: HTMLElement): boolean {
  const isFilled = [...drawn.querySelectorAll('input')].some(({ value }) => value !== '')
  return isFilled || drawn.contains(document.activeElement)
}

/** The application presses a button again that was pressed before it had loaded. */
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
    // The server could not be reached: the next beginning tries again.
    openApplication().catch(() => waitFor(drawn))
  }
  const { signal } = stop
  for (const beginning of beginnings) drawn.addEventListener(beginning, begin, { signal })
  // A pointer that comes near the form is about to touch it; one that rests elsewhere on the page is not.
  const near = drawn.querySelector('form') ?? drawn
  near.addEventListener('pointerover', begin, { signal })
}

/** Fetches the application and the page it opens on at the same time. */
async function openApplication(): Promise<void> {
  await Promise.all([
    import('./main.tsx'),
    import('./routes/public-area.tsx'),
    import('./features/account/auth/login-page.tsx'),
  ])
}
