import type { SignedLine } from './entries.ts'

export const journals = {
  AN: 'À-nouveaux',
  VE: 'Ventes',
  AC: 'Achats',
  BQ: 'Banque',
  OD: 'Opérations diverses',
} as const

export type JournalCode = keyof typeof journals

type Rule = { journal: JournalCode; holds(line: SignedLine): boolean }

/**
 * A piece belongs to the journal of the first rule that one of its lines meets. Purchases, services and investments
 * belong to the purchases journal even when they are paid at once; wages, taxes and loans are recognised by the bank
 * line that pays them.
 */
const rules: Rule[] = [
  { journal: 'VE', holds: ({ account }) => /^70/.test(account) },
  { journal: 'AC', holds: ({ account }) => /^6[012]/.test(account) },
  { journal: 'AC', holds: ({ account, amount }) => /^21/.test(account) && amount > 0 },
  { journal: 'BQ', holds: ({ account }) => account === '512' },
]

export function journalOf(lines: readonly SignedLine[]): JournalCode {
  return rules.find(rule => lines.some(rule.holds))?.journal ?? 'OD'
}
