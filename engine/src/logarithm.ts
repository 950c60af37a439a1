import { floorDivBig, MU, NANO, roundDivBig, toStored } from './arithmetic.ts'

/** Working scale of the series: 10^18. */
const SCALE = 1_000_000_000_000_000_000n
/** ln 2 at the working scale. */
const LN2_SCALED = 693_147_180_559_945_309n
/** From the working scale down to billionths. */
const SCALE_PER_NANO = 1_000_000_000n
/** From millionths up to the working scale. */
const SCALE_PER_MU = 1_000_000_000_000n

/** ln 2 in billionths: the logarithm of one doubling. */
export const LN2_NANO = 693_147_181

/**
 * The error of a double's logarithm is far below this, in billionths, as is that of the model's own truncated series.
 * Outside this margin around a half both round to the same integer, and inside it the exact series decides.
 */
const LN_MARGIN = 1e-3
/** The same margin for the exponential, whose error grows with the result: relative part and absolute part. */
const EXP_MARGIN_RELATIVE = 1e-13
const EXP_MARGIN = 1e-3
/** Exponents beyond this bound (billionths) are left to the exact series; attractions never reach it. */
const EXP_FAST_LIMIT = 20 * NANO
const HALF = 0.5

/**
 * Returns the natural logarithm of x millionths (x ≥ 1), in billionths (model, section 2). A BigInt is accepted because
 * a demand in millionths may exceed 2^53.
 */
export function ln(x: number | bigint): number {
  const approximate = Math.log(Number(x) / MU) * NANO
  const below = Math.floor(approximate)
  if (Math.abs(approximate - below - HALF) > LN_MARGIN) {
    return (approximate - below > HALF ? below + 1 : below) + 0
  }
  return lnExact(BigInt(x))
}

/** Returns e to the power of u billionths, in billionths, at least 1 (model, section 2). */
export function exp(u: number): number {
  if (Math.abs(u) > EXP_FAST_LIMIT) return expExact(u)
  const approximate = Math.exp(u / NANO) * NANO
  const below = Math.floor(approximate)
  if (Math.abs(approximate - below - HALF) > EXP_MARGIN + approximate * EXP_MARGIN_RELATIVE) {
    return Math.max(1, approximate - below > HALF ? below + 1 : below)
  }
  return expExact(u)
}

/** Computes `ln` by the model's series, integer by integer. */
export function lnExact(x: bigint): number {
  let y = x * SCALE_PER_MU
  let doublings = 0n
  while (y >= 2n * SCALE) {
    y /= 2n
    doublings += 1n
  }
  while (y < SCALE) {
    y *= 2n
    doublings -= 1n
  }
  const z = ((y - SCALE) * SCALE) / (y + SCALE)
  const z2 = (z * z) / SCALE
  let total = 0n
  for (let p = z, m = 1n; p > 0n; p = (p * z2) / SCALE, m += 2n) total += p / m
  return toStored(roundDivBig(doublings * LN2_SCALED + 2n * total, SCALE_PER_NANO))
}

/** Computes `exp` by the model's series, integer by integer. */
export function expExact(u: number): number {
  const v = BigInt(u) * SCALE_PER_NANO
  const doublings = floorDivBig(v, LN2_SCALED)
  const rest = v - doublings * LN2_SCALED
  let total = 0n
  for (let term = SCALE, m = 0n; term > 0n; ) {
    total += term
    m += 1n
    term = (term * rest) / (SCALE * m)
  }
  const scaled = doublings >= 0n ? total << doublings : total >> -doublings
  const rounded = toStored(roundDivBig(scaled, SCALE_PER_NANO))
  return Math.max(1, rounded)
}
