import * as z from 'zod'
import { isEmailAddress } from './email.ts'
import { violationMessages } from './errors.ts'
import { controlSignIn, mixedSignIn, type WrongSign, wrongSignIn } from './names.ts'

const message = violationMessages

/** `Required` when the value is absent or null, otherwise the given sentence. */
const orRequired = (other: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? message.required : other

/** Refuses a text that holds a wrong sign: says which sign it is, and where it stands. */
const refuseSign =
  (find: (value: string) => WrongSign | undefined) =>
  (value: string, context: z.RefinementCtx): void => {
    const wrong = find(value)
    if (wrong !== undefined) context.addIssue({ code: 'custom', message: message.characters, params: wrong })
  }

const cleanText = (max: number, find: (value: string) => WrongSign | undefined) =>
  z
    .string({ error: orRequired(message.text) })
    .max(max, { error: message['too-long'] })
    .superRefine(refuseSign(find))
    .transform(value => value.normalize('NFC'))

/** Free text, line breaks and tabs allowed, at most `max` characters, normalised to NFC. */
export const text = (max = 10_000) => cleanText(max, value => controlSignIn(value, '\t\n\r'))

/** Text of one line, without control characters, at most `max` characters, normalised to NFC. */
export const line = (max = 1000) => cleanText(max, value => controlSignIn(value))

/**
 * What is said of a person, such as a first name, or nothing: one line, trimmed, at most 255 characters, without invisible
 * or direction-changing signs. Joiners may stand where the script of their neighbours uses them, and in emoji.
 */
export const personName = (max = 255) =>
  z
    .string({ error: orRequired(message.text) })
    .max(max, { error: message['too-long'] })
    .superRefine(refuseSign(wrongSignIn))
    .transform(value => value.normalize('NFC').trim())

/** A name that must be there, by the rule of {@link personName}. */
export const name = (max = 255) =>
  personName(max).refine(value => value.length > 0, { error: message.required })

/** A {@link name} to sign in with, each of whose words is written in one script: nobody may look like somebody else. */
export const username = () => name().superRefine(refuseSign(mixedSignIn))

/** Stands for our own origin, whatever that is. */
const ownOrigin = 'http://own.invalid'

/**
 * The path that a browser would open for this text on our own origin; undefined for what leads elsewhere, also once a
 * server or a script between them has decoded it.
 */
export function readOwnPath(given: string): string | undefined {
  const url = parsedPath(given)
  if (url === undefined || parsedPath(decoded(url.pathname)) === undefined) return undefined
  return url.pathname + url.search + url.hash
}

function parsedPath(given: string): URL | undefined {
  const url = leadsAway(given) ? null : URL.parse(given, ownOrigin)
  return url === null || url.origin !== ownOrigin || leadsAway(url.pathname) ? undefined : url
}

/** Whether a path names another host, or holds characters that a browser drops or turns into `/`. */
const leadsAway = (path: string): boolean => !/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)

/** Empty when it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** What the OpenAPI document can say of such a path. */
export const ownPathPattern = '^/(?![/\\\\])'

/** A path on our own origin, at most 1000 characters; becomes the path that a browser would open. `fault`: said of others. */
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

/** Any text, only its presence checked: secrets and names to compare, never to store. */
export const requiredText = () => z.string({ error: message.required })

/** Text as sent; only null or absence is missing (specification §5). At most 200 characters. */
export const password = () =>
  z
    .string({ error: orRequired(message.text) })
    .min(1, { error: message.required })
    .max(200, { error: message['too-long'] })
    .transform(value => value.normalize('NFC'))

/** An e-mail address by the rules of {@link isEmailAddress}; blanks around it are taken off. */
export const email = () =>
  z
    .string({ error: orRequired(message.email) })
    .trim()
    .refine(given => isEmailAddress(given), { error: message.email })

const numericText = /^-?\d{1,15}(\.\d{1,6})?$/

/** A finite JSON number or a plain numeric string, as forms send; the string becomes a number. */
export const number = (error?: string) =>
  z
    .preprocess(
      value => (typeof value === 'string' && numericText.test(value.trim()) ? Number(value) : value),
      z.number({ error: error ?? orRequired(message.number) }),
    )
    .meta({ type: ['number', 'string'] }) as unknown as z.ZodType<number, number | string>

/** A whole number between two bounds, both allowed. */
export const integer = (min: number, max: number, outside: string = message['out-of-bounds']) =>
  number()
    .refine(Number.isInteger, { error: message.integer, abort: true })
    .refine(value => value >= min && value <= max, { error: outside })
    .meta({ type: ['integer', 'string'], minimum: min, maximum: max })

export const boolean = () => z.boolean({ error: orRequired(message.boolean) })

export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.enum(choices, { error: orRequired(message.choice) })

/** An object of any names; `__proto__`, which reading it would drop, is an unknown name. */
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

/** The largest identifier a database column holds. */
const idMax = 2_147_483_647

/** The type of a reference as a request may carry it: identifier, digits, IRI, or an object holding one. */
export type Reference = number | string | { id?: unknown; '@id'?: unknown }

/** The collections of the API that references lead to, as their IRIs name them, and the type of what is in each. */
const collections = {
  games: 'Game',
  products: 'Product',
  users: 'User',
  events: 'Event',
  menus: 'Menu',
  media_objects: 'MediaObject',
} as const
export type Collection = keyof typeof collections

/** A resource given by integer, numeric string, IRI of its collection, or object with `id` or `@id`; becomes its id. */
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
 * The integer id of a reference in any accepted form; undefined when it has none, names another collection or type, or
 * names two resources.
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

/** An identifier in a path: anything that is not a positive integer is an unknown path (404). */
export const pathId = () =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .refine(value => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= idMax)
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: idMax })

/** The head that every resource carries. */
export const resource = { '@id': z.string(), '@type': z.string(), id: z.number() }

/** A link to another resource inside an answer. */
export const link = { '@id': z.string(), id: z.number() }
