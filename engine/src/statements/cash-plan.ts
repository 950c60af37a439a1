import { type Balances, balanceOf, type EntryKey, type Piece } from '../journal.ts'

/** Cash plan, centimes: opening, one signed line per flow (payments negative, zeros kept), closing. */
export type CashPlan = ReturnType<typeof cashPlan>

/** The cash plan: what each piece moved on the bank account. */
export function cashPlan(openingBalances: Balances, pieces: readonly Piece[], balances: Balances) {
  const moves = bankMoves(pieces)
  const moved = (entry: EntryKey): number => moves.get(entry) ?? 0
  return {
    ouverture: balanceOf(openingBalances, '512'),
    cloture: balanceOf(balances, '512'),
    ventesComptant: moved('sales'),
    creancesEncaissees: moved('collection'),
    achatsMatieres: moved('materials'),
    reglementFournisseurs: moved('supplierPayment'),
    achatsNegoce: moved('resalePurchases'),
    energie: moved('energy'),
    salaires: moved('wages'),
    chargesSociales: moved('socialCharges'),
    licenciements: moved('severance'),
    recrutement: moved('hiring'),
    formation: moved('training'),
    maintenance: moved('upkeep'),
    controleQualite: moved('qualityControl'),
    recherche: moved('research'),
    publicite: moved('advertising'),
    sav: moved('afterSales'),
    transport: moved('transport'),
    locationStock: moved('storageRent'),
    detentionStock: moved('holding'),
    fraisStructure: moved('overheads'),
    taxesLocales: moved('localTax'),
    subvention: moved('subsidy'),
    chargesExceptionnelles: moved('exceptionalCharge'),
    produitsExceptionnels: moved('exceptionalIncome'),
    cessionMachines: moved('machineSale'),
    achatMachines: moved('machinePurchase'),
    extensionStock: moved('storageExtension'),
    mensualites: moved('instalments'),
    remboursementAnticipe: moved('earlyRepayment'),
    emprunt: moved('newLoan'),
    agios: moved('overdraftInterest'),
    dividendes: moved('dividendPayment'),
    impotSocietes: moved('taxPayment'),
    pretUrgence: moved('emergencyLoan'),
  }
}

/** What each entry moved on the bank account; entries that did not touch it are left out. */
function bankMoves(pieces: readonly Piece[]): ReadonlyMap<EntryKey, number> {
  const moves = new Map<EntryKey, number>()
  for (const { entry, lines } of pieces) {
    for (const line of lines) if (line[0] === '512') moves.set(entry, (moves.get(entry) ?? 0) + line[1])
  }
  return moves
}

const { ouverture: _, cloture: __, ...emptyLines } = cashPlan([], [], [])
const cashLines = Object.keys(emptyLines) as (keyof typeof emptyLines)[]

/** Receipts and payments of the quarter, both positive, centimes. */
export function cashTotals(plan: CashPlan): { receipts: number; payments: number } {
  let receipts = 0
  let payments = 0
  for (const line of cashLines) {
    if (plan[line] > 0) receipts += plan[line]
    else payments -= plan[line]
  }
  return { receipts, payments }
}
