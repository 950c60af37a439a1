import * as z from 'zod'
import { companyNameMax } from './company-identity.ts'
import { violationMessages } from './errors.ts'
import { boolean, integer, link, name, oneOf, pathId, reference, resource } from './fields.ts'

/**
 * Who decides in a company: its members (`human`), a strategy (`computer`), nobody (`vacant`: it plays on with what
 * carries over), or nobody since an administrator took it out of the coming quarters (`out`).
 */
export const seatKinds = ['human', 'computer', 'vacant', 'out'] as const
export type SeatKind = (typeof seatKinds)[number]

/** How well a computer plays: 1 repeats its last quarter, 3 looks two quarters ahead. */
export const strategyLevels = [1, 2, 3] as const

/** What a computer relies on: staying close to the market, low prices, quality, or research. */
export const temperaments = ['prudent', 'prix', 'qualite', 'innovateur'] as const

export const ComputerSchema = z.object({
  level: z.literal(strategyLevels),
  temperament: z.enum(temperaments),
})
/** The strategy that decides in a company. */
export type Computer = z.output<typeof ComputerSchema>

/** What a computer decided in the published quarters of a game. */
export const ComputerPlaySchema = z.object({
  companyId: z.number(),
  username: z.string(),
  seat: z.number(),
  ...ComputerSchema.shape,
  /** The values that it gave, in human units by the key of the decision; those of the rules for all others. */
  quarters: z.array(
    z.object({
      quarter: z.number(),
      given: z.record(z.string(), z.number()),
      classement: z.number(),
      /** BA. */
      valeurSociete: z.number(),
    }),
  ),
})
export type ComputerPlay = z.output<typeof ComputerPlaySchema>

/** A member decides in a company; an observer only reads it. */
export const memberKinds = ['member', 'observer'] as const
export type MemberKind = (typeof memberKinds)[number]

export const seatsMax = 10_000

/** The state of a company in the open quarter. */
export const seatFields = {
  /** The number of its place in the game, from 1. */
  seat: z.number(),
  kind: z.enum(seatKinds),
  /** Whether the company would take part in a quarter that closes now: it is vacant, or a member's account is enabled. */
  playing: z.boolean(),
}

export const PersonSchema = z.object({ id: z.number(), name: z.string() })
export type Person = z.output<typeof PersonSchema>

export const RoleOfMemberSchema = z.object({ id: z.number(), name: z.string() })

const powers = {
  kind: z.enum(memberKinds),
  roles: z.array(RoleOfMemberSchema),
  /** The areas in which the person may decide now, by the key of the menu. */
  areas: z.array(z.string()),
}

export const MemberSchema = z.object({
  user: z.object({ id: z.number(), username: z.string(), image: z.string() }),
  ...powers,
  /** False for somebody marked as absent, who does not count for a majority. */
  active: z.boolean(),
  since: z.string(),
  /** Whether the person has the game open on some device. */
  online: z.boolean(),
})
export type Member = z.output<typeof MemberSchema>

/** What the caller may do in a company. */
export const OwnPowersSchema = z.object({
  ...powers,
  /** Whether the caller may make the sheet final, or approve it. */
  maySubmit: z.boolean(),
})
export type OwnPowers = z.output<typeof OwnPowersSchema>

export const SeatSchema = z.object({
  ...resource,
  game: z.object(link),
  seat: z.number(),
  kind: z.enum(seatKinds),
  /** The name that the company was given; null as long as it has none. */
  name: z.string().nullable(),
  /** The name under which it appears. */
  username: z.string(),
  /** The strategy that decides; null unless a computer holds the seat. */
  computer: ComputerSchema.nullable(),
  members: z.array(MemberSchema),
  /** With which players join the team; null where teams do not form by code, and for a computer without members. */
  code: z.string().nullable(),
  /** Whether the company has results that count; such a company starts again when it is taken back in. */
  hasResults: z.boolean(),
})
export type Seat = z.output<typeof SeatSchema>

export const SeatsSchema = z.object({
  /** By number. */
  seats: z.array(SeatSchema),
  /** The invited players without a seat, by username. */
  unassigned: z.array(MemberSchema.shape.user),
})
export type Seats = z.output<typeof SeatsSchema>

const people = () => z.array(reference('users'), { error: violationMessages.list })

export const computer = () =>
  z.object(
    {
      level: z.literal(strategyLevels, { error: violationMessages.choice }),
      temperament: oneOf(temperaments),
    },
    { error: violationMessages.object },
  )

/** The most computers that are added at once. */
export const computersAtOnceMax = 100

/** How many computers play, and each how; they get their names and seats in this order. */
export const computers = () =>
  z
    .array(computer(), { error: violationMessages.list })
    .max(computersAtOnceMax, { error: violationMessages['out-of-bounds'] })

export const NewComputersBody = z.object({
  computers: computers().min(1, { error: violationMessages.empty }),
})
export type NewComputers = z.output<typeof NewComputersBody>

/**
 * Who decides in several companies from now on. With `computer`, all of them are played alike; with `human`, those that
 * a computer holds go back to their members, and all others stay as they are.
 */
export const HoldersBody = z.object({
  companies: z
    .array(integer(1, Number.MAX_SAFE_INTEGER, violationMessages.reference), {
      error: violationMessages.list,
    })
    .min(1, { error: violationMessages.empty })
    .max(seatsMax, { error: violationMessages['out-of-bounds'] }),
  kind: oneOf(['computer', 'human']),
  /** Required for a computer, and for no other kind. */
  computer: computer().optional(),
})
export type Holders = z.output<typeof HoldersBody>

export const NewSeatBody = z.object({
  kind: oneOf(seatKinds).default('vacant'),
  name: name(companyNameMax).optional(),
  /** Required for a computer, and for no other kind. */
  computer: computer().optional(),
  /** With the kind `human` only, which then needs at least one. */
  members: people().optional(),
})
export type NewSeat = z.output<typeof NewSeatBody>
/** A missing field keeps its value. */
export const SeatBody = z.object({
  kind: oneOf(seatKinds).optional(),
  name: name(companyNameMax).nullable().optional(),
  /** Required when a computer takes the seat; alone, it changes how the computer plays. */
  computer: computer().optional(),
})
export type SeatChange = z.output<typeof SeatBody>

export const MemberParams = z.object({ id: pathId(), userId: pathId() })
/** A missing field keeps its value; a person without a seat becomes a member with all areas. */
export const MemberBody = z
  .object({
    kind: oneOf(memberKinds).optional(),
    roles: z
      .array(z.number().int({ error: violationMessages.reference }), { error: violationMessages.list })
      .optional(),
    active: boolean().optional(),
    /** Takes a person out of another company of the game. */
    move: boolean().optional(),
  })
  .default({})
export type MemberChange = z.output<typeof MemberBody>
