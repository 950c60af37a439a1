import { clamp, MU, mul, mulDivRound } from './arithmetic.ts'
import { type Phase, type PhaseProfile, phases } from './catalogue/phases.ts'
import { millionths } from './human-number.ts'

/** The position of the market in the product life cycle. */
export interface MarketClock {
  /** Number of the quarter, from 1. */
  readonly quarterNumber: number
  readonly phase: Phase
  /** Quarters already spent in the phase without a break. */
  readonly quartersInPhase: number
  /** Size of the market per firm, millionths of the product's dimension. */
  readonly index: number
}

/** The market of the quarter before: its clock, and its relative price in millionths (model, 8.8). */
export interface PreviousMarket {
  readonly clock: MarketClock
  readonly relativePrice: number
}

/** Bounds of the index: the market can shrink to a hundredth and grow to a hundred times its size. */
const INDEX_MIN = 10_000
const INDEX_MAX = 100_000_000

/** Returns the profile of a phase; an unknown phase is a programming error. */
export function phaseProfile(phase: Phase): PhaseProfile {
  const profile = phases.find(({ key }) => key === phase)
  if (profile === undefined) throw new Error(`unknown phase: ${phase}`)
  return profile
}

/**
 * Returns the clock of the coming quarter (model, section 8.1). Inside a phase growth slides from its start to its end
 * value; a change of phase bends growth but never makes the index jump.
 * @param rounds planned number of quarters of the game
 * @param evolution the product's own growth per quarter, millionths
 */
export function nextClock(
  previous: MarketClock | null,
  phase: Phase,
  rounds: number,
  evolution: number,
): MarketClock {
  if (previous === null) {
    const index = millionths(phaseProfile(phase).initialIndex)
    return { quarterNumber: 1, phase, quartersInPhase: 0, index }
  }
  const quartersInPhase = previous.phase === phase ? previous.quartersInPhase + 1 : 0
  const growth = marketGrowth(phase, quartersInPhase, rounds, evolution)
  return {
    quarterNumber: previous.quarterNumber + 1,
    phase,
    quartersInPhase,
    index: clamp(mul(previous.index, MU + growth), INDEX_MIN, INDEX_MAX),
  }
}

/**
 * Returns the growth of the market in a quarter of a phase, in millionths (model, section 8.1).
 * @param quartersInPhase quarters already spent in the phase without a break
 * @param rounds planned number of quarters of the game
 * @param evolution the product's own growth per quarter, millionths
 */
export function marketGrowth(
  phase: Phase,
  quartersInPhase: number,
  rounds: number,
  evolution: number,
): number {
  const profile = phaseProfile(phase)
  const span = Math.max(roundsBetweenFirstAndLast(rounds), 1)
  const start = millionths(profile.growthStart)
  const slide = mulDivRound(millionths(profile.growthEnd) - start, Math.min(quartersInPhase, span), span)
  return start + slide + evolution
}

/** Returns the number of steps from the first planned quarter to the last. */
function roundsBetweenFirstAndLast(rounds: number): number {
  return rounds - 1
}
