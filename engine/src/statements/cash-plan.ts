import { type Balances, balanceOf, type EntryKey, type Piece } from '../journal.ts'

/** Which line of the cash plan each piece of the journal moves, in the order of the plan. */
const CASH_LINES = {
  sales: 'ventesComptant',
  collection: 'creancesEncaissees',
  materials: 'achatsMatieres',
  supplierPayment: 'reglementFournisseurs',
  resalePurchases: 'achatsNegoce',
  energy: 'energie',
  wages: 'salaires',
  socialCharges: 'chargesSociales',
  severance: 'licenciements',
  hiring: 'recrutement',
  training: 'formation',
  upkeep: 'maintenance',
  qualityControl: 'controleQualite',
  research: 'recherche',
  advertising: 'publicite',
  afterSales: 'sav',
  transport: 'transport',
  storageRent: 'locationStock',
  holding: 'detentionStock',
  overheads: 'fraisStructure',
  localTax: 'taxesLocales',
  subsidy: 'subvention',
  exceptionalCharge: 'chargesExceptionnelles',
  exceptionalIncome: 'produitsExceptionnels',
  machineSale: 'cessionMachines',
  machinePurchase: 'achatMachines',
  storageExtension: 'extensionStock',
  instalments: 'mensualites',
  earlyRepayment: 'remboursementAnticipe',
  newLoan: 'emprunt',
  overdraftInterest: 'agios',
  dividendPayment: 'dividendes',
  taxPayment: 'impotSocietes',
  emergencyLoan: 'pretUrgence',
} as const satisfies Partial<Record<EntryKey, string>>

type CashLine = (typeof CASH_LINES)[keyof typeof CASH_LINES]

const LINES: readonly CashLine[] = Object.values(CASH_LINES)
const LINE_OF: ReadonlyMap<string, CashLine> = new Map(Object.entries(CASH_LINES))

/** Cash plan, centimes: opening, one signed line per flow (payments negative, zeros kept), closing. */
export type CashPlan = { ouverture: number; cloture: number } & Record<CashLine, number>

const EMPTY_PLAN = {
  ouverture: 0,
  cloture: 0,
  ...Object.fromEntries(LINES.map(line => [line, 0])),
} as CashPlan

/** The cash plan: what each piece moved on the bank account. */
export function cashPlan(openingBalances: Balances, pieces: readonly Piece[], balances: Balances): CashPlan {
  const plan = { ...EMPTY_PLAN }
  plan.ouverture = balanceOf(openingBalances, '512')
  plan.cloture = balanceOf(balances, '512')
  for (const { entry, lines } of pieces) {
    const line = LINE_OF.get(entry)
    if (line === undefined) continue
    for (const [account, amount] of lines) if (account === '512') plan[line] += amount
  }
  return plan
}

/** Receipts and payments of the quarter, both positive, centimes. */
export function cashTotals(plan: CashPlan): { receipts: number; payments: number } {
  let receipts = 0
  let payments = 0
  for (const line of LINES) {
    if (plan[line] > 0) receipts += plan[line]
    else payments -= plan[line]
  }
  return { receipts, payments }
}
