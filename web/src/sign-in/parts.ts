/** The parts of the page that are not shown at first: see `features/account/auth/login-parts.tsx`. */
export type PartName =
  | 'failure'
  | 'expired'
  | 'changed'
  | 'farewell'
  | 'missing'
  | 'outage'
  | 'busy'
  | 'languages'
  | 'passwordHidden'
  | 'passwordShown'
  | 'light'
  | 'dark'
  | 'texts'

export type SignInTexts = {
  /** The locale of the page's language for `Intl`. */
  locale: string
  /** Texts by key, as in the catalogue; those with a count once for each plural form. */
  texts: Record<string, string>
}

/** Returns the first element of the page that matches the selector. */
export function find<T extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const found = within.querySelector<T>(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}

const contentOf = (name: PartName): DocumentFragment =>
  find<HTMLTemplateElement>(`template[data-part="${name}"]`).content

/** Returns a new copy of a part. */
export const newPart = (name: PartName): HTMLElement =>
  document.importNode(contentOf(name), true).firstElementChild as HTMLElement

/** Returns a new copy of a part that shows a text. */
export function newPartSaying(name: PartName, text: string): HTMLElement {
  const part = newPart(name)
  find('[data-text]', part).textContent = text
  return part
}

export const readTexts = (): SignInTexts => JSON.parse(contentOf('texts').textContent ?? '')

/** Sets an attribute, or removes it when there is no value. */
export function setAttribute(element: Element, name: string, value: string | false): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** Aborted when the application takes the place of the form in this document. */
export const leaving = new AbortController()

/** Listens on the document, because another language replaces the elements of the page. */
export function listen<K extends keyof DocumentEventMap>(
  type: K,
  handle: (event: DocumentEventMap[K]) => void,
): void {
  document.addEventListener(type, handle, { signal: leaving.signal })
}
