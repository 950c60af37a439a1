import { type Accounts, keepBooks } from './bookkeeping.ts'
import type { Preparation } from './company-quarter.ts'
import { type Costs, operatingCosts } from './costs.ts'
import type { Environment } from './environment.ts'
import { type DemandEffects, explainDemand, referenceMemory } from './explain-demand.ts'
import { balanceOf } from './journal.ts'
import { wearDown } from './machine-park.ts'
import type { MarketSummary, Outcome } from './market.ts'
import type { DemandMemory } from './position.ts'
import { advanceResearch, type Research } from './research.ts'
import { storeGoods, type Warehouse } from './stock.ts'
import { ageIntangibles, appraise, type Intangibles, type Valuation } from './valuation.ts'

/** A company at the end of its quarter: everything that results, statements and the next position are made of. */
export interface Closing extends Preparation {
  readonly outcome: Outcome
  readonly warehouse: Warehouse
  readonly costs: Costs
  readonly accounts: Accounts
  readonly wear: { readonly beforeDilution: number; readonly closing: number }
  readonly research: Research
  readonly intangibles: Intangibles
  readonly valuation: Valuation
  /** Demand of this quarter, and of the one it is compared with. */
  readonly demand: DemandMemory
  readonly before: DemandMemory
  readonly effects: DemandEffects
}

/** Sells, pays, books and appraises: the stages 8.9 to 8.13 of the model, for one company. */
export function closeCompany(
  preparation: Preparation,
  outcome: Outcome,
  summary: MarketSummary,
  environment: Environment,
): Closing {
  const { criteria: c } = environment
  const { opening, orders, park, production } = preparation
  const { values: d } = orders
  const warehouse = storeGoods(opening, preparation.goods, outcome, orders)
  const costs = operatingCosts(opening, activityOf(preparation, outcome, warehouse), d, c)
  const accounts = keepBooks(preparation, outcome, warehouse, costs, c)
  warnOfLosses(preparation, accounts)
  const { produced, machineOutput } = production
  const use = { produced, machineOutput, maintenance: d.budgetMaintenance, bought: d.achatMachines }
  const wear = wearDown(park, opening, use, c)
  const intangibles = ageIntangibles(opening, d, c)
  const demand = {
    demand: outcome.primaryDemand,
    received: outcome.received,
    market: summary.logDemandPerFirm,
    terms: preparation.appeal.terms,
  }
  const before = opening.before ?? referenceMemory(environment)
  return {
    ...preparation,
    outcome,
    warehouse,
    costs,
    accounts,
    wear,
    research: advanceResearch(opening, d.budgetRD, c),
    intangibles,
    valuation: appraise(
      {
        equity: accounts.equity,
        intangibles,
        openingIntangibles: opening.openingIntangibles,
        workers: preparation.staff.workers,
        training: preparation.people.training,
        machines: park.count,
        wear: wear.beforeDilution,
        receivableNext: accounts.revenue.receivableNext,
        receivableLater: accounts.revenue.receivableLater,
        sales: outcome.sales,
        stock: warehouse.stock,
        netStockValue: accounts.stockValue.value - accounts.stockValue.writeDown,
      },
      c,
    ),
    demand,
    before,
    effects: explainDemand(demand, before),
  }
}

function activityOf(
  { staff, park, production, quality }: Preparation,
  outcome: Outcome,
  warehouse: Warehouse,
) {
  return {
    workers: staff.workers,
    machines: park.count,
    produced: production.produced,
    sales: outcome.sales,
    resale: outcome.resale,
    stock: warehouse.stock,
    quality: quality.quality,
  }
}

/** Equity below half of the capital (Code de commerce, L.225-248): a warning, no restriction. */
function warnOfLosses({ orders }: Preparation, { equity, balances }: Accounts): void {
  const capital = 0 - balanceOf(balances, '101')
  if (2 * equity < capital) orders.alerts.add('PERTE_MOITIE_CAPITAL')
}
