import { BANK } from '../chart-of-accounts.ts'
import { type Balances, balanceOf, entries } from '../journal.ts'

/** Cash plan, centimes: opening, one signed line per flow (payments negative, zeros kept), closing. */
export type CashPlan = ReturnType<typeof cashPlan>

/**
 * Builds the cash plan: the movement of each entry on the bank account, in centimes.
 * @param bankMovements movements by index of the entry
 */
export function cashPlan(openingBalances: Balances, bankMovements: readonly number[], balances: Balances) {
  return {
    ouverture: balanceOf(openingBalances, BANK),
    cloture: balanceOf(balances, BANK),
    ventesComptant: bankMovements[entries.sales] ?? 0,
    creancesEncaissees: bankMovements[entries.collection] ?? 0,
    achatsMatieres: bankMovements[entries.materials] ?? 0,
    reglementFournisseurs: bankMovements[entries.supplierPayment] ?? 0,
    achatsNegoce: bankMovements[entries.resalePurchases] ?? 0,
    energie: bankMovements[entries.energy] ?? 0,
    salaires: bankMovements[entries.wages] ?? 0,
    chargesSociales: bankMovements[entries.socialCharges] ?? 0,
    licenciements: bankMovements[entries.severance] ?? 0,
    recrutement: bankMovements[entries.hiring] ?? 0,
    formation: bankMovements[entries.training] ?? 0,
    maintenance: bankMovements[entries.upkeep] ?? 0,
    controleQualite: bankMovements[entries.qualityControl] ?? 0,
    recherche: bankMovements[entries.research] ?? 0,
    publicite: bankMovements[entries.advertising] ?? 0,
    sav: bankMovements[entries.afterSales] ?? 0,
    transport: bankMovements[entries.transport] ?? 0,
    locationStock: bankMovements[entries.storageRent] ?? 0,
    detentionStock: bankMovements[entries.holding] ?? 0,
    fraisStructure: bankMovements[entries.overheads] ?? 0,
    taxesLocales: bankMovements[entries.localTax] ?? 0,
    subvention: bankMovements[entries.subsidy] ?? 0,
    chargesExceptionnelles: bankMovements[entries.exceptionalCharge] ?? 0,
    produitsExceptionnels: bankMovements[entries.exceptionalIncome] ?? 0,
    cessionMachines: bankMovements[entries.machineSale] ?? 0,
    achatMachines: bankMovements[entries.machinePurchase] ?? 0,
    extensionStock: bankMovements[entries.storageExtension] ?? 0,
    mensualites: bankMovements[entries.instalments] ?? 0,
    remboursementAnticipe: bankMovements[entries.earlyRepayment] ?? 0,
    emprunt: bankMovements[entries.newLoan] ?? 0,
    agios: bankMovements[entries.overdraftInterest] ?? 0,
    dividendes: bankMovements[entries.dividendPayment] ?? 0,
    impotSocietes: bankMovements[entries.taxPayment] ?? 0,
    pretUrgence: bankMovements[entries.emergencyLoan] ?? 0,
  }
}

/** Returns receipts and payments of the quarter, both positive, in centimes. */
export function cashTotals(bankMovements: readonly number[]): { receipts: number; payments: number } {
  let receipts = 0
  let payments = 0
  for (const move of bankMovements) {
    if (move > 0) receipts += move
    else payments -= move
  }
  return { receipts, payments }
}
