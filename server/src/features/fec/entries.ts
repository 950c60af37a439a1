import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'
import { endOfQuarter, startOfQuarter } from './calendar.ts'
import { type JournalCode, journalOf } from './journals.ts'

/** A line of an entry: an account of the engine and an amount in centimes, debit positive. */
export type SignedLine = { account: string; amount: number }

/** A balanced entry of a fiscal year. */
export type Entry = {
  journal: JournalCode
  /** The date, AAAAMMJJ. */
  date: string
  /** The origin of the entry in the game: its quarter and the number of its piece. */
  reference: string
  label: string
  lines: SignedLine[]
}

/** The pieces of a quarter as the game stored them. */
export type QuarterPieces = { quarter: number; pieces: readonly StoredEntry[] }

/** The data from which the books of a fiscal year are written. Amounts are in centimes. */
export type YearBooks = {
  /** The signed balances by account at the start of the first of its quarters. */
  opening: Readonly<Partial<Record<string, number>>>
  /** The result of the previous fiscal year, not yet allocated; 0 when there was none. */
  previousResult: number
  /** The quarters played, at least one, in order. */
  quarters: QuarterPieces[]
}

/**
 * Returns the entries of a fiscal year. A game closes its books every quarter, whereas a year is closed once. So the
 * closing of each quarter and the allocation of its result are omitted, the result of the year stays in classes 6 and
 * 7, and the result of the previous year is allocated once.
 */
export function yearEntries({ opening, previousResult, quarters }: YearBooks): Entry[] {
  const first = quarters[0]?.quarter ?? 1
  const start = startOfQuarter(first)
  const brought = openingLines(opening, previousResult)
  const allocated = allocationLines(brought, previousResult)
  const before: Entry[] = [
    { journal: 'AN', date: start, reference: `AN-T${first}`, label: 'Reprise des soldes', lines: brought },
    {
      journal: 'OD',
      date: start,
      reference: `AF-T${first}`,
      label: "Affectation du résultat de l'exercice précédent",
      lines: allocated,
    },
  ]
  return [...before, ...quarters.flatMap(quarterEntries)].filter(entry => entry.lines.length > 0)
}

function quarterEntries({ quarter, pieces }: QuarterPieces): Entry[] {
  return pieces.flatMap((piece, index) => {
    const lines = linesOf(piece)
    if (lines.some(line => isResult(line.account))) return []
    return {
      journal: journalOf(lines),
      date: endOfQuarter(quarter),
      reference: `T${quarter}-${index + 1}`,
      label: String(piece[0]),
      lines,
    }
  })
}

/** Parses a stored piece: its label, then alternating accounts and signed amounts. */
function linesOf([, ...rest]: StoredEntry): SignedLine[] {
  const lines: SignedLine[] = []
  for (let at = 0; at < rest.length; at += 2) {
    lines.push({ account: String(rest[at]), amount: Number(rest[at + 1]) })
  }
  return lines
}

const isResult = (account: string): boolean => account.startsWith('12')
const isRetained = (account: string): boolean => account.startsWith('11')

/**
 * Returns the balances brought forward; earned equity is split into that of the previous year and that of earlier
 * years.
 */
function openingLines(opening: YearBooks['opening'], previousResult: number): SignedLine[] {
  const balances = Object.entries(opening).map(([account, amount = 0]) => ({ account, amount }))
  const isEarned = ({ account }: SignedLine) => isResult(account) || isRetained(account)
  const earned = balances.filter(isEarned).reduce((total, { amount }) => total + amount, 0)
  return withoutZeros([
    ...balances.filter(line => !isEarned(line)),
    onSide(earned + previousResult, '110', '119'),
    onSide(-previousResult, '120', '129'),
  ]).sort((one, other) => (one.account < other.account ? -1 : 1))
}

/** Allocates the result as the game does: a profit first covers past losses, a loss first uses up past profits. */
function allocationLines(brought: readonly SignedLine[], result: number): SignedLine[] {
  const retained = brought.filter(line => isRetained(line.account))
  const balance = retained.reduce((total, { amount }) => total + amount, 0)
  const taken = result > 0 ? Math.min(result, Math.max(balance, 0)) : Math.max(result, Math.min(balance, 0))
  const [source, first, then] = result > 0 ? ['120', '119', '110'] : ['129', '110', '119']
  return withoutZeros([
    { account: String(source), amount: result },
    { account: String(first), amount: -taken },
    { account: String(then), amount: taken - result },
  ])
}

/** Puts an amount on the account for credits or on the one for debits. */
const onSide = (amount: number, credit: string, debit: string): SignedLine => ({
  account: amount < 0 ? credit : debit,
  amount,
})

const withoutZeros = (lines: SignedLine[]): SignedLine[] => lines.filter(line => line.amount !== 0)
