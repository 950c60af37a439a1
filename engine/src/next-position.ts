import { MU, mulDivRound } from './arithmetic.ts'
import type { Closing } from './closing.ts'
import type { Environment } from './environment.ts'
import { renewBuildings, renewMachines } from './machine-park.ts'
import type { Position } from './position.ts'

/** Returns the position from which a company starts its next quarter (model, 8.12 and 10.3). */
export function nextPosition(
  { preparation, own, outcome, demand }: Closing,
  { criteria: c, clock }: Environment,
): Position {
  const { opening, orders, production, people, image } = preparation
  const { accounts, intangibles, research } = own
  const { values: d } = orders
  const { primaryDemand, unsatisfied } = outcome
  return {
    quarterNumber: clock.quarterNumber,
    balances: accounts.balances,
    machines: renewMachines(preparation.park.lots, d.achatMachines, c.coutMachine),
    buildings: renewBuildings(opening.buildings, d.extensionStock * c.coutExtensionStock),
    loans: accounts.loans,
    receivableNext: accounts.revenue.receivableNext,
    receivableLater: accounts.revenue.receivableLater,
    stock: own.warehouse.stock,
    storage: opening.storage + d.extensionStock,
    workers: preparation.staff.workers,
    wear: own.wear.closing,
    morale: people.morale,
    training: people.training,
    experience: opening.experience + production.produced,
    awareness: image.awareness,
    reputation: image.reputation,
    service: image.service,
    paymentDelay: image.paymentDelay,
    stockOutRate: primaryDemand === 0 ? 0 : mulDivRound(unsatisfied, MU, primaryDemand),
    lastSales: outcome.sales,
    researchLevel: research.level,
    researchSpent: opening.researchSpent + d.budgetRD,
    researchEffective: research.effective,
    researchCapital: intangibles.researchCapital,
    brandCapital: intangibles.brandCapital,
    openingResearch: opening.openingResearch,
    openingBrand: opening.openingBrand,
    taxLosses: accounts.tax.lossesLeft,
    yearBase: accounts.tax.yearBase,
    yearTax: accounts.tax.yearTax,
    dividendsAccount: intangibles.dividendsAccount,
    cumulativeResult: opening.cumulativeResult + accounts.netResult,
    rescues: opening.rescues + (accounts.emergency > 0 ? 1 : 0),
    status: accounts.equity < 0 ? 'recovery' : 'normal',
    before: demand,
    standing: orders.standing,
  }
}
