import * as z from 'zod'
import { isEmailAddress } from './email.ts'
import { violationMessages } from './errors.ts'

const message = violationMessages

/** `Required` when the value is absent or null, otherwise the given sentence. */
const orRequired = (other: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? message.required : other

const forbiddenInText = /(?![\t\n\r])\p{Cc}|\p{Cs}/u
const forbiddenInNames = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Free text, line breaks allowed, at most `max` characters, normalised to NFC. */
export const text = (max = 10_000) =>
  z
    .string({ error: orRequired(message.text) })
    .max(max, { error: message['too-long'] })
    .refine(value => !forbiddenInText.test(value), { error: message.characters })
    .transform(value => value.normalize('NFC'))

/** A name: one line, trimmed, not empty, at most 255 characters, no invisible or direction-changing character. */
export const name = (max = 255) =>
  z
    .string({ error: orRequired(message.text) })
    .max(max, { error: message['too-long'] })
    .refine(value => !forbiddenInNames.test(value), { error: message.characters })
    .transform(value => value.normalize('NFC').trim())
    .refine(value => value.length > 0, { error: message.required })

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

/** The largest identifier a database column holds. */
const idMax = 2_147_483_647

/** The type of a reference as a request may carry it: identifier, digits, IRI, or an object holding one. */
export type Reference = number | string | { id?: unknown; '@id'?: unknown }

/** A resource given by integer, numeric string, IRI, or object with `id` or `@id`; becomes its integer id. */
export const reference = () =>
  z
    .unknown()
    .transform((given, context): number => {
      const id = readReference(given)
      if (id !== undefined) return id
      const error = given === undefined || given === null ? message.required : message.reference
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    })
    .meta({
      type: ['integer', 'string', 'object'],
      description: 'Identifier, digits, IRI, or an object with `id` or `@id`.',
    }) as unknown as z.ZodType<number, Reference>

/** The integer id of a reference in any accepted form, undefined when it has none. */
export function readReference(given: unknown): number | undefined {
  if (typeof given === 'number')
    return Number.isInteger(given) && given > 0 && given <= idMax ? given : undefined
  if (typeof given === 'string') {
    const digits = /^(?:\/api\/v1\/[\w-]+\/)?(\d{1,15})$/.exec(given)?.[1]
    return digits === undefined ? undefined : readReference(Number(digits))
  }
  if (typeof given !== 'object' || given === null) return undefined
  const holder = given as { id?: unknown; '@id'?: unknown }
  return readReference(holder.id) ?? readReference(holder['@id'])
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
