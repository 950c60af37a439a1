import { checkServer, getOutage } from '../domain/outage.ts'
import { setBusy } from './busy.ts'
import { errorTextIn } from './error-text.ts'
import { find, newPart, newPartSaying, readTexts } from './parts.ts'

/** What the page has to say: after a failed attempt its reason, before any attempt why the visitor is here. */
const said = {
  failure: null as unknown,
  isExpired: false,
  farewell: null as string | null,
  hasChangedPassword: new URLSearchParams(window.location.search).has('changed'),
}

/** Says why the visitor is here: the session has expired, or the last message of the application. */
export function showReasons(reasons: { isExpired: boolean; farewell: string | null }): void {
  Object.assign(said, reasons)
  renderNotices()
}

/** Removes what the previous attempt, or the way here, had to say. */
export function clearNotices(): void {
  Object.assign(said, { failure: null, isExpired: false, farewell: null })
  renderNotices()
}

/** Shows why an attempt has failed, and focuses it. */
export function showFailure(error: unknown): void {
  said.failure = error
  renderNotices()
  find('[data-notices] [role="alert"]').focus()
}

export function closeFailure(): void {
  said.failure = null
  renderNotices()
}

export function renderNotices(): void {
  const { failure, isExpired, farewell, hasChangedPassword } = said
  const reasons = [
    isExpired && newPart('expired'),
    farewell !== null && newPartSaying('farewell', farewell),
    hasChangedPassword && newPart('changed'),
  ]
  const notices = failure ? [newPartSaying('failure', errorTextIn(readTexts(), failure))] : reasons
  find('[data-notices]').replaceChildren(...notices.filter(notice => notice !== false))
}

/** Shows a bar above the page while the server is unreachable. */
export function renderOutage(): void {
  document.querySelector('[data-outage]')?.remove()
  const outage = getOutage()
  if (outage) find('#frame').prepend(newPartSaying('outage', outageText(outage.until)))
}

function outageText(until: string | null): string {
  const { locale, texts } = readTexts()
  const key = until === null ? 'shell.outage.away' : 'shell.outage.until'
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (texts[key] ?? '').replace('{time}', () => format.format(new Date(until ?? 0)))
}

export async function lookForServer(button: HTMLElement): Promise<void> {
  setBusy(button, true)
  await checkServer()
  setBusy(button, false)
}
