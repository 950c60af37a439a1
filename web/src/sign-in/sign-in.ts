/**
 * The script of the sign-in page, which the server has drawn: it sends the form, shows refusals and fetches the
 * application while the name is typed. It works without React and without the texts of the application, so that the page
 * that everybody loads first weighs little.
 */
import type { CallAnswer } from '@trimestre/contract/client'
import { ApiError, readProblem } from '@trimestre/contract/problem'
import { enterApplication, forwardedQuery, setPageRenderer } from '../domain/navigation.ts'
import {
  checkForOutage,
  checkServer,
  getOutage,
  outageOf,
  startOutage,
  subscribeToOutage,
} from '../domain/outage.ts'
import { consumeExpiryFlag, consumeFarewell, getSession, startSession, subscribeToSession } from '../domain/session.ts'
import { whenStorageIsRefused } from '../domain/storage.ts'
import { getPreferences, setPreferences, subscribeToPreferences } from '../ui/preferences.ts'
import { errorTextIn } from './error-text.ts'
import { drawFaults, judgeFields, setAttribute, typedIn, watchFields } from './fields.ts'
import { chooseLanguage, showIn } from './frame-language.ts'
import { watchLanguageMenu } from './menu.ts'
import { find, leaving, listen, newPart, newPartSaying, type PartName, readTexts } from './parts.ts'
import './styles.ts'

let failure: unknown = null
let isExpired = false
let farewell: string | null = null
let isSending = false
const hasChangedPassword = new URLSearchParams(window.location.search).has('changed')

const submitButton = (): HTMLElement => find('[type="submit"]')
const textOf = (key: string): string => readTexts().texts[key] ?? ''

async function signIn(): Promise<void> {
  if (isSending || !judgeFields()) return
  failure = null
  isExpired = false
  farewell = null
  drawNotices()
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

/** Marks a button that works; it keeps its width and the focus. */
function setBusy(button: HTMLElement, isBusy: boolean): void {
  if (isBusy === button.hasAttribute('aria-busy')) return
  setAttribute(button, 'aria-busy', isBusy && 'true')
  setAttribute(button, 'aria-disabled', isBusy && 'true')
  if (isBusy) button.append(newPart('busy'))
  else button.lastElementChild?.remove()
}

function showFailure(error: unknown): void {
  failure = error
  drawNotices()
  document.querySelector<HTMLElement>('[data-notices] [role="alert"]')?.focus()
}

function drawNotices(): void {
  const others = [
    isExpired && newPart('expired'),
    farewell !== null && newPartSaying('farewell', farewell),
    hasChangedPassword && newPart('changed'),
  ]
  const notices = failure ? [newPartSaying('failure', errorTextIn(readTexts(), failure))] : others
  find('[data-notices]').replaceChildren(...notices.filter(notice => notice !== false))
}

/** Shows a bar above the page while the server is unreachable. */
function drawOutage(): void {
  document.querySelector('[data-outage]')?.remove()
  const outage = getOutage()
  if (!outage) return
  const { locale } = readTexts()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const text = outage.until
    ? textOf('shell.outage.until').replace('{time}', time.format(new Date(outage.until)))
    : textOf('shell.outage.away')
  find('#frame').prepend(newPartSaying('outage', text))
}

async function lookForServer(button: HTMLElement): Promise<void> {
  setBusy(button, true)
  await checkServer()
  setBusy(button, false)
}

function setToggle(button: HTMLElement, isPressed: boolean, icon: PartName): void {
  button.ariaPressed = String(isPressed)
  button.querySelector('svg')?.replaceWith(newPart(icon))
}

const schemeButton = (): HTMLElement => find('.frame-top [aria-pressed]')
const passwordButton = (): HTMLElement => find('form [aria-pressed]')

function drawScheme(): void {
  const { scheme } = getPreferences()
  setToggle(schemeButton(), scheme === 'dark', scheme)
}

function drawPassword(): void {
  const isShown = find<HTMLInputElement>('input[name="password"]').type === 'text'
  setToggle(passwordButton(), isShown, isShown ? 'passwordShown' : 'passwordHidden')
}

function togglePassword(): void {
  const input = find<HTMLInputElement>('input[name="password"]')
  input.type = input.type === 'password' ? 'text' : 'password'
  drawPassword()
}

/** Draws what the server does not know: the frame may be new, in another language. */
function drawState(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-forwards-query]'))
    link.href = link.pathname + forwardedQuery()
  drawScheme()
  drawPassword()
  drawFaults()
  drawNotices()
  drawOutage()
  setBusy(submitButton(), isSending)
}

async function changeLanguage(language: string): Promise<void> {
  try {
    await chooseLanguage(language)
    drawState()
    find('[aria-haspopup="menu"]').focus()
  } catch {
    showFailure(new ApiError({ status: 0 }))
  }
}

/** Fetches the files and texts of the application when the visitor begins, so that the next page appears at once. */
function fetchApplication(): void {
  const files = document.querySelector<HTMLTemplateElement>('#application')
  if (files) document.head.append(files.content)
}

function handleClicks({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  if (button === schemeButton())
    setPreferences({ scheme: getPreferences().scheme === 'dark' ? 'light' : 'dark' })
  else if (button === passwordButton()) togglePassword()
  else if (button.closest('[data-outage]')) void lookForServer(button)
  else if (button.closest('[data-notices]')) {
    failure = null
    drawNotices()
  }
}

async function start(): Promise<void> {
  setPageRenderer(startApplicationHere)
  follow(subscribeToSession, () => enterApplication())
  if (getSession()) return enterApplication()
  isExpired = consumeExpiryFlag()
  farewell = consumeFarewell()
  whenStorageIsRefused(() => window.alert(textOf('shell.storageRefused')))
  const { lang, dataset } = document.documentElement
  // The frame is hidden when it is not in the language chosen on this device.
  if (dataset.frame) await showIn(lang).catch(() => undefined)
  delete dataset.frame
  drawState()
  watchFields()
  watchLanguageMenu(language => void changeLanguage(language))
  follow(subscribeToPreferences, drawScheme)
  follow(subscribeToOutage, drawOutage)
  listen('click', handleClicks)
  listen('submit', () => void signIn())
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) fetchApplication()
  })
  listen('input', fetchApplication)
  listen('mousedown', keepFocus)
  if (find('form').dataset.submitted !== undefined) void signIn()
}

/** Starts the application in this document, from the files that the page would prefetch. */
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

/** Otherwise the field loses the focus and shows its error, which moves the pressed button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  if (submitButton().contains(event.target as Node)) event.preventDefault()
}

void start()
