import {
  type ErrorCode,
  errors,
  type JournalConflict,
  type Violation,
  violationMessages,
} from '@trimestre/contract/errors'
import type { InvalidCharacter } from '@trimestre/contract/names'
import type { $ZodIssue } from 'zod/v4/core'

/** An expected error: features throw it, and the server answers as problem+json with its code's status and sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string
  readonly violations: Violation[] | undefined
  /** What others changed meanwhile; decisions with their area. */
  readonly changed: { area?: string; conflicts: JournalConflict[] } | undefined
  /** The number of seconds for the Retry-After header. */
  readonly retryAfter: number | undefined
  /** The log's name of what is unavailable, where the code does not tell it. */
  readonly trouble: string | undefined

  constructor(
    code: ErrorCode,
    more: {
      detail?: string
      violations?: Violation[]
      changed?: { area?: string; conflicts: JournalConflict[] }
      retryAfter?: number
      trouble?: string
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: more.cause })
    this.name = 'Refusal'
    this.code = code
    this.status = errors[code].status
    this.detail = more.detail ?? errors[code].detail
    this.violations = more.violations
    this.changed = more.changed
    this.retryAfter = more.retryAfter
    this.trouble = more.trouble
  }
}

const violationKeys = new Map<string, string>(
  Object.entries(violationMessages).map(([key, message]) => [message, key]),
)

export function violation(propertyPath: string, key: keyof typeof violationMessages): Violation {
  return { propertyPath, code: `validation/${key}`, message: violationMessages[key] }
}

/** Returns a 422 with its violations; its detail is the first violation's sentence unless another one is given. */
export function invalid(violations: Violation[], detail?: string): Refusal {
  const sentence = detail ?? violations[0]?.message
  return new Refusal('request/invalid', { violations, detail: sentence })
}

/** Formats a path: `[2].email` for element 2 of a list, `product.id` inside an object. */
export function propertyPath(path: PropertyKey[]): string {
  return path.reduce<string>((whole, part) => {
    if (typeof part === 'number') return `${whole}[${part}]`
    return whole === '' ? String(part) : `${whole}.${String(part)}`
  }, '')
}

export function violationsOf(issues: readonly $ZodIssue[]): Violation[] {
  return issues.map(issue => {
    const isOtherShape = issue.code === 'invalid_type' && issue.expected === 'object'
    const message = isOtherShape ? violationMessages.object : issue.message
    return {
      propertyPath: propertyPath(issue.path),
      code: `validation/${violationKeys.get(message) ?? 'invalid'}`,
      message,
      ...(issue.code === 'custom' && (issue.params as Partial<InvalidCharacter> | undefined)),
    }
  })
}
