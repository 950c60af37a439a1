import { floorDiv, MU, mul } from '../arithmetic.ts'
import type { Phase } from '../catalogue/phases.ts'

/** How well a computer plays: 1 repeats its last quarter, 2 reacts to it, 3 looks two quarters ahead. */
export const strategyLevels = [1, 2, 3] as const
export type StrategyLevel = (typeof strategyLevels)[number]

/** A computer of a game. */
export type StrategySeat = {
  /** The number of its place in the game, from 1. */
  seat: number
  /** What all characters of a game are drawn from, in 1..2147483646. */
  seed: number
  level: StrategyLevel
  temperament: Temperament
}

/** What a temperament spends and asks, in thousandths of the reference; the last three are decisions as they are. */
type Constants = {
  price: number
  advertising: number
  quality: number
  research: number
  service: number
  training: number
  upkeep: number
  /** The stock wanted beyond the forecast demand. */
  cushion: number
  grade: number
  transport: number
}

const constants = {
  prudent: {
    price: 1000,
    advertising: 1100,
    quality: 1400,
    research: 1500,
    service: 1000,
    training: 1000,
    upkeep: 1100,
    cushion: 20,
    grade: 2,
    transport: 1,
  },
  prix: {
    price: 990,
    advertising: 1000,
    quality: 1600,
    research: 1000,
    service: 1200,
    training: 1000,
    upkeep: 1100,
    cushion: 40,
    grade: 1,
    transport: 1,
  },
  qualite: {
    price: 1070,
    advertising: 1200,
    quality: 1600,
    research: 1300,
    service: 1500,
    training: 1500,
    upkeep: 1200,
    cushion: 20,
    grade: 3,
    transport: 3,
  },
  innovateur: {
    price: 1040,
    advertising: 900,
    quality: 1200,
    research: 2400,
    service: 1200,
    training: 1000,
    upkeep: 1100,
    cushion: 30,
    grade: 2,
    transport: 2,
  },
} as const satisfies Record<string, Constants>

/** What a computer relies on: staying close to the market, low prices, quality, or research. */
export type Temperament = keyof typeof constants
export const temperaments = Object.keys(constants) as Temperament[]

/** What an expert adds to price, advertising and research in each phase, in thousandths. */
const phaseFactors: Record<Phase, Pick<Constants, 'price' | 'advertising' | 'research'>> = {
  Lancement: { price: 1080, advertising: 1300, research: 1500 },
  Croissance: { price: 1050, advertising: 1200, research: 1300 },
  Maturite: { price: 1000, advertising: 1000, research: 1000 },
  Declin: { price: 1000, advertising: 800, research: 0 },
}

/** How a computer plays a quarter: ratios in millionths, and the decisions that it never changes. */
export type Character = Constants

/** Below this number of quarters to come, research does not pay any more. */
const RESEARCH_HORIZON = 2

/**
 * Returns the character of a computer (strategies, rule 1): that of its temperament, with a price up to 2 %, and budgets of
 * advertising and research up to 10 % higher or lower, drawn for its seat.
 * @param quartersToCome the planned quarters after this one
 */
export function characterOf(seat: StrategySeat, phase: Phase, quartersToCome: number): Character {
  const own = ratiosOf(constants[seat.temperament])
  const [price, advertising, research] = drawsOf(seat)
  const drawn = {
    ...own,
    price: mul(own.price, MU + 200 * price),
    advertising: mul(own.advertising, MU + 1000 * advertising),
    research: mul(own.research, MU + 1000 * research),
  }
  return seat.level === 3 ? inPhase(drawn, phase, quartersToCome) : drawn
}

const THOUSANDTH = MU / 1000

function ratiosOf({ grade, transport, ...ratios }: Constants): Character {
  const inMillionths = Object.fromEntries(
    Object.entries(ratios).map(([name, thousandths]) => [name, thousandths * THOUSANDTH]),
  ) as Omit<Constants, 'grade' | 'transport'>
  return { ...inMillionths, grade, transport }
}

function inPhase(character: Character, phase: Phase, quartersToCome: number): Character {
  const factors = phaseFactors[phase]
  const research = mul(character.research, factors.research * THOUSANDTH)
  return {
    ...character,
    price: mul(character.price, factors.price * THOUSANDTH),
    advertising: mul(character.advertising, factors.advertising * THOUSANDTH),
    research: quartersToCome < RESEARCH_HORIZON ? floorDiv(research, 2) : research,
  }
}

/** The modulus 2^31 − 1 and the multiplier of the minimal standard generator of Park and Miller, 1993. */
const MODULUS = 2_147_483_647
const MULTIPLIER = 48_271
/** The first numbers of neighbouring seeds resemble each other. */
const DRAWS_DROPPED = 2

/** Draws three numbers in −100..100. */
export function drawsOf({ seed, seat }: Pick<StrategySeat, 'seed' | 'seat'>): [number, number, number] {
  let x = 1 + ((31 * seed + seat) % (MODULUS - 1))
  const draw = (): number => {
    x = (MULTIPLIER * x) % MODULUS
    return (floorDiv(x, 65_536) % 201) - 100
  }
  for (let dropped = 0; dropped < DRAWS_DROPPED; dropped += 1) draw()
  return [draw(), draw(), draw()]
}
