/** A scenario whose structure cannot be read; the message, one line, names the field. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

/** An object read from JSON: any field may be absent. */
export type Fields = Readonly<Record<string, unknown>>

/** Edits (letters added, removed or changed) within which a name looks like a misspelling of another. */
const TYPO_DISTANCE = 2
/** Up to this length a word is within two edits of too many others ("label", "level"), so only one edit is allowed. */
const SHORT_WORD = 5

/**
 * Refuses a scenario.
 * @throws ScenarioError always, with the field and its fault
 */
export function refuse(path: string, fault: string): never {
  throw new ScenarioError(`${path} ${fault}`.replaceAll(/\s+/g, ' '))
}

/** Whether a value is missing; null and an absent field are equivalent in a scenario. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/**
 * Returns the value as an object.
 * @throws ScenarioError when it is not an object
 */
export function checkObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(path, 'must be an object')
  return value as Fields
}

/**
 * Returns the value as an array.
 * @throws ScenarioError when it is not an array
 */
export function checkArray(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) refuse(path, 'must be an array')
  return value
}

/**
 * Refuses a field that looks like a misspelling of an absent structural field. Any other unknown field belongs to the
 * document (a title, a comment) and is ignored.
 * @throws ScenarioError naming the first misspelling
 */
export function checkNames(fields: Fields, known: readonly string[], path: string): void {
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue
    const meant = known.find(field => fields[field] === undefined && looksLike(name, field))
    if (meant !== undefined)
      refuse(path, `has an unknown field ${JSON.stringify(name)}: did you mean "${meant}"?`)
  }
}

function looksLike(name: string, field: string): boolean {
  const [a, b] = [name.toLowerCase(), field.toLowerCase()]
  if (a === b || (a.length > TYPO_DISTANCE && (b.startsWith(a) || a.startsWith(b)))) return true
  // "company" for "companies": the same word with another ending.
  const stem = b.replace(/ies$|s$/, '')
  return (stem.length > TYPO_DISTANCE && a.startsWith(stem)) || editDistance(a, b) <= typosIn(b)
}

const typosIn = (word: string): number => (word.length <= SHORT_WORD ? 1 : TYPO_DISTANCE)

/** Returns the Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution))
    }
    previous = current
  }
  return previous[b.length] ?? a.length
}
