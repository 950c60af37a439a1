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
import type { Journal } from './journal.ts'
import type { MarketSummary } from './market.ts'
import { nextPosition } from './next-position.ts'
import {
  type OwnFigures,
  type OwnStatements,
  publishOwnFigures,
  publishOwnStatements,
} from './publish-own.ts'

/** The published form of a company's quarter and its market (model, 10 and 12). */

/** The explanation of demand: the terms of attraction (billionths) and the effects (units), which add up to `total`. */
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
  /** The journal as it was posted; `journalLines` prints it. */
  journal: Journal
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

/** Publishes the market of the quarter. */
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

/** The rank of a company until all have closed their quarter. */
const UNRANKED = 0

/** Publishes a company's quarter, without its rank. */
export function publishCompany(closing: Closing, environment: Environment): CompanyQuarter {
  const { preparation, own, effects } = closing
  const { compteResultat, sig, bilan, tresorerie, valeur } = publishOwnStatements(own)
  return {
    result: publishResult(closing, publishOwnFigures(own, environment.criteria)),
    state: publishState(nextPosition(closing, environment)),
    decisions: preparation.orders.values,
    journal: own.accounts.journal,
    statements: {
      compteResultat,
      sig,
      bilan,
      tresorerie,
      valeur,
      demande: { termes: publishTerms(preparation.appeal.terms), effets: publishEffects(effects) },
    },
  }
}

/** Adds to a company's own figures those that only the market decides, which no projection can have. */
function publishResult({ preparation, own, outcome, before }: Closing, figures: OwnFigures) {
  const { orders, image, appeal } = preparation
  return {
    ...figures,
    classement: UNRANKED,
    partMarche: outcome.share,
    variationDemand: own.trade.demand - before.demand - before.received,
    demandePrimaire: outcome.primaryDemand,
    demandeReportee: outcome.received,
    demandePerdue: outcome.lost,
    reputation: image.reputation,
    notoriete: image.awareness,
    service: image.service,
    attraction: appeal.attraction,
    alertes: orders.alerts.toSorted(),
  }
}

function publishEffects(effects: DemandEffects): DemandStatement['effets'] {
  return {
    marche: effects.market,
    prix: effects.price,
    publicite: effects.advertising,
    qualite: effects.quality,
    rd: effects.research,
    service: effects.service,
    livraison: effects.delivery,
    conditions: effects.terms,
    concurrence: effects.competition,
    report: effects.received,
    total: effects.total,
  }
}
