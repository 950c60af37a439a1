import type { Violation } from '@trimestre/contract/errors'

/** The errors of a pasted list that have a sentence of their own, by column and last part of the code. */
export const knownFaults = [
  'username.reference',
  'username.required',
  'username.taken',
  'team.required',
  'team.full',
  'roles.reference',
] as const
export type KnownFault = (typeof knownFaults)[number]

/** An error of a pasted list: `line` counts from 1, and is null for an error of the whole list. */
export type ListFault = {
  line: number | null
  /** The line as it was pasted. */
  text: string
  known: KnownFault | null
  violation: Violation
}

/** Returns the errors of a pasted list in the order of its lines; those of the whole list come first. */
export function listFaults(violations: readonly Violation[], pasted: string): ListFault[] {
  const lines = pasted.split(/\r\n|\r|\n/)
  return violations
    .map(violation => {
      const [, number, column] = /^\[(\d+)\]\.?(\w*)/.exec(violation.propertyPath) ?? []
      const line = number === undefined ? null : Number(number)
      const name = `${column}.${violation.code.split('/').at(-1)}`
      return {
        line,
        text: line === null ? '' : (lines[line - 1] ?? '').trim(),
        known: knownFaults.find(known => known === name) ?? null,
        violation,
      }
    })
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
}
