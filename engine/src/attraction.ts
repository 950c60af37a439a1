import { clamp, MU, mul, mulDivRound, NANO, roundDivBig, roundOfProduct, toStored } from './arithmetic.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Environment, Sensitivities } from './environment.ts'
import { exp, ln } from './logarithm.ts'
import type { Image } from './marketing.ts'
import type { AttractionTerms, Position } from './position.ts'
import { STANDARD_CHOICE } from './quality.ts'

/** Billionths in a millionth. */
const NANO_PER_MU = 1000
/** Bounds of the exponent, in billionths: beyond them a company has all customers or none anyway. */
const EXPONENT_MIN = -12 * NANO
const EXPONENT_MAX = 6 * NANO
/** Customers perceive service as (0.5 + service) / 1.5, so that the reference gives 1; millionths. */
const SERVICE_OFFSET = 500_000
const SERVICE_DIVISOR = 1_500_000

/** The attraction of a company for the customers of one segment, and its terms. */
export interface SegmentAttraction {
  readonly terms: AttractionTerms
  /** e to the power of the sum of terms, in billionths; the reference competitor's behaviour gives 10^9. */
  readonly attraction: number
}

/** The attraction of a company for customers. */
export interface Attraction {
  /** One entry per segment of the market. */
  readonly segments: readonly SegmentAttraction[]
  /** Mean of the segments' attractions, weighted by their share of the market, in billionths. */
  readonly attraction: number
}

/** Computes the attraction of a company in each segment (model, 8.7). */
export function attract(opening: Position, d: Decisions, image: Image, environment: Environment): Attraction {
  const segments = environment.segments.map(({ sensitivities }) =>
    attractSegment(opening, d, image, sensitivities, environment),
  )
  const [first, second] = segments
  if (first === undefined) throw new Error('the market has no segment')
  if (second === undefined) return { segments, attraction: first.attraction }
  const [shareOfFirst = 0, shareOfSecond = 0] = environment.segments.map(({ share }) => share)
  const weighted =
    BigInt(first.attraction) * BigInt(shareOfFirst) + BigInt(second.attraction) * BigInt(shareOfSecond)
  return { segments, attraction: toStored(roundDivBig(weighted, BigInt(MU))) }
}

/** Computes the attraction in one segment: price enters the exponent linearly, efforts as logarithms. */
function attractSegment(
  opening: Position,
  d: Decisions,
  image: Image,
  weights: Sensitivities,
  environment: Environment,
): SegmentAttraction {
  const { criteria: c, clock } = environment
  const quartersPlayed = clock.quarterNumber - 1
  const serviceFelt = mulDivRound(SERVICE_OFFSET + image.service, MU, SERVICE_DIVISOR)
  const expectedProgress = c.progresReference * quartersPlayed
  const terms = {
    price: 0 - roundOfProduct([weights.price, NANO_PER_MU, d.prixVente - c.prixReference], c.prixReference),
    advertising: mul(ln(Math.max(1, advertisingFelt(image.awareness, environment))), weights.advertising),
    quality: mul(ln(Math.max(1, 2 * image.reputation)), weights.quality),
    research: mulDivRound(weights.research, opening.researchLevel * MU - expectedProgress, NANO_PER_MU),
    service: mul(ln(Math.max(1, serviceFelt)), weights.service),
    delivery: NANO_PER_MU * c.effetTransport * (d.modeTransport - STANDARD_CHOICE) + 0,
    terms: mulDivRound(weights.terms, image.paymentDelay - c.delaiReference, NANO_PER_MU),
  }
  const total =
    terms.price +
    terms.advertising +
    terms.quality +
    terms.research +
    terms.service +
    terms.delivery +
    terms.terms
  return { terms, attraction: exp(clamp(total, EXPONENT_MIN, EXPONENT_MAX)) }
}

/**
 * Returns awareness relative to the reference's, in millionths; the offset keeps a company without advertising in the
 * market.
 */
function advertisingFelt(awareness: number, { criteria: c }: Environment): number {
  const offset = mul(c.publiciteReference, c.seuilPublicite)
  return mulDivRound(offset + awareness, MU, mul(c.publiciteReference, MU + c.seuilPublicite))
}
