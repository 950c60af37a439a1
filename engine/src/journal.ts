import { type AccountNumber, accounts } from './catalogue/accounts.ts'

/** Signed balances, debit positive, in centimes: one per account, in the order of the catalogue. */
export type Balances = readonly number[]

/** A line of a piece: an account and a signed amount, debit positive. */
export type SignedLine = readonly [account: AccountNumber, amount: number]

/** A balanced piece of the journal. */
export interface Piece {
  readonly entry: EntryKey
  readonly lines: readonly SignedLine[]
}

/** The books of a company during a quarter: balances that follow the pieces posted so far. */
export interface Ledger {
  readonly balances: number[]
  readonly pieces: Piece[]
}

/** A line as it is printed. */
export interface JournalLine {
  /** Number of the piece in the quarter, from 1. */
  piece: number
  account: AccountNumber
  /** Title of the account. */
  compte: string
  /** Label of the piece. */
  label: string
  debit: number
  credit: number
}

/** The pieces of a quarter in the order of posting, with their French labels (model, section 9). */
const entryLabels = {
  allocation: 'Affectation du résultat précédent',
  sales: 'Ventes du trimestre',
  collection: 'Encaissement des créances clients',
  materials: 'Achats de matières premières',
  supplierPayment: 'Règlement des fournisseurs',
  resalePurchases: 'Achats de marchandises (négoce)',
  energy: 'Énergie',
  wages: 'Salaires et heures supplémentaires',
  socialCharges: 'Charges sociales',
  severance: 'Indemnités de licenciement',
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
  localTax: 'Taxes locales',
  subsidy: "Subvention d'exploitation",
  exceptionalCharge: 'Charges exceptionnelles',
  exceptionalIncome: 'Produits exceptionnels',
  machineSale: 'Cession de machines : prix',
  machineDisposal: "Cession de machines : sortie d'actif",
  machinePurchase: 'Achat de machines',
  storageExtension: "Extension de l'entrepôt",
  instalments: "Échéances d'emprunt",
  earlyRepayment: 'Remboursement anticipé',
  newLoan: 'Nouvel emprunt',
  overdraftInterest: 'Intérêts du découvert',
  dividend: 'Distribution de dividendes',
  dividendPayment: 'Paiement des dividendes',
  depreciation: 'Dotations aux amortissements',
  stockChange: 'Variation du stock de produits finis',
  stockWriteDown: 'Dépréciation du stock',
  stockWriteBack: 'Reprise de dépréciation du stock',
  taxPayment: "Paiement de l'impôt sur les bénéfices",
  tax: 'Impôt sur les bénéfices',
  emergencyLoan: "Prêt d'urgence",
  closing: 'Détermination du résultat du trimestre',
} as const

export type EntryKey = keyof typeof entryLabels

const placeOf: ReadonlyMap<AccountNumber, number> = new Map(
  accounts.map(({ number }, place) => [number, place]),
)

/** The French label of a piece. */
export const labelOf = (entry: EntryKey): string => entryLabels[entry]

/** Balances from the accounts that are not at zero. */
export function balancesFrom(entries: Iterable<readonly [AccountNumber, number]>): number[] {
  const balances = accounts.map(() => 0)
  for (const [account, balance] of entries) balances[placeOf.get(account) ?? balances.length] = balance
  return balances
}

/** Opens the books on the closing balances of the previous quarter. */
export function openLedger(balances: Balances): Ledger {
  return { balances: [...balances], pieces: [] }
}

/** The signed balance of an account, debit positive. */
export function balanceOf(balances: Balances, account: AccountNumber): number {
  return balances[placeOf.get(account) ?? balances.length] ?? 0
}

/**
 * Posts a piece; lines at zero and pieces left empty are omitted.
 * @throws when debits and credits differ: that is a bug, and it must stop the quarter.
 */
export function post(ledger: Ledger, entry: EntryKey, lines: readonly SignedLine[]): void {
  let difference = 0
  let zeros = 0
  // By place: taking pairs apart would cost more than the sums, hundreds of thousands of times a quarter.
  for (const line of lines) {
    difference += line[1]
    if (line[1] === 0) zeros += 1
  }
  if (difference !== 0) throw new Error(`piece ${entry} does not balance: ${difference}`)
  if (zeros === lines.length) return
  const kept = zeros === 0 ? lines : lines.filter(line => line[1] !== 0)
  for (const line of kept) {
    const place = placeOf.get(line[0]) ?? ledger.balances.length
    ledger.balances[place] = (ledger.balances[place] ?? 0) + line[1]
  }
  ledger.pieces.push({ entry, lines: kept })
}

/** The journal line by line, as it is read and printed. */
export function journalLines(pieces: readonly Piece[]): JournalLine[] {
  return pieces.flatMap(({ entry, lines }, index) =>
    lines.map(([account, amount]) => ({
      piece: index + 1,
      account,
      compte: accounts[placeOf.get(account) ?? accounts.length]?.name ?? account,
      label: labelOf(entry),
      debit: Math.max(amount, 0),
      credit: Math.max(0 - amount, 0),
    })),
  )
}
