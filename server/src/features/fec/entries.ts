import type { StoredPiece } from '../rounds/quarter-record.ts'
import { endOfQuarter, startOfQuarter } from './calendar.ts'
import { type JournalCode, journalOf } from './journals.ts'

/** A line of an entry: account of the engine and centimes, debit positive. */
export type SignedLine = { account: string; amount: number }

/** A balanced entry of a fiscal year. */
export type Entry = {
  journal: JournalCode
  /** AAAAMMJJ. */
  date: string
  /** Where the entry is found in the game: quarter and number of its piece. */
  reference: string
  label: string
  lines: SignedLine[]
}

/** A quarter's pieces as the game stored them. */
export type QuarterPieces = { quarter: number; pieces: readonly StoredPiece[] }

/** What a fiscal year is written from. Amounts in centimes. */
export type YearBooks = {
  /** Signed balances by account when the first of its quarters began. */
  opening: Readonly<Partial<Record<string, number>>>
  /** Result of the fiscal year before, not yet allocated; 0 when there was none. */
  previousResult: number
  /** The quarters played, at least one, in their order. */
  quarters: QuarterPieces[]
}

/**
 * The entries of a fiscal year. A game closes its books every quarter; a year is closed once. So the closing of each
 * quarter and the allocation of its result are left out, the result of the year stays in classes 6 and 7, and the
 * result of the year before is allocated once.
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

/** A stored piece is its label, then accounts and signed amounts in turn. */
function linesOf([, ...rest]: StoredPiece): SignedLine[] {
  const lines: SignedLine[] = []
  for (let at = 0; at < rest.length; at += 2) {
    lines.push({ account: String(rest[at]), amount: Number(rest[at + 1]) })
  }
  return lines
}

const isResult = (account: string): boolean => account.startsWith('12')
const isRetained = (account: string): boolean => account.startsWith('11')

/** The balances brought forward; equity that was earned is split into the year before and the years before that. */
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

/** A profit first fills past losses, a loss first eats past profits, as in the game. */
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

/** An amount on the account for credits or the one for debits. */
const onSide = (amount: number, credit: string, debit: string): SignedLine => ({
  account: amount < 0 ? credit : debit,
  amount,
})

const withoutZeros = (lines: SignedLine[]): SignedLine[] => lines.filter(line => line.amount !== 0)
