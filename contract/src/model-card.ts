import type { CurveKey } from '@trimestre/engine'
import * as z from 'zod'
import { explanationLevels, marketTypeNames, phaseNames } from './games.ts'

/** The levers of a model card, in the order in which it shows them. */
export const curveKeys = [
  'price',
  'advertising',
  'quality',
  'research',
  'unitCost',
  'wear',
  'training',
] as const satisfies readonly CurveKey[]

const curveSchema = z.object({
  key: z.enum(curveKeys),
  /** The number of the segment, from 1; null where all customers react alike, and where none are concerned. */
  segment: z.number().nullable(),
  /** The decision that moves the lever, and the level of the game that opens it. */
  decision: z.string(),
  opensAt: z.number(),
  /** 21 values of the lever: BA, units, points of quality, levels of research; from 0 to 1 at the level `figures`. */
  x: z.array(z.number()),
  /** The effect in percent of the effect at the reference; null at the level `figures`. */
  y: z.array(z.number()).nullable(),
  /** The effect from 0 to 1 without a scale, at the level `figures` only. */
  shape: z.array(z.number()).nullable(),
  /** The value of the lever at which the effect is 100, on the scale of `x`. */
  reference: z.number(),
})
export type Curve = z.output<typeof curveSchema>

const formulaSchema = z.object({
  key: z.enum(curveKeys),
  segment: z.number().nullable(),
  /** Mathematical notation, in which `x` is the lever. */
  text: z.string(),
  /** `name` is that of a criterion, or of what the opening company brings. */
  coefficients: z.array(z.object({ symbol: z.string(), name: z.string(), value: z.number() })),
})
export type CurveFormula = z.output<typeof formulaSchema>

/**
 * What the market of a game rewards: the curves of its levers from base criteria, phase and market types, in as much
 * detail as the game explains.
 */
export const ModelCardSchema = z.object({
  level: z.enum(explanationLevels),
  /** The name of the product; null for a game without one. */
  product: z.string().nullable(),
  phase: z.enum(phaseNames),
  /** The market type, or those of the two segments. */
  customers: z.array(z.enum(marketTypeNames)).min(1),
  /** The level of the game, which opens decisions. */
  gameLevel: z.number(),
  curves: z.array(curveSchema),
  /** Null below the level `coefficients`. */
  formulas: z.array(formulaSchema).nullable(),
})
export type ModelCard = z.output<typeof ModelCardSchema>
