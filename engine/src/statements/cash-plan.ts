import { BANK } from '../chart-of-accounts.ts'
import { type Balances, balanceOf, entries } from '../journal.ts'

/** Cash plan, centimes: opening, one signed line per flow (payments negative, zeros kept), closing. */
export type CashPlan = ReturnType<typeof cashPlan>

/**
 * Builds the cash plan: the cash that each entry brings or costs, in centimes.
 * @param cashMovements movements by index of the entry
 */
export function cashPlan(openingBalances: Balances, cashMovements: readonly number[], balances: Balances) {
  return {
    ouverture: balanceOf(openingBalances, BANK),
    cloture: balanceOf(balances, BANK),
    ventesComptant: cashMovements[entries.cashSales] ?? 0,
    creancesEncaissees: cashMovements[entries.collection] ?? 0,
    achatsMatieres: cashMovements[entries.materials] ?? 0,
    reglementFournisseurs: cashMovements[entries.supplierPayment] ?? 0,
    achatsNegoce: cashMovements[entries.resalePurchases] ?? 0,
    energie: cashMovements[entries.energy] ?? 0,
    salaires: cashMovements[entries.wages] ?? 0,
    chargesSociales: cashMovements[entries.socialCharges] ?? 0,
    licenciements: cashMovements[entries.severance] ?? 0,
    recrutement: cashMovements[entries.hiring] ?? 0,
    formation: cashMovements[entries.training] ?? 0,
    maintenance: cashMovements[entries.upkeep] ?? 0,
    controleQualite: cashMovements[entries.qualityControl] ?? 0,
    recherche: cashMovements[entries.research] ?? 0,
    publicite: cashMovements[entries.advertising] ?? 0,
    sav: cashMovements[entries.afterSales] ?? 0,
    transport: cashMovements[entries.transport] ?? 0,
    locationStock: cashMovements[entries.storageRent] ?? 0,
    detentionStock: cashMovements[entries.holding] ?? 0,
    fraisStructure: cashMovements[entries.overheads] ?? 0,
    dedits: cashMovements[entries.forfeit] ?? 0,
    taxesLocales: cashMovements[entries.localTax] ?? 0,
    subvention: cashMovements[entries.subsidy] ?? 0,
    chargesExceptionnelles: cashMovements[entries.exceptionalCharge] ?? 0,
    produitsExceptionnels: cashMovements[entries.exceptionalIncome] ?? 0,
    cessionMachines: cashMovements[entries.machineSale] ?? 0,
    achatMachines: cashMovements[entries.machinePurchase] ?? 0,
    extensionStock: cashMovements[entries.storageExtension] ?? 0,
    mensualites: cashMovements[entries.instalments] ?? 0,
    remboursementAnticipe: cashMovements[entries.earlyRepayment] ?? 0,
    emprunt: cashMovements[entries.newLoan] ?? 0,
    agios: cashMovements[entries.overdraftInterest] ?? 0,
    interetsPlacement: cashMovements[entries.depositInterest] ?? 0,
    dividendes: cashMovements[entries.dividendPayment] ?? 0,
    impotSocietes: (cashMovements[entries.taxPayment] ?? 0) + (cashMovements[entries.taxRefund] ?? 0),
    pretUrgence: cashMovements[entries.emergencyLoan] ?? 0,
  }
}

/** Returns receipts and payments of the quarter, both positive, in centimes. */
export function cashTotals(cashMovements: readonly number[]): { receipts: number; payments: number } {
  let receipts = 0
  let payments = 0
  for (const move of cashMovements) {
    if (move > 0) receipts += move
    else payments -= move
  }
  return { receipts, payments }
}
