import type { SignedLine } from '../statements/stored-books.ts'
import type { YearBooks } from '../statements/year-books.ts'
import type { Calendar } from './calendar.ts'
import { type JournalCode, journalOf } from './journals.ts'

/** A balanced entry of a financial year. */
export type Entry = {
  journal: JournalCode
  /** The date, AAAAMMJJ. */
  date: string
  /** The origin of the entry in the game: its quarter and the number of its piece. */
  reference: string
  label: string
  lines: SignedLine[]
}

type Books = Pick<YearBooks, 'opening' | 'quarters' | 'pieces'> & {
  /** The result of the year before, in centimes; 0 when there was none. */
  previousResult: number
}

/**
 * Returns the entries of a financial year: the balances brought forward and the pieces of its quarters. The result of
 * the year stays in classes 6 and 7, because article A47 A-1 of the Livre des procédures fiscales excludes the entries
 * that close charges and income.
 */
export function yearEntries(
  { opening, quarters, pieces, previousResult }: Books,
  { startOfQuarter, endOfQuarter }: Calendar,
): Entry[] {
  const first = quarters[0]?.quarter ?? 1
  const start = startOfQuarter(first)
  const stored = linesOf(opening)
  const brought = withYearResult(stored, previousResult)
  const entries: Entry[] = [
    { journal: 'AN', date: start, reference: `AN-T${first}`, label: 'Reprise des soldes', lines: brought },
    {
      journal: 'OD',
      date: start,
      reference: `AF-T${first}`,
      label: "Affectation du résultat en cours d'exercice",
      lines: differences(brought, stored),
    },
    ...pieces.map(({ quarter, number, label, lines }) => ({
      journal: journalOf(lines),
      // The general meeting allocates the result on the first day of the year.
      date: lines.some(isResult) ? startOfQuarter(quarter) : endOfQuarter(quarter),
      reference: `T${quarter}-${number}`,
      label,
      lines,
    })),
  ]
  return entries.filter(({ lines }) => lines.length > 0)
}

const isResult = ({ account }: SignedLine): boolean => account.startsWith('12')
const isEarned = ({ account }: SignedLine): boolean => /^1[12]/.test(account)

const total = (lines: readonly SignedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const inOrder = (lines: readonly SignedLine[]): SignedLine[] =>
  lines.filter(({ amount }) => amount !== 0).sort((one, other) => (one.account < other.account ? -1 : 1))

const linesOf = (balances: YearBooks['opening']): SignedLine[] =>
  inOrder(Object.entries(balances).map(([account, amount = 0]) => ({ account, amount })))

/**
 * Brings the result of the year before forward as one amount. The engine does so too; an earlier one allocated each
 * quarter's result at once, and what it had allocated is then allocated by an entry of its own.
 */
function withYearResult(stored: readonly SignedLine[], previousResult: number): SignedLine[] {
  const earned = total(stored.filter(isEarned))
  return inOrder([
    ...stored.filter(line => !isEarned(line)),
    onSide(earned + previousResult, '110', '119'),
    onSide(0 - previousResult, '120', '129'),
  ])
}

/** Puts an amount on the account for credits or on the one for debits. */
const onSide = (amount: number, credit: string, debit: string): SignedLine => ({
  account: amount < 0 ? credit : debit,
  amount,
})

/** Returns the lines that lead from some balances to others. */
function differences(from: readonly SignedLine[], to: readonly SignedLine[]): SignedLine[] {
  const balances = new Map<string, number>()
  const add = (account: string, amount: number) =>
    balances.set(account, (balances.get(account) ?? 0) + amount)
  for (const { account, amount } of to) add(account, amount)
  for (const { account, amount } of from) add(account, 0 - amount)
  return inOrder([...balances].map(([account, amount]) => ({ account, amount })))
}
