import { accounts } from '@trimestre/engine'
import type { SignedLine } from '../statements/stored-books.ts'
import type { Entry } from './entries.ts'
import { journals } from './journals.ts'

/** The fields of article A47 A-1 of the Livre des procédures fiscales, VII, in their order. */
const fields = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

type Field = (typeof fields)[number]

/**
 * Writes a fichier des écritures comptables: a header, then one line for each line of an entry, with fields separated
 * by tabs and lines by CR LF. The text is UTF-8 without a byte order mark and contains only characters of ISO 8859-15,
 * the set that the article names, so that it can be converted without loss.
 */
export function writeFec(entries: readonly Entry[]): string {
  const rows = entries.flatMap((entry, index) => entry.lines.map(line => row(entry, index + 1, line)))
  return [fields.join('\t'), ...rows].map(line => `${line}\r\n`).join('')
}

function row(entry: Entry, number: number, { account, amount }: SignedLine): string {
  const values: Partial<Record<Field, string>> = {
    JournalCode: entry.journal,
    JournalLib: journals[entry.journal],
    EcritureNum: String(number),
    EcritureDate: entry.date,
    CompteNum: paddedAccount(account),
    CompteLib: accountName(account),
    PieceRef: entry.reference,
    PieceDate: entry.date,
    EcritureLib: entry.label,
    Debit: decimal(Math.max(amount, 0)),
    Credit: decimal(Math.max(-amount, 0)),
    ValidDate: entry.date,
  }
  return fields.map(field => values[field] ?? '').join('\t')
}

const accountDigits = 6

/**
 * Pads an account, which has two to five digits in the game: the file requires at least three, and French charts of
 * accounts use six.
 */
const paddedAccount = (account: string): string => account.padEnd(accountDigits, '0')

const names = new Map<string, string>(accounts.map(({ number, name }) => [number, name]))

function accountName(account: string): string {
  const name = names.get(account)
  if (name === undefined) throw new Error(`unknown account ${account}`)
  return name
}

/** Formats centimes as BA with a decimal comma. */
function decimal(centimes: number): string {
  const digits = String(centimes).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}
