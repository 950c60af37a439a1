import type { Closing } from './closing.ts'
import {
  type CompanyState,
  type MarketState,
  type PublishedTerms,
  publishMarketState,
  publishState,
  publishTerms,
} from './company-state.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Environment } from './environment.ts'
import type { DemandEffects } from './explain-demand.ts'
import type { Piece } from './journal.ts'
import type { MarketSummary } from './market.ts'
import { nextPosition } from './next-position.ts'
import {
  type OwnFigures,
  type OwnStatements,
  publishOwnFigures,
  publishOwnStatements,
} from './publish-own.ts'

/** A company's quarter and its market, as screens and documents know them (model, 10 and 12). */

/** Why demand moved: the terms of attraction (billionths) and the effects (units), which add up to `total`. */
export interface DemandStatement {
  termes: PublishedTerms
  effets: PublishedTerms & { marche: number; concurrence: number; report: number; total: number }
}

/** The statements of a company's quarter, centimes unless said otherwise. */
export interface Statements extends OwnStatements {
  demande: DemandStatement
}

/** The figures of a company's quarter (model, 10.1 and 10.2). */
export type CompanyResult = ReturnType<typeof publishResult>

/** A company's quarter as published; engine integers throughout. */
export interface CompanyQuarter {
  result: CompanyResult
  state: CompanyState
  /** Every decision at engine scale, after all limits. */
  decisions: Decisions
  /** The pieces as they were posted; `journalLines` prints them. */
  journal: readonly Piece[]
  statements: Statements
}

export interface MarketResult {
  demandeTotale: number
  demandeReference: number
  ventesReference: number
  ventesTotales: number
  demandePerdue: number
  reportTotal: number
  prixMoyen: number
  entreprises: number
  entreprisesVirtuelles: number
  attractionReference: number
  indice: number
  lnMarche: number
  state: MarketState
}

/** The market of the quarter as published. */
export function publishMarket(summary: MarketSummary, { clock }: Environment): MarketResult {
  return {
    demandeTotale: summary.totalDemand,
    demandeReference: summary.referenceDemand,
    ventesReference: summary.referenceSales,
    ventesTotales: summary.totalSales,
    demandePerdue: summary.lostDemand,
    reportTotal: summary.transferred,
    prixMoyen: summary.meanPrice,
    entreprises: summary.companies,
    entreprisesVirtuelles: summary.virtualFirms,
    attractionReference: summary.referenceAttraction,
    indice: clock.index,
    lnMarche: summary.logDemandPerFirm,
    state: publishMarketState(clock),
  }
}

/** A company's quarter as published. */
export function publishCompany(closing: Closing, rank: number, environment: Environment): CompanyQuarter {
  const { accounts, orders } = closing
  const statements = publishOwnStatements(closing)
  return {
    result: publishResult(
      closing,
      rank,
      publishOwnFigures(closing, statements.tresorerie, environment.criteria),
    ),
    state: publishState(nextPosition(closing, environment)),
    decisions: orders.values,
    journal: accounts.pieces,
    statements: {
      ...statements,
      demande: { termes: publishTerms(closing.appeal.terms), effets: publishEffects(closing.effects) },
    },
  }
}

/** To its own figures come those that only the market decides, which no projection of a company's own can have. */
function publishResult(
  { outcome, image, appeal, trade, before, orders }: Closing,
  rank: number,
  own: OwnFigures,
) {
  return {
    ...own,
    classement: rank,
    partMarche: outcome.share,
    variationDemand: trade.demand - before.demand - before.received,
    demandePrimaire: outcome.primaryDemand,
    demandeReportee: outcome.received,
    demandePerdue: outcome.lost,
    reputation: image.reputation,
    notoriete: image.awareness,
    service: image.service,
    attraction: appeal.attraction,
    alertes: [...orders.alerts].sort(),
  }
}

function publishEffects(effects: DemandEffects): DemandStatement['effets'] {
  return {
    marche: effects.market,
    ...publishTerms(effects),
    concurrence: effects.competition,
    report: effects.received,
    total: effects.total,
  }
}
