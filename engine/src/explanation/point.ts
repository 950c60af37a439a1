import { floorOfProduct, MU, MU2, mulDivRound } from '../arithmetic.ts'
import { closeOwn, type OwnClosing } from '../closing.ts'
import { type Preparation, prepareCompany } from '../company-quarter.ts'
import { type Decisions, decisionsInForce } from '../decisions-in-force.ts'
import type { Environment } from '../environment.ts'
import { ln } from '../logarithm.ts'
import { referenceCompetitor, seasonOf, tradeFor } from '../market.ts'
import type { AttractionTerms, Position } from '../position.ts'
import { publishOwnFigures, publishOwnStatements } from '../publish-own.ts'
import { type Figures, figuresOf, statementFigures } from './figures.ts'

/** All players of a quarter together, as rivals of the reference competitor. */
export interface Rivalry {
  readonly companies: number
  /** Attraction of all players, billionths. */
  readonly attraction: number
}

/** Everything that a company's quarter depends on; between two quarters, some of it is old and some new. */
export interface Circumstances {
  readonly opening: Position
  readonly environment: Environment
  /** Decisions before any limit. */
  readonly wanted: Decisions
  /** Total number of customers, in units. */
  readonly demand: number
  readonly rivalry: Rivalry
}

/** A quarter played under some circumstances: its figures, and the logarithms that make up its demand (billionths). */
export interface Point {
  readonly figures: Figures
  readonly terms: AttractionTerms
  /** Logarithm of the demand per firm. */
  readonly market: number
  /** Logarithm of the attraction of all others together, as far as it depends on the reference competitor. */
  readonly others: number
}

/** Plays a company's own quarter for a given number of customers, with the functions of the quarter itself. */
export function play(circumstances: Circumstances): Preparation & OwnClosing {
  const { opening, environment, wanted, demand } = circumstances
  const preparation = prepareCompany(
    '',
    opening,
    decisionsInForce(environment.rules, wanted, opening),
    environment,
  )
  const own = closeOwn(preparation, tradeFor(demand, preparation.goods), environment.criteria)
  return { ...preparation, ...own }
}

/** Returns the point of a played quarter. */
export function pointOf(circumstances: Circumstances, played: Preparation & OwnClosing): Point {
  const { environment, rivalry } = circumstances
  const statements = publishOwnStatements(played)
  const { image, appeal } = played
  return {
    figures: {
      ...figuresOf({
        result: {
          ...publishOwnFigures(played, environment.criteria),
          reputation: image.reputation,
          notoriete: image.awareness,
          service: image.service,
          attraction: appeal.attraction,
        },
      }),
      ...statementFigures(statements),
    },
    terms: appeal.terms,
    market: demandPerFirm(environment),
    others: attractionOfOthers(environment, rivalry),
  }
}

function demandPerFirm({ criteria, clock, dimension }: Environment): number {
  const factors = [dimension, clock.index, criteria.coefDemande, seasonOf(clock, criteria)]
  return ln(Math.max(1, floorOfProduct(factors, MU2)))
}

function attractionOfOthers({ criteria }: Environment, { companies, attraction }: Rivalry): number {
  const reference = referenceCompetitor(companies, criteria)
  return ln(Math.max(1, attraction + reference.attraction))
}

/** Returns the share of a market, in millionths; 0 when nothing is sold. */
export function shareOf(sales: number, others: number): number {
  return sales + others === 0 ? 0 : mulDivRound(sales, MU, sales + others)
}
