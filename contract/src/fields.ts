import * as z from 'zod'
import { isEmailAddress } from './email.ts'
import { violationMessages } from './errors.ts'
import {
  firstControlCharacter,
  firstInvalidCharacter,
  firstMixedScriptCharacter,
  type InvalidCharacter,
} from './names.ts'

const message = violationMessages

/** Returns `Required` when the value is absent or null, otherwise the given sentence. */
const orRequired = (other: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? message.required : other

/** Refuses a text that contains a wrong character, and reports which one it is and at which position. */
const refuseCharacter =
  (find: (value: string) => InvalidCharacter | undefined) =>
  (value: string, context: z.RefinementCtx): void => {
    const wrong = find(value)
    if (wrong !== undefined) context.addIssue({ code: 'custom', message: message.characters, params: wrong })
  }

const cleanText = (max: number, find: (value: string) => InvalidCharacter | undefined) =>
  z
    .string({ error: orRequired(message.text) })
    .max(max, { error: message['too-long'] })
    .superRefine(refuseCharacter(find))
    .transform(value => value.normalize('NFC'))

/** Free text, line breaks and tabs allowed, at most `max` characters, normalised to NFC. */
export const text = (max = 10_000) => cleanText(max, value => firstControlCharacter(value, '\t\n\r'))

/** Text of one line, without control characters, at most `max` characters, normalised to NFC. */
export const line = (max = 1000) => cleanText(max, value => firstControlCharacter(value))

/**
 * An optional text about a person, such as a first name: one line, trimmed, at most 255 characters, without invisible
 * or direction-changing characters. Joiners are allowed where the script of their neighbours uses them, and in emoji.
 */
export const personName = (max = 255) =>
  z
    .string({ error: orRequired(message.text) })
    .max(max, { error: message['too-long'] })
    .superRefine(refuseCharacter(firstInvalidCharacter))
    .transform(value => value.normalize('NFC').trim())

/** A required name, under the rule of {@link personName}. */
export const name = (max = 255) =>
  personName(max).refine(value => value.length > 0, { error: message.required })

/** A {@link name} to sign in with. Each of its words is written in one script, so that no user can pass for another. */
export const username = (max = 255) => name(max).superRefine(refuseCharacter(firstMixedScriptCharacter))

/** Placeholder for our own origin, whatever it is. */
const ownOrigin = 'http://own.invalid'

/**
 * Returns the path that a browser would open for this text on our own origin; undefined for a text that leads
 * elsewhere, even after a server or a script has decoded it.
 */
export function readOwnPath(given: string): string | undefined {
  const url = parsedPath(given)
  if (url === undefined || parsedPath(decoded(url.pathname)) === undefined) return undefined
  return url.pathname + url.search + url.hash
}

function parsedPath(given: string): URL | undefined {
  const url = isForeignPath(given) ? null : URL.parse(given, ownOrigin)
  return url === null || url.origin !== ownOrigin || isForeignPath(url.pathname) ? undefined : url
}

/** Whether a path names another host, or contains characters that a browser drops or turns into `/`. */
const isForeignPath = (path: string): boolean => !/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)

/** Returns the decoded path; empty when it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** The part of the rule for own paths that the OpenAPI document can express. */
export const ownPathPattern = '^/(?![/\\\\])'

/**
 * A path on our own origin, at most 1000 characters, converted to the path that a browser would open. `fault` is the
 * message for any other text.
 */
export const ownPath = (fault: string = message.path) =>
  z
    .string({ error: orRequired(message.text) })
    .max(1000, { error: message['too-long'] })
    .transform((given, context): string => {
      const path = readOwnPath(given)
      if (path !== undefined) return path
      context.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    })
    .meta({ pattern: ownPathPattern, description: 'A path on the origin of the product.' })

/** Any text, of which only the presence is checked: for secrets and names that are compared, never stored. */
export const requiredText = () => z.string({ error: message.required })

/**
 * A password, not trimmed; only an absent, null or empty one is missing (specification §5). At most 200 characters,
 * normalised to NFC.
 */
export const password = () =>
  z
    .string({ error: orRequired(message.text) })
    .min(1, { error: message.required })
    .max(200, { error: message['too-long'] })
    .transform(value => value.normalize('NFC'))

/** An e-mail address under the rules of {@link isEmailAddress}; blanks around it are removed. */
export const email = () =>
  z
    .string({ error: orRequired(message.email) })
    .trim()
    .refine(given => isEmailAddress(given), { error: message.email })

const numericText = /^-?\d{1,15}(\.\d{1,6})?$/

/** A finite JSON number, or a plain numeric string as forms send it, which is converted to a number. */
export const number = (error?: string) =>
  z
    .preprocess(
      value => (typeof value === 'string' && numericText.test(value.trim()) ? Number(value) : value),
      z.number({ error: error ?? orRequired(message.number) }),
    )
    .meta({ type: ['number', 'string'] }) as unknown as z.ZodType<number, number | string>

/** A whole number between two inclusive bounds. */
export const integer = (min: number, max: number, outside: string = message['out-of-bounds']) =>
  number()
    .refine(Number.isInteger, { error: message.integer, abort: true })
    .refine(value => value >= min && value <= max, { error: outside })
    .meta({ type: ['integer', 'string'], minimum: min, maximum: max })

/** Reads an absent body or an empty list as an empty object, for bodies that may be left out. */
export const emptyAsObject = (given: unknown): unknown => {
  const isEmpty = given === undefined || given === null || (Array.isArray(given) && given.length === 0)
  return isEmpty ? {} : given
}

/** An instant in ISO 8601 with `Z` or an offset from UTC. */
export const instant = () => z.iso.datetime({ offset: true, error: message.schedule })

/** A switch of a query: `1` is on. */
export const flag = () => z.enum(['0', '1'], { error: message.choice }).optional()

export const boolean = () => z.boolean({ error: orRequired(message.boolean) })

export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.enum(choices, { error: orRequired(message.choice) })

/** An object with arbitrary names. `__proto__`, which parsing would drop, is refused as an unknown name. */
export const openRecord = <T extends z.ZodType>(values: T, error: (issue: { input?: unknown }) => string) =>
  z.preprocess(
    (given, context) => {
      if (typeof given === 'object' && given !== null && Object.hasOwn(given, '__proto__')) {
        context.addIssue({ code: 'custom', path: ['__proto__'], message: message.unknown })
      }
      return given
    },
    z.record(z.string(), values, { error }),
  ) as unknown as z.ZodRecord<z.ZodString, T>

/** An object that has each of these names, all with the same kind of value. */
export const objectOf = <const K extends readonly string[], V extends z.ZodType>(names: K, value: V) =>
  z.object(Object.fromEntries(names.map(name => [name, value])) as Record<K[number], V>)

/** The largest identifier a database column holds. */
const idMax = 2_147_483_647

/** The forms of a reference in a request: identifier, digits, IRI, or an object that holds one of them. */
export type Reference = number | string | { id?: unknown; '@id'?: unknown }

/** The collections to which references lead, by their name in IRIs, with the type of their resources. */
const collections = {
  games: 'Game',
  products: 'Product',
  users: 'User',
  events: 'Event',
  menus: 'Menu',
  media_objects: 'MediaObject',
} as const
export type Collection = keyof typeof collections

/**
 * A resource given by integer, numeric string, IRI of its collection, or object with `id` or `@id`; converted to its
 * id.
 */
export const reference = (collection: Collection) =>
  z
    .unknown()
    .transform((given, context): number => {
      const id = readReference(given, collection)
      if (id !== undefined) return id
      const error = given === undefined || given === null ? message.required : message.reference
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    })
    .meta({
      type: ['integer', 'string', 'object'],
      description: 'Identifier, digits, IRI, or an object with `id` or `@id`.',
    }) as unknown as z.ZodType<number, Reference>

/**
 * Returns the integer id of a reference in any accepted form; undefined when it has none, names another collection or
 * type, or names two resources.
 */
export function readReference(given: unknown, collection: Collection): number | undefined {
  if (typeof given === 'number')
    return Number.isInteger(given) && given > 0 && given <= idMax ? given : undefined
  if (typeof given === 'string') {
    const path = `/api/v1/${collection}/`
    const digits = given.startsWith(path) ? given.slice(path.length) : given
    return /^\d{1,15}$/.test(digits) ? readReference(Number(digits), collection) : undefined
  }
  if (typeof given !== 'object' || given === null) return undefined
  const { id, '@id': iri, '@type': type } = given as { id?: unknown; '@id'?: unknown; '@type'?: unknown }
  if (type !== undefined && type !== collections[collection]) return undefined
  const named = [id, iri].filter(each => each !== undefined && each !== null)
  const [first, ...others] = named.map(each => readReference(each, collection))
  return others.every(other => other === first) ? first : undefined
}

/** An identifier in a path; anything but a positive integer makes the path unknown (404). */
export const pathId = () =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .refine(value => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= idMax)
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: idMax })

/** The fields that every resource carries. */
export const resource = { '@id': z.string(), '@type': z.string(), id: z.number() }

/** A link to another resource inside a response. */
export const link = { '@id': z.string(), id: z.number() }
