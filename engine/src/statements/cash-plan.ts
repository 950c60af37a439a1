import { BANK } from '../chart-of-accounts.ts'
import { type Balances, balanceOf, entries } from '../journal.ts'

/** Cash plan, centimes: opening, one signed line per flow (payments negative, zeros kept), closing. */
export type CashPlan = ReturnType<typeof cashPlan>

/**
 * Builds the cash plan: the movement of each entry on the bank account, in centimes.
 * @param bankMoves movements by index of the entry
 */
export function cashPlan(openingBalances: Balances, bankMoves: readonly number[], balances: Balances) {
  return {
    ouverture: balanceOf(openingBalances, BANK),
    cloture: balanceOf(balances, BANK),
    ventesComptant: bankMoves[entries.sales] ?? 0,
    creancesEncaissees: bankMoves[entries.collection] ?? 0,
    achatsMatieres: bankMoves[entries.materials] ?? 0,
    reglementFournisseurs: bankMoves[entries.supplierPayment] ?? 0,
    achatsNegoce: bankMoves[entries.resalePurchases] ?? 0,
    energie: bankMoves[entries.energy] ?? 0,
    salaires: bankMoves[entries.wages] ?? 0,
    chargesSociales: bankMoves[entries.socialCharges] ?? 0,
    licenciements: bankMoves[entries.severance] ?? 0,
    recrutement: bankMoves[entries.hiring] ?? 0,
    formation: bankMoves[entries.training] ?? 0,
    maintenance: bankMoves[entries.upkeep] ?? 0,
    controleQualite: bankMoves[entries.qualityControl] ?? 0,
    recherche: bankMoves[entries.research] ?? 0,
    publicite: bankMoves[entries.advertising] ?? 0,
    sav: bankMoves[entries.afterSales] ?? 0,
    transport: bankMoves[entries.transport] ?? 0,
    locationStock: bankMoves[entries.storageRent] ?? 0,
    detentionStock: bankMoves[entries.holding] ?? 0,
    fraisStructure: bankMoves[entries.overheads] ?? 0,
    taxesLocales: bankMoves[entries.localTax] ?? 0,
    subvention: bankMoves[entries.subsidy] ?? 0,
    chargesExceptionnelles: bankMoves[entries.exceptionalCharge] ?? 0,
    produitsExceptionnels: bankMoves[entries.exceptionalIncome] ?? 0,
    cessionMachines: bankMoves[entries.machineSale] ?? 0,
    achatMachines: bankMoves[entries.machinePurchase] ?? 0,
    extensionStock: bankMoves[entries.storageExtension] ?? 0,
    mensualites: bankMoves[entries.instalments] ?? 0,
    remboursementAnticipe: bankMoves[entries.earlyRepayment] ?? 0,
    emprunt: bankMoves[entries.newLoan] ?? 0,
    agios: bankMoves[entries.overdraftInterest] ?? 0,
    dividendes: bankMoves[entries.dividendPayment] ?? 0,
    impotSocietes: bankMoves[entries.taxPayment] ?? 0,
    pretUrgence: bankMoves[entries.emergencyLoan] ?? 0,
  }
}

/** Returns receipts and payments of the quarter, both positive, in centimes. */
export function cashTotals(bankMoves: readonly number[]): { receipts: number; payments: number } {
  let receipts = 0
  let payments = 0
  for (const move of bankMoves) {
    if (move > 0) receipts += move
    else payments -= move
  }
  return { receipts, payments }
}
