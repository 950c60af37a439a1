import { MU, mulDivRound } from './arithmetic.ts'
import type { MarketTypeKey } from './catalogue/market-types.ts'
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
import type { PrimaryDemandEffects } from './explain-demand.ts'
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

/** The effects that moved primary demand, in units. */
export type PrimaryEffects = PublishedTerms & { marche: number; concurrence: number }

/** A segment of the market as one company meets it. */
export interface SegmentStatement {
  /** Primary demand, units. */
  demande: number
  /** Share of the segment's demand, millionths. */
  part: number
  /** Billionths. */
  attraction: number
  /** Terms of attraction, billionths. */
  termes: PublishedTerms
  effets: PrimaryEffects
}

/** The explanation of demand: the effects in units, which add up to `total`, and each segment's own. */
export interface DemandStatement {
  effets: PrimaryEffects & { report: number; total: number }
  segments: SegmentStatement[]
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

/** A segment of the market, in units; one entry for the whole market when it is not divided. */
export interface MarketSegment {
  type: MarketTypeKey
  /** Share of the market, millionths. */
  part: number
  demande: number
  demandeReference: number
  /** Logarithm of demand per firm, billionths. */
  lnMarche: number
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
  /** Response of the whole market to the prices of the quarter before, millionths. */
  reponsePrix: number
  lnMarche: number
  segments: MarketSegment[]
  state: MarketState
}

/** Publishes the market of the quarter. */
export function publishMarket(summary: MarketSummary, { clock, segments }: Environment): MarketResult {
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
    reponsePrix: summary.priceResponse,
    lnMarche: summary.logDemandPerFirm,
    segments: segments.map(({ type, share }, index) => {
      const { demand = 0, referenceDemand = 0, logDemandPerFirm = 0 } = summary.segments[index] ?? {}
      return {
        type,
        part: share,
        demande: demand,
        demandeReference: referenceDemand,
        lnMarche: logDemandPerFirm,
      }
    }),
    state: publishMarketState(clock, summary.relativePrice),
  }
}

/** The rank of a company until all have closed their quarter. */
const UNRANKED = 0

/** Publishes a company's quarter, without its rank. */
export function publishCompany(closing: Closing, environment: Environment): CompanyQuarter {
  const { preparation, own } = closing
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
      demande: publishDemand(closing),
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

function publishDemand({ preparation, demand, effects, market }: Closing): DemandStatement {
  const segments = demand.segments.map((own, index): SegmentStatement => {
    const total = market.segments[index]?.demand ?? 0
    return {
      demande: own.demand,
      part: total === 0 ? 0 : mulDivRound(own.demand, MU, total),
      attraction: preparation.appeal.segments[index]?.attraction ?? 0,
      termes: publishTerms(own.terms),
      effets: publishEffects(effects.segments[index] ?? effects),
    }
  })
  return {
    effets: { ...publishEffects(effects), report: effects.received, total: effects.total },
    segments,
  }
}

function publishEffects(effects: PrimaryDemandEffects): PrimaryEffects {
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
  }
}
