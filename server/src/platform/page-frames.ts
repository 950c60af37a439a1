import type { Language } from '@trimestre/contract/languages'

/** What is drawn in a page before any script: written by the web application's build, by language and screen. */
export type Frames = Partial<Record<string, Record<string, Frame>>>

type Frame = { title: string; html: string }

/** The language a page is served in: the reader's when its texts exist, else English. */
export function servedLanguage(frames: Frames | null, wanted: Language): Language {
  return frames && !frames[wanted] ? 'en' : wanted
}

/** Puts the frame of a screen, and its title, into the page. `host` is what the reader's browser asked for. */
export function withFrame(page: string, frame: Frame | undefined, host: string): string {
  if (!frame) return page
  const filled = (text: string) => text.replaceAll('%host%', escapeHtml(host))
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
