import type { Language } from '@trimestre/contract/languages'

/** What is rendered in a page before any script: written by the web application's build, by language and screen. */
export type Frames = Partial<Record<string, Record<string, Frame>>>

type Frame = { title: string; html: string }

/** Returns the language in which a page is served: the visitor's when its texts exist, otherwise English. */
export function servedLanguage(frames: Frames | null, wanted: Language): Language {
  return frames && !frames[wanted] ? 'en' : wanted
}

/**
 * Puts the frame of a screen, and its title, into the page.
 * @param names what the frame leaves open: the `host` that the browser requested and the name of the identity provider
 */
export function withFrame(
  page: string,
  frame: Frame | undefined,
  names: Record<'host' | 'provider', string>,
): string {
  if (!frame) return page
  const filled = (text: string) =>
    text.replace(/%(host|provider)%/g, (_, name: 'host' | 'provider') => escapeHtml(names[name]))
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${filled(escapeHtml(frame.title))}</title>`)
    .replace('<!--frame-->', () => `<div id="frame">${filled(frame.html)}</div>`)
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)
