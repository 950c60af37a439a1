import { type AccountNumber, accounts } from './catalogue/accounts.ts'
import { accountNumbers, BANK, type Place, placeOf } from './chart-of-accounts.ts'

/** Signed balances, debit positive, in centimes: one per account, in the order of the catalogue. */
export type Balances = readonly number[]

/** A line of a piece: an account and a signed amount, debit positive. */
export type SignedLine = readonly [account: AccountNumber, amount: number]

/** A balanced piece of the journal. */
export interface Piece {
  readonly entry: EntryKey
  readonly lines: readonly SignedLine[]
}

/**
 * The journal of a quarter as it is posted, in one list of numbers. Each piece has the index of its entry and the
 * number of its lines, then for each line the index of its account and its signed amount. `piecesOf` and `readJournal`
 * read it.
 */
export type Journal = readonly number[]

/** The books of a company during a quarter; the balances include the pieces posted so far. */
export interface Ledger {
  readonly balances: number[]
  /**
   * The cash that each entry brings or costs, by index of the entry. A purchase that is settled within the quarter
   * counts as the movement of its own entry, not of the settlement.
   */
  readonly cashMovements: number[]
  /** The journal so far: the first `length` elements of a sheet that has room for more. */
  readonly sheet: number[]
  length: number
  /** The index at which the open piece begins in the journal, and its debits less credits so far. */
  pieceStart: number
  difference: number
}

/** A journal line as it is printed. */
export interface JournalLine {
  /** Number of the piece in the quarter, from 1. */
  piece: number
  account: AccountNumber
  /** Name of the account. */
  compte: string
  /** Label of the piece. */
  label: string
  debit: number
  credit: number
}

/** The pieces of a quarter in the order of posting (model, section 9). */
const entryKeys = [
  'allocation',
  'sales',
  'cashSales',
  'collection',
  'materials',
  'resalePurchases',
  'energy',
  'hiring',
  'training',
  'upkeep',
  'qualityControl',
  'research',
  'advertising',
  'afterSales',
  'transport',
  'storageRent',
  'holding',
  'overheads',
  'forfeit',
  'supplierPayment',
  'wages',
  'socialCharges',
  'severance',
  'localTax',
  'subsidy',
  'exceptionalCharge',
  'exceptionalIncome',
  'machineSale',
  'machineDisposal',
  'machinePurchase',
  'storageExtension',
  'fixedAssetPayment',
  'instalments',
  'earlyRepayment',
  'newLoan',
  'overdraftInterest',
  'depositInterest',
  'dividend',
  'dividendPayment',
  'depreciation',
  'stockChange',
  'stockWriteDown',
  'stockWriteBack',
  'taxPayment',
  'taxRefund',
  'tax',
  'emergencyLoan',
  'closing',
] as const

export type EntryKey = (typeof entryKeys)[number]

/** The French labels of the pieces. */
const entryLabels: Readonly<Record<EntryKey, string>> = {
  allocation: "Affectation du résultat de l'exercice",
  sales: 'Ventes du trimestre',
  cashSales: 'Encaissement des ventes au comptant',
  collection: 'Encaissement des créances clients',
  materials: 'Achats de matières premières',
  resalePurchases: 'Achats de marchandises (négoce)',
  energy: 'Énergie',
  hiring: 'Frais de recrutement',
  training: 'Formation du personnel',
  upkeep: 'Maintenance et réparations',
  qualityControl: 'Contrôle qualité',
  research: 'Recherche et développement, études',
  advertising: 'Publicité',
  afterSales: 'Service après-vente et garantie',
  transport: 'Transport sur ventes',
  storageRent: "Location d'entrepôt",
  holding: 'Détention des stocks',
  overheads: 'Frais de structure',
  forfeit: 'Dédits sur commandes annulées',
  supplierPayment: 'Règlement des fournisseurs',
  wages: 'Salaires et heures supplémentaires',
  socialCharges: 'Charges sociales',
  severance: 'Indemnités de licenciement',
  localTax: 'Taxes locales',
  subsidy: "Subvention d'exploitation",
  exceptionalCharge: 'Charges exceptionnelles',
  exceptionalIncome: 'Produits exceptionnels',
  machineSale: 'Cession de machines : prix',
  machineDisposal: "Cession de machines : sortie d'actif",
  machinePurchase: 'Achat de machines',
  storageExtension: "Extension de l'entrepôt",
  fixedAssetPayment: "Règlement des fournisseurs d'immobilisations",
  instalments: "Échéances d'emprunt",
  earlyRepayment: 'Remboursement anticipé',
  newLoan: 'Nouvel emprunt',
  overdraftInterest: 'Intérêts du découvert',
  depositInterest: 'Intérêts des placements',
  dividend: 'Distribution de dividendes',
  dividendPayment: 'Paiement des dividendes',
  depreciation: 'Dotations aux amortissements',
  stockChange: 'Variation du stock de produits finis',
  stockWriteDown: 'Dépréciation du stock',
  stockWriteBack: 'Reprise de dépréciation du stock',
  taxPayment: "Paiement de l'impôt sur les bénéfices",
  taxRefund: "Restitution d'impôt sur les bénéfices",
  tax: 'Impôt sur les bénéfices',
  emergencyLoan: "Prêt d'urgence",
  closing: 'Détermination du résultat du trimestre',
}

/** The index of each entry in the order of posting, from 0. */
export const entries = Object.fromEntries(entryKeys.map((key, place) => [key, place])) as Readonly<
  Record<EntryKey, number>
>

const noMoves: readonly number[] = entryKeys.map(() => 0)

/** Returns the French label of a piece. */
export const labelOf = (entry: EntryKey): string => entryLabels[entry]

/** Returns all balances from those that are not zero. */
export function balancesFrom(balanced: Iterable<readonly [AccountNumber, number]>): number[] {
  const balances = accountNumbers.map(() => 0)
  for (const [account, balance] of balanced) balances[placeOf(account)] = balance
  return balances
}

/**
 * A sheet on which journals are drafted one after the other; each is copied when it is closed. A list that grows with
 * each line would be copied many times over.
 */
const sheet: number[] = []

/** Opens the books on the closing balances of the previous quarter, for one company at a time. */
export function openLedger(balances: Balances): Ledger {
  const cashMovements = noMoves.slice()
  return { balances: balances.slice(), cashMovements, sheet, length: 0, pieceStart: 0, difference: 0 }
}

/** Returns a copy of the journal so far. */
export function journalOf({ sheet, length }: Ledger): Journal {
  return sheet.slice(0, length)
}

/** Returns the signed balance of an account, debit positive. */
export function balanceOf(balances: Balances, account: Place): number {
  return balances[account] ?? 0
}

/** Returns the balance of an account that increases on the credit side, credit positive. */
export function creditOf(balances: Balances, account: Place): number {
  return 0 - balanceOf(balances, account)
}

/** Opens a piece, to which all postings belong until it is closed. */
export function openPiece(ledger: Ledger, entry: number): void {
  ledger.pieceStart = ledger.length
  ledger.difference = 0
  write(ledger, entry, 0)
}

/** Posts a line of the open piece, debit positive; zero lines are omitted. */
export function post(ledger: Ledger, account: Place, amount: number): void {
  if (amount === 0) return
  const { sheet, pieceStart } = ledger
  sheet[pieceStart + LINE_COUNT] = (sheet[pieceStart + LINE_COUNT] ?? 0) + 1
  ledger.difference += amount
  postLine(ledger, sheet[pieceStart] ?? 0, account, amount)
}

/**
 * Closes the open piece; an empty piece is omitted.
 * @throws Error when debits and credits differ: this is a bug, and it must stop the quarter
 */
export function closePiece(ledger: Ledger): void {
  const { sheet, pieceStart, difference } = ledger
  if (difference !== 0) {
    throw new Error(`piece ${entryKeys[sheet[pieceStart] ?? 0]} does not balance: ${difference}`)
  }
  if (sheet[pieceStart + LINE_COUNT] === 0) ledger.length = pieceStart
}

/** Posts a piece of two lines, with the same amount on both sides; nothing when it is zero. */
export function transfer(
  ledger: Ledger,
  entry: number,
  debited: Place,
  credited: Place,
  amount: number,
): void {
  if (amount === 0) return
  write(ledger, entry, 2)
  postLine(ledger, entry, debited, amount)
  postLine(ledger, entry, credited, 0 - amount)
}

/** Counts cash as the movement of an entry, in centimes, whichever entry has the line on the bank account. */
export function moveCash({ cashMovements }: Ledger, entry: number, amount: number): void {
  cashMovements[entry] = (cashMovements[entry] ?? 0) + amount
}

/** In the journal a piece begins with its entry and the number of its lines. */
const LINE_COUNT = 1
const HEAD = 2

function postLine(ledger: Ledger, entry: number, account: Place, amount: number): void {
  const { balances } = ledger
  write(ledger, account, amount)
  balances[account] = balanceOf(balances, account) + amount
  if (account === BANK) moveCash(ledger, entry, amount)
}

function write(ledger: Ledger, first: number, second: number): void {
  ledger.sheet[ledger.length] = first
  ledger.sheet[ledger.length + 1] = second
  ledger.length += 2
}

/** Reads a journal in the order of posting: each piece, then its lines. */
export function readJournal(
  journal: Journal,
  onPiece: (entry: EntryKey) => void,
  onLine: (account: AccountNumber, amount: number) => void,
): void {
  for (let at = 0; at < journal.length; ) {
    onPiece(entryKeys[journal[at] ?? 0] as EntryKey)
    const end = at + HEAD + 2 * (journal[at + LINE_COUNT] ?? 0)
    for (at += HEAD; at < end; at += 2) onLine(accountAt(journal[at] ?? 0), journal[at + 1] ?? 0)
  }
}

/** Returns debits less credits of a journal, in centimes: zero when its books balance. */
export function differenceOf(journal: Journal): number {
  let difference = 0
  for (let at = 0; at < journal.length; ) {
    const end = at + HEAD + 2 * (journal[at + LINE_COUNT] ?? 0)
    for (at += HEAD; at < end; at += 2) difference += journal[at + 1] ?? 0
  }
  return difference
}

function accountAt(place: Place): AccountNumber {
  return accountNumbers[place] as AccountNumber
}

/** Returns the pieces of a journal with their lines. */
export function piecesOf(journal: Journal): Piece[] {
  const pieces: { entry: EntryKey; lines: SignedLine[] }[] = []
  readJournal(
    journal,
    entry => pieces.push({ entry, lines: [] }),
    (account, amount) => pieces.at(-1)?.lines.push([account, amount]),
  )
  return pieces
}

/** Returns the journal line by line, as it is printed. */
export function journalLines(journal: Journal): JournalLine[] {
  return piecesOf(journal).flatMap(({ entry, lines }, index) =>
    lines.map(([account, amount]) => ({
      piece: index + 1,
      account,
      compte: accounts[placeOf(account)]?.name ?? account,
      label: labelOf(entry),
      debit: Math.max(amount, 0),
      credit: Math.max(0 - amount, 0),
    })),
  )
}
