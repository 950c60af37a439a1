import { type Language, languages } from '../languages.ts'

/*
 * Texts with places for figures:
 *
 *   {name}                                      the figure of that name
 *   {name, abs}                                 its size, without the sign
 *   {name, plural, =0 {…} one {…} other {…}}    the branch for its number: first `=n`, then the plural category of the
 *                                               language (zero, one, two, few, many, other); branches may have places
 */

type Part =
  | string
  | { name: string; isAbsolute: boolean }
  | { name: string; branches: ReadonlyMap<string, Template> }
type Template = readonly Part[]

/** The values of the places of a text: numbers, and names or labels. */
export type Filling = Readonly<Record<string, number | string | null | undefined>>

/**
 * Returns a text with its figures put in.
 * @param formatNumber writes a number in the notation of the language
 * @throws when a place has no figure
 */
export function fill(
  template: string,
  figures: Filling,
  formatNumber: (value: number) => string,
  language: Language,
): string {
  const { dir, intl } = languages[language]
  const figureAt = (name: string): number | string => {
    const value = figures[name]
    if (value === null || value === undefined) throw new Error(`no figure « ${name} » for « ${template} »`)
    return value
  }
  // A Latin name in an Arabic sentence must not move the words around it.
  const isolate = (text: string) => (dir === 'rtl' ? `\u2068${text}\u2069` : text)
  const write = (part: Part): string => {
    if (typeof part === 'string') return part
    const value = figureAt(part.name)
    if ('branches' in part) return branchFor(part.branches, Number(value), intl).map(write).join('')
    if (typeof value === 'string') return isolate(value)
    return formatNumber(part.isAbsolute ? Math.abs(value) : value)
  }
  return parse(template).map(write).join('')
}

/** Returns the names of all places of a text. */
export function placesOf(template: string): string[] {
  const namesIn = (parts: Template): string[] =>
    parts.flatMap(part => {
      if (typeof part === 'string') return []
      return 'branches' in part ? [part.name, ...[...part.branches.values()].flatMap(namesIn)] : [part.name]
    })
  return [...new Set(namesIn(parse(template)))]
}

/** Returns the branches of each plural of a text: their categories. */
export function pluralsOf(template: string): string[][] {
  const pluralsIn = (parts: Template): string[][] =>
    parts.flatMap(part => {
      if (typeof part === 'string' || !('branches' in part)) return []
      return [[...part.branches.keys()], ...[...part.branches.values()].flatMap(pluralsIn)]
    })
  return pluralsIn(parse(template))
}

function branchFor(branches: ReadonlyMap<string, Template>, value: number, locale: string): Template {
  const category = new Intl.PluralRules(locale).select(value)
  return branches.get(`=${value}`) ?? branches.get(category) ?? branches.get('other') ?? []
}

/** The texts are few and short, and each is filled many times. */
const parsed = new Map<string, Template>()

function parse(template: string): Template {
  const known = parsed.get(template)
  if (known) return known
  const { parts, end } = readParts(template, 0)
  if (end !== template.length) throw new Error(`a brace too many in « ${template} »`)
  parsed.set(template, parts)
  return parts
}

/** Reads up to the end of the text, or to the brace that closes a branch. */
function readParts(text: string, start: number): { parts: Part[]; end: number } {
  const parts: Part[] = []
  let at = start
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '{') {
      const place = readPlace(text, at + 1)
      parts.push(place.part)
      at = place.end
    } else {
      const [plain = ''] = /^[^{}]+/.exec(text.slice(at)) ?? []
      parts.push(plain)
      at += plain.length
    }
  }
  return { parts, end: at }
}

/** Reads a place after its opening brace; `end` is behind its closing one. */
function readPlace(text: string, start: number): { part: Part; end: number } {
  const [opening, name = '', kind] =
    /^(\w+)(?:(\})|, (abs)\}|, (?=plural,))/.exec(text.slice(start)) ?? unreadable(text)
  const isAbsolute = text.startsWith(', abs}', start + name.length)
  if (kind !== undefined || isAbsolute) return { part: { name, isAbsolute }, end: start + opening.length }
  const branches = new Map<string, Template>()
  let at = start + opening.length + 'plural,'.length
  while (text[at] !== '}') {
    const [selector, category = ''] =
      /^ (=\d+|zero|one|two|few|many|other) \{/.exec(text.slice(at)) ?? unreadable(text)
    const branch = readParts(text, at + selector.length)
    branches.set(category, branch.parts)
    at = branch.end + 1
  }
  return { part: { name, branches }, end: at + 1 }
}

function unreadable(text: string): never {
  throw new Error(`unreadable place in « ${text} »`)
}
