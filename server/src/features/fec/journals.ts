import type { SignedLine } from '../statements/stored-books.ts'

export const journals = {
  AN: 'À-nouveaux',
  VE: 'Ventes',
  AC: 'Achats',
  BQ: 'Banque',
  OD: 'Opérations diverses',
} as const

export type JournalCode = keyof typeof journals

/** A piece belongs to the journal of the first pattern that one of its accounts has. */
const rules: readonly (readonly [JournalCode, RegExp])[] = [
  ['BQ', /^512$/],
  ['VE', /^70[17]$/],
  ['AC', /^40[14]$/],
]

export function journalOf(lines: readonly SignedLine[]): JournalCode {
  const rule = rules.find(([, pattern]) => lines.some(({ account }) => pattern.test(account)))
  return rule?.[0] ?? 'OD'
}
