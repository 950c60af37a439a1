import type { Language } from '@trimestre/contract/languages'

/** What is rendered in a page before any script: written by the web application's build, by language and screen. */
export type Frames = Partial<Record<string, Record<string, Frame>>>

type Frame = { title: string; description: string; html: string }

/** Returns the language in which a page is served: the visitor's when its texts exist, otherwise English. */
export function servedLanguage(frames: Frames | null, wanted: Language): Language {
  return frames && !frames[wanted] ? 'en' : wanted
}

/** What a frame leaves open. `host` is the name of the site: the school's own, or the host that the browser requested. */
type Names = Record<'host' | 'provider' | 'contact' | 'dpo', string>

/** A paragraph of a frame that is left out when its setting is empty. */
const optional = /<p data-setting="(contact|dpo)">.*?<\/p>/gs
/** The product's logo, whose place that of the school takes. */
const logoPicture = /<svg data-logo="" width="(\d+)".*?<\/svg>/gs

/** What search engines say about the page; the file of the build has it in English. */
const description = /(<meta\s+name="description"\s+content=")[^"]*/

/** Puts the frame of a screen, its title and its description into the page. */
export function withFrame(page: string, frame: Frame | undefined, names: Names, logo?: string): string {
  if (!frame) return page
  const filled = (text: string) =>
    text.replace(/%(host|provider|contact|dpo)%/g, (_, name: keyof Names) => escapeHtml(names[name]))
  const known = frame.html.replace(optional, (whole, name: 'contact' | 'dpo') => (names[name] ? whole : ''))
  const html = logo
    ? known.replace(
        logoPicture,
        (_, size) => `<img src="${logo}" width="${size}" height="${size}" alt="" class="logo">`,
      )
    : known
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${filled(escapeHtml(frame.title))}</title>`)
    .replace(description, (_, start) => start + escapeHtml(frame.description))
    .replace('<!--frame-->', () => `<div id="frame">${filled(html)}</div>`)
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)
