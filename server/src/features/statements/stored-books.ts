import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'

/** The figures of a statement by the codes of its lines, in centimes. */
export type Figures = Readonly<Record<string, number>>

/** The statements of a quarter as the engine stores them. */
export type StoredStatements = {
  sig: Figures
  compteResultat: Figures
  valeur: Figures
  tresorerie: Figures
  bilan: { actif: Figures; passif: Figures }
}

/** A line of a piece: an account and a signed amount in centimes, debit positive. */
export type SignedLine = { account: string; amount: number }

/** Splits a stored entry, which is its label, then accounts and signed amounts in turn. */
export function readEntry([label, ...rest]: StoredEntry): { label: string; lines: SignedLine[] } {
  const lines: SignedLine[] = []
  for (let at = 0; at < rest.length; at += 2) {
    lines.push({ account: String(rest[at]), amount: Number(rest[at + 1]) })
  }
  return { label: String(label), lines }
}
