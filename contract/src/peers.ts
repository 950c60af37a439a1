import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { boolean, instant, integer, line, number, pathId, text } from './fields.ts'

/*
 * Peer evaluation: members of a team rate each other and themselves on five statements, from 1 to 5. Means have one
 * decimal where peers read them, factors three.
 */

export const peerStatements = ['part', 'ecoute', 'delais', 'qualite', 'savoir'] as const
export type PeerStatement = (typeof peerStatements)[number]

/** The longest comment of a rating, in characters, and the longest title of a round. */
export const peerCommentMax = 1000
export const peerTitleMax = 120

/** How many raters other than oneself make means and a factor. */
export const peerRatersMin = 3

/** The smallest and the largest factor unless staff choose others within these ranges. */
export const peerBounds = {
  lo: { min: 0.5, default: 0.85, max: 1 },
  hi: { min: 1, default: 1.05, max: 1.2 },
} as const

export const peerStates = ['draft', 'open', 'closed', 'released'] as const
export type PeerState = (typeof peerStates)[number]

/** What staff may look into; never part of a formula. */
export const peerFlags = ['uniform', 'self-high', 'conflict', 'clique', 'missing'] as const
export type PeerFlag = (typeof peerFlags)[number]

export const PeerRoundSchema = z.object({
  id: z.number(),
  title: z.string(),
  state: z.enum(peerStates),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  released: z.boolean(),
  /** The bounds of the factor; null for players. */
  lo: z.number().nullable(),
  hi: z.number().nullable(),
  /** How many people are asked and how many have given their form; null for players. */
  progress: z.object({ asked: z.number(), given: z.number() }).nullable(),
  /** Whether the caller is asked, and has given the form; null for staff. */
  mine: z.object({ asked: z.boolean(), given: z.boolean() }).nullable(),
})
export type PeerRound = z.output<typeof PeerRoundSchema>

/** A number with three decimals at most, between two bounds. */
const bound = ({ min, max }: { min: number; max: number }) =>
  number().refine(value => value >= min && value <= max && Number.isInteger(Math.round(value * 1e9) / 1e6), {
    error: violationMessages['out-of-bounds'],
  })

const fields = {
  title: line(peerTitleMax).refine(given => given.trim() !== '', { error: violationMessages.required }),
  /** When it opens; without, it stays a draft until it is opened. */
  opensAt: instant().nullish(),
  closesAt: instant().nullish(),
  lo: bound(peerBounds.lo).nullish(),
  hi: bound(peerBounds.hi).nullish(),
}
export const CreatePeerRoundBody = z.object(fields)
export type PeerRoundInput = z.output<typeof CreatePeerRoundBody>

/** What is left out stays as it is. */
export const UpdatePeerRoundBody = z.object({ ...fields, title: fields.title.optional() })
export type PeerRoundChange = z.output<typeof UpdatePeerRoundBody>

export const PeerRoundParams = z.object({ id: pathId(), peerRoundId: pathId() })
export const PeerPersonParams = z.object({ ...PeerRoundParams.shape, userId: pathId() })
export const PeerTextsQuery = z.object({ lang: line(35).optional() })

/** A statement with what 1, 3 and 5 stand for. */
const statement = z.object({
  key: z.enum(peerStatements),
  text: z.string(),
  anchors: z.object({ low: z.string(), middle: z.string(), high: z.string() }),
})

const given = z.object({
  userId: z.number(),
  /** From 1 to 5, in the order of {@link peerStatements}. */
  ratings: z.array(z.number()),
  comment: z.string(),
})

export const PeerFormSchema = z.object({
  round: PeerRoundSchema,
  statements: z.array(statement),
  members: z.array(z.object({ userId: z.number(), name: z.string(), self: z.boolean() })),
  /** What the caller gave; empty before. */
  mine: z.array(given),
})
export type PeerForm = z.output<typeof PeerFormSchema>

export const WritePeerFormBody = z.object({
  ratings: z
    .array(
      z.object({
        userId: integer(1, 2_147_483_647, violationMessages.reference),
        ratings: z
          .array(integer(1, 5), { error: violationMessages.list })
          .length(peerStatements.length, { error: violationMessages.required }),
        comment: text(peerCommentMax).nullish(),
      }),
      { error: violationMessages.list },
    )
    .max(1000, { error: violationMessages['out-of-bounds'] }),
})
export type PeerFormInput = z.output<typeof WritePeerFormBody>

const means = z.object({
  part: z.number(),
  ecoute: z.number(),
  delais: z.number(),
  qualite: z.number(),
  savoir: z.number(),
})

/** On what a factor rests: enough raters, or too few for one other than 1. */
export const peerBases = ['raters', 'too-few'] as const

const factor = z.object({
  proposed: z.number(),
  basis: z.enum(peerBases),
  /** What grades use: below 1 only once staff confirmed it, above 1 from the release on. */
  effective: z.number(),
  confirmed: z.boolean(),
})

export const PeerResultsSchema = z.object({
  round: PeerRoundSchema,
  statements: z.array(statement),
  companies: z.array(
    z.object({
      companyId: z.number(),
      companyName: z.string(),
      members: z.array(
        z.object({
          userId: z.number(),
          username: z.string(),
          /** How many others gave a whole form. */
          n: z.number(),
          means: means.nullable(),
          /** The mean of what others gave, with two decimals, as are those of the statements here. */
          mean: z.number().nullable(),
          self: z.number().nullable(),
          factor,
          flags: z.array(z.enum(peerFlags)),
        }),
      ),
      /** Who gave whom what. The rater is null for an erased person. */
      matrix: z.array(
        z.object({
          raterId: z.number().nullable(),
          ratedId: z.number(),
          ratings: z.array(z.number()),
          comment: z.string(),
        }),
      ),
    }),
  ),
})
export type PeerResults = z.output<typeof PeerResultsSchema>

export const MyPeerResultSchema = z.object({
  round: PeerRoundSchema,
  statements: z.array(statement),
  /** How many others gave a whole form; null with too few to stay anonymous. */
  n: z.number().nullable(),
  means: means.nullable(),
  /** The means of the team. */
  team: means.nullable(),
  factor: z.object({ effective: z.number() }),
  reason: z.enum(['too-few']).nullable(),
})
export type MyPeerResult = z.output<typeof MyPeerResultSchema>

export const ConfirmPeerFactorBody = z.object({ confirmed: boolean() })
