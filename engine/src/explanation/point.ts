import { MU, mul, mulDivRound } from '../arithmetic.ts'
import { closeOwn, type OwnClosing } from '../closing.ts'
import { type Preparation, prepareCompany } from '../company-quarter.ts'
import { type Decisions, decisionsInForce } from '../decisions-in-force.ts'
import type { Environment } from '../environment.ts'
import { ln } from '../logarithm.ts'
import { priceResponse, seasonOf, tradeFor } from '../market.ts'
import type { AttractionTerms, Position } from '../position.ts'
import { publishOwnFigures, publishOwnStatements } from '../publish-own.ts'
import { type Figures, figuresOf, statementFigures } from './figures.ts'

/** Everything that a company's quarter depends on; between two quarters, some of it is old and some new. */
export interface Circumstances {
  readonly opening: Position
  readonly environment: Environment
  /** Decisions before any limit. */
  readonly wanted: Decisions
  /** Total number of customers, in units. */
  readonly demand: number
}

/** A quarter played under some circumstances: its figures, and the logarithms that make up its demand (billionths). */
export interface Point {
  readonly figures: Figures
  /** One entry per segment of the market: the terms of attraction, and the logarithm of demand per firm. */
  readonly segments: readonly { readonly terms: AttractionTerms; readonly market: number }[]
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
  const own = closeOwn(preparation, tradeFor(demand, preparation.goods), environment)
  return { ...preparation, ...own }
}

/** Returns the point of a played quarter. */
export function pointOf(circumstances: Circumstances, played: Preparation & OwnClosing): Point {
  const { environment } = circumstances
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
    segments: appeal.segments.map(({ terms }, index) => ({
      terms,
      market: demandPerFirm(environment, environment.segments[index]?.share ?? MU),
    })),
  }
}

/** Returns the logarithm of the demand per firm in a segment, in billionths. */
function demandPerFirm(environment: Environment, share: number): number {
  const { criteria, clock, dimension } = environment
  const ratios = [criteria.coefDemande, seasonOf(clock, criteria), priceResponse(environment), share]
  return ln(
    Math.max(
      1,
      ratios.reduce((demand, ratio) => mul(demand, ratio), dimension * clock.index),
    ),
  )
}

/** Returns the share of a market, in millionths; 0 when nothing is sold. */
export function shareOf(sales: number, others: number): number {
  return sales + others === 0 ? 0 : mulDivRound(sales, MU, sales + others)
}
