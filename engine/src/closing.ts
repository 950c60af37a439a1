import { type Accounts, keepBooks } from './bookkeeping.ts'
import { CAPITAL } from './chart-of-accounts.ts'
import type { Preparation, Workshop } from './company-quarter.ts'
import { type Costs, operatingCosts } from './costs.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { warn } from './decisions-in-force.ts'
import type { Environment } from './environment.ts'
import { type DemandEffects, explainDemand, referenceDemandComponents } from './explain-demand.ts'
import { balanceOf } from './journal.ts'
import { wearDown } from './machine-park.ts'
import type { MarketSummary, Outcome, Trade } from './market.ts'
import type { MarketClock } from './market-clock.ts'
import type { DemandComponents } from './position.ts'
import { advanceResearch, type Research } from './research.ts'
import { storeGoods, type Warehouse } from './stock.ts'
import { ageIntangibles, appraise, type Intangibles, type Valuation } from './valuation.ts'

/** A company's own quarter once its customers are served: goods, money, wear, research and value. */
export interface OwnClosing extends Workshop {
  readonly trade: Trade
  readonly warehouse: Warehouse
  readonly costs: Costs
  readonly accounts: Accounts
  readonly wear: { readonly beforeDilution: number; readonly closing: number }
  readonly research: Research
  readonly intangibles: Intangibles
  readonly valuation: Valuation
}

/** A company at the end of its quarter: the basis of its results, its statements and its next position. */
export interface Closing {
  readonly preparation: Preparation
  readonly own: OwnClosing
  readonly outcome: Outcome
  /** Demand of this quarter, and of the one it is compared with. */
  readonly demand: DemandComponents
  readonly before: DemandComponents
  readonly effects: DemandEffects
  readonly market: MarketSummary
}

/**
 * Computes the sales, payments, books and value of one company, then explains its demand: stages 8.9 to 8.13 of the
 * model.
 */
export function closeCompany(
  preparation: Preparation,
  outcome: Outcome,
  summary: MarketSummary,
  environment: Environment,
): Closing {
  const demand = {
    demand: outcome.primaryDemand,
    received: outcome.received,
    segments: preparation.appeal.segments.map(({ terms }, index) => ({
      demand: outcome.segmentDemands[index] ?? 0,
      market: summary.segments[index]?.logDemandPerFirm ?? 0,
      terms,
    })),
  }
  const before = preparation.opening.before ?? referenceDemandComponents(environment)
  const own = closeOwn(preparation, tradeOf(outcome), environment)
  const effects = explainDemand(demand, before)
  return { preparation, own, outcome, demand, before, effects, market: summary }
}

/** Returns the outcome of the market as the company's own books record it: total demand and sales. */
function tradeOf({ primaryDemand, received, sales, resale, unsatisfied }: Outcome): Trade {
  return { demand: primaryDemand + received, sales, resale, unsatisfied }
}

/** The number of the quarter, which fixes its place in the financial year, and the coefficients in force. */
export interface OwnConditions {
  readonly clock: Pick<MarketClock, 'quarterNumber'>
  readonly criteria: OwnCriteria
}

/** Computes the sales, payments, books and value of one company: stages 8.9 to 8.12 of the model. */
export function closeOwn(
  workshop: Workshop,
  trade: Trade,
  { clock, criteria: c }: OwnConditions,
): OwnClosing {
  const { opening, orders, staff, park, people, production, quality, reputation, goods } = workshop
  const { values: d } = orders
  const warehouse = storeGoods(opening, goods, trade, orders)
  const costs = operatingCosts(opening, activityOf(workshop, trade, warehouse), d, c)
  const accounts = keepBooks(workshop, trade, warehouse, costs, { clock, criteria: c })
  warnOfLosses(workshop, accounts)
  const { produced, machineOutput } = production
  const use = { produced, machineOutput, maintenance: d.budgetMaintenance, bought: d.achatMachines }
  const wear = wearDown(park, opening, use, c)
  const intangibles = ageIntangibles(opening, d, c)
  return {
    opening,
    orders,
    staff,
    park,
    people,
    production,
    quality,
    reputation,
    goods,
    trade,
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
        openingResearch: opening.openingResearch,
        openingBrand: opening.openingBrand,
        revenue: accounts.revenue.revenue,
        reputation,
        workers: staff.workers,
        training: people.training,
        morale: people.morale,
        machines: park.count,
        openingWear: opening.wear,
        wear: wear.beforeDilution,
        receivableNext: accounts.revenue.receivableNext,
        receivableLater: accounts.revenue.receivableLater,
        sales: trade.sales,
        stock: warehouse.stock,
        netStockValue: accounts.stockValue.value - accounts.stockValue.writeDown,
      },
      c,
    ),
  }
}

function activityOf({ staff, park, production, quality }: Workshop, trade: Trade, warehouse: Warehouse) {
  return {
    workers: staff.workers,
    machines: park.count,
    produced: production.produced,
    capacity: production.capacity,
    sales: trade.sales,
    resale: trade.resale,
    stock: warehouse.stock,
    quality,
  }
}

/** Warns when equity is below half of the capital (Code de commerce, L.225-248); this restricts nothing. */
function warnOfLosses({ orders }: Workshop, { equity, balances }: Accounts): void {
  const capital = 0 - balanceOf(balances, CAPITAL)
  if (2 * equity < capital) warn(orders, 'PERTE_MOITIE_CAPITAL')
}
