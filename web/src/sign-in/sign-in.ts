/**
 * The script of the sign-in page, which the server has rendered: it sends the form, shows refusals and fetches the
 * application while the name is typed. It works without React and without the texts of the application, so that the page
 * that everybody loads first weighs little.
 */
import type { CallAnswer } from '@trimestre/contract/client'
import { ApiError, readProblem } from '@trimestre/contract/problem'
import { enterApplication, forwardedQuery, setPageRenderer } from '../domain/navigation.ts'
import { checkForOutage, outageOf, startOutage, subscribeToOutage } from '../domain/outage.ts'
import {
  consumeExpiryFlag,
  consumeFarewell,
  getSession,
  startSession,
  subscribeToSession,
} from '../domain/session.ts'
import { whenStorageIsRefused } from '../domain/storage.ts'
import { setBusy } from './busy.ts'
import { renderFaults, typedIn, validateFields, watchFields } from './fields.ts'
import { chooseLanguage, showIn } from './frame-language.ts'
import { watchLanguageMenu } from './menu.ts'
import {
  clearNotices,
  closeFailure,
  lookForServer,
  renderNotices,
  renderOutage,
  showFailure,
  showReasons,
} from './notices.ts'
import { find, leaving, listen, readTexts } from './parts.ts'
import { handleToggle, renderToggles } from './toggles.ts'

let isSending = false

const submitButton = (): HTMLElement => find('[type="submit"]')

async function signIn(): Promise<void> {
  if (isSending || !validateFields()) return
  clearNotices()
  setSending(true)
  try {
    // The listener of the session then opens the application.
    startSession(await requestSession())
  } catch (error) {
    setSending(false)
    showFailure(error)
  }
}

function setSending(sending: boolean): void {
  isSending = sending
  setBusy(submitButton(), sending)
}

async function requestSession(): Promise<CallAnswer<'login'>> {
  const response = await fetch('/api/login', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ username: typedIn('username'), password: typedIn('password') }),
  }).catch(cause => {
    void checkForOutage()
    throw new ApiError({ status: 0 }, { cause })
  })
  const outage = await outageOf(response)
  if (outage) startOutage(outage)
  if (!response.ok) throw await readProblem(response)
  return response.json()
}

/** Renders what the server does not know: the frame is new, or in another language. */
function renderState(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-forwards-query]'))
    link.href = link.pathname + forwardedQuery()
  renderToggles()
  renderFaults()
  renderNotices()
  renderOutage()
  setBusy(submitButton(), isSending)
}

async function changeLanguage(language: string): Promise<void> {
  try {
    await chooseLanguage(language)
    renderState()
    find('[aria-haspopup="menu"]').focus()
  } catch {
    showFailure(new ApiError({ status: 0 }))
  }
}

function handleClicks({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.closest('[data-outage]')) void lookForServer(button)
  else if (button?.closest('[data-notices]')) closeFailure()
  else if (button) handleToggle(button)
}

/** Otherwise the field loses the focus and shows its error, which moves the pressed button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  if (submitButton().contains(event.target as Node)) event.preventDefault()
}

/** Fetches the files and texts of the application when the visitor begins, so that the next page appears at once. */
function fetchApplication(): void {
  const files = document.querySelector<HTMLTemplateElement>('#application')
  if (files) document.head.append(files.content)
}

/** Starts the application in this document, from the files that the page would fetch. */
function startApplicationHere(address: string): Promise<unknown> {
  leaving.abort()
  window.history.replaceState(null, '', address)
  fetchApplication()
  for (const style of document.head.querySelectorAll<HTMLLinkElement>('link[as="style"]'))
    style.rel = 'stylesheet'
  return import(/* @vite-ignore */ find<HTMLLinkElement>('link[data-entry]').href)
}

/** Calls the listener at each change while the form is shown. */
function follow(subscribe: (listener: () => void) => () => void, listener: () => void): void {
  leaving.signal.addEventListener('abort', subscribe(listener))
}

async function start(): Promise<void> {
  setPageRenderer(startApplicationHere)
  follow(subscribeToSession, () => enterApplication())
  if (getSession()) return enterApplication()
  whenStorageIsRefused(() => window.alert(readTexts().texts['shell.storageRefused']))
  const { lang, dataset } = document.documentElement
  // The frame is hidden when it is not in the language chosen on this device.
  if (dataset.frame) await showIn(lang).catch(() => undefined)
  delete dataset.frame
  renderState()
  showReasons({ isExpired: consumeExpiryFlag(), farewell: consumeFarewell() })
  watchFields()
  watchLanguageMenu(language => void changeLanguage(language))
  follow(subscribeToOutage, renderOutage)
  listen('click', handleClicks)
  listen('submit', () => void signIn())
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) fetchApplication()
  })
  listen('input', fetchApplication)
  listen('mousedown', keepFocus)
  if (find('form').dataset.submitted !== undefined) void signIn()
}

// The build puts the styles into the page: it leaves out a CSS module none of whose names a script uses.
if (import.meta.env.DEV) void import('./styles.ts')
void start()
