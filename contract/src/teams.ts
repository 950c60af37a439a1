import { menus } from '@trimestre/engine'
import * as z from 'zod'
import { valuesByName, versionsByName } from './decisions.ts'
import { violationMessages } from './errors.ts'
import { boolean, integer, line, name, number, oneOf, pathId, reference, text } from './fields.ts'
import { MemberSchema, PersonSchema, RoleOfMemberSchema, SeatSchema } from './seats.ts'
import {
  contributionReaders,
  formations,
  roleNameMax,
  rolesMax,
  seedMax,
  submissionRules,
  teamModes,
  teamSizeMax,
  teamsBound,
} from './team-limits.ts'

export * from './team-limits.ts'

/** The keys of the menus in which companies decide. */
export const decisionAreas: readonly string[] = menus
  .filter(menu => menu.kind === 'decision')
  .map(menu => menu.key)

/** The settings of a game played in teams. */
export const TeamSettingsSchema = z.object({
  mode: z.enum(teamModes),
  /** Members of a team, observers not counted. */
  sizeMin: z.number(),
  sizeMax: z.number(),
  /** The largest number of teams that players form themselves; null: no limit. */
  teamsMax: z.number().nullable(),
  formation: z.enum(formations),
  submission: z.enum(submissionRules),
  /** The id of the role that makes sheets final, with the rule `role` only. */
  submissionRole: z.number().nullable(),
  contributions: z.enum(contributionReaders),
})
export type TeamSettings = z.output<typeof TeamSettingsSchema>

/** A missing field keeps its value. */
export const TeamSettingsBody = z.object({
  mode: oneOf(teamModes).optional(),
  sizeMin: integer(1, teamSizeMax).optional(),
  sizeMax: integer(1, teamSizeMax).optional(),
  teamsMax: integer(1, teamsBound).nullable().optional(),
  formation: oneOf(formations).optional(),
  submission: oneOf(submissionRules).optional(),
  submissionRole: integer(1, Number.MAX_SAFE_INTEGER, violationMessages.reference).nullable().optional(),
  contributions: oneOf(contributionReaders).optional(),
})
export type TeamSettingsChange = z.output<typeof TeamSettingsBody>

export const RoleSchema = z.object({
  ...RoleOfMemberSchema.shape,
  areas: z.array(z.string()),
  /** Whether members with this role make the sheet final. */
  submits: z.boolean(),
})
export type Role = z.output<typeof RoleSchema>

const area = () => line(60).refine(key => decisionAreas.includes(key), { error: violationMessages.unknown })

/** All roles of a game, in order; a role without id is new, and one that is left out is deleted. */
export const RolesBody = z
  .array(
    z.object({
      id: integer(1, Number.MAX_SAFE_INTEGER, violationMessages.reference).optional(),
      name: name(roleNameMax),
      areas: z.array(area(), { error: violationMessages.list }),
      submits: boolean(),
    }),
    { error: violationMessages.list },
  )
  .min(1, { error: violationMessages.empty })
  .max(rolesMax, { error: violationMessages['out-of-bounds'] })
export type RolesChange = z.output<typeof RolesBody>

/** A team as players who look for one see it. */
export const TeamPlacesSchema = z.object({
  id: z.number(),
  name: z.string(),
  seat: z.number(),
  memberCount: z.number(),
  /** How many more members it takes. */
  places: z.number(),
})
export type TeamPlaces = z.output<typeof TeamPlacesSchema>

export const splitOrders = ['order', 'random'] as const
/** Exactly one of `size` and `count`; without `users`, all invited players without a seat. */
export const SplitBody = z
  .object({
    size: integer(1, teamSizeMax).optional(),
    count: integer(1, teamsBound).optional(),
    by: oneOf(splitOrders),
    seed: integer(0, seedMax).optional(),
    users: z.array(reference('users'), { error: violationMessages.list }).optional(),
  })
  .refine(({ size, count }) => (size === undefined) !== (count === undefined), {
    path: ['size'],
    error: violationMessages.required,
  })
export type Split = z.output<typeof SplitBody>
export const SplitSchema = z.object({ seed: z.number(), seats: z.array(SeatSchema) })

/** One person per line: username or e-mail address, team, and the names of roles separated by `|`. */
export const TeamImportBody = z.object({ text: text(500_000), dryRun: boolean().optional() })
export const TeamImportSchema = z.object({
  teams: z.array(z.object({ name: z.string(), isNew: z.boolean(), members: z.array(z.string()) })),
  /** The people who leave the seat of another company. */
  moved: z.array(z.string()),
  /** The people who were not invited before. */
  invited: z.array(z.string()),
})
export type TeamImport = z.output<typeof TeamImportSchema>

export const TeamCodeSchema = z.object({ code: z.string() })

/** The members of a company, and how they make its sheet final. */
export const TeamSchema = z.object({
  company: z.object({ id: z.number(), name: z.string(), seat: z.number(), kind: SeatSchema.shape.kind }),
  rule: z.object({
    submission: z.enum(submissionRules),
    role: RoleOfMemberSchema.nullable(),
    /** The number of members whose approval makes the sheet final. */
    needed: z.number(),
  }),
  /** The members who approve the sheet as it is. */
  approvals: z.array(PersonSchema),
  locked: z.boolean(),
  members: z.array(MemberSchema),
  /** With which players join the team; null where teams do not form by code. */
  code: z.string().nullable(),
})
export type Team = z.output<typeof TeamSchema>

export const changeOutcomes = ['kept', 'refused', 'proposal'] as const
/** A change of a value, kept or refused, or accepted from a proposal. */
export const DecisionChangeSchema = z.object({
  id: z.number(),
  name: z.string(),
  area: z.string(),
  /** Null when nothing had been given in this quarter. */
  before: z.number().nullable(),
  after: z.number(),
  version: z.number(),
  outcome: z.enum(changeOutcomes),
  by: PersonSchema,
  /** Who accepted the value, when `by` had proposed it. */
  acceptedBy: PersonSchema.nullable(),
  at: z.string(),
  /** Whether it was made in a practice quarter: one number may stand for that quarter and for the one that counts. */
  practice: z.boolean(),
})
export type DecisionChange = z.output<typeof DecisionChangeSchema>

/** `round`: the number of a round; the one in play when absent. */
export const QuarterQuery = z.object({ round: number().optional() })
export const ChangesQuery = QuarterQuery.extend({ name: line(60).optional() })

/** Where a person is on the sheet; both are missing for one who only looks. */
export const PresenceBody = z.object({ area: area().nullish(), name: line(60).nullish() }).optional()

export const proposalStates = ['open', 'accepted', 'partly', 'declined', 'expired'] as const
export const ProposalSchema = z.object({
  id: z.number(),
  title: z.string(),
  note: z.string(),
  /** In human units, by the key of the decision. */
  decisions: z.record(z.string(), z.number()),
  state: z.enum(proposalStates),
  by: PersonSchema,
  at: z.string(),
  decidedBy: PersonSchema.nullable(),
  decidedAt: z.string().nullable(),
  /** The keys that were accepted. */
  acceptedNames: z.array(z.string()),
  /** Why it was declined. */
  reason: z.string(),
})
export type Proposal = z.output<typeof ProposalSchema>

export const NewProposalBody = z.object({
  title: line(100).refine(given => given.trim() !== '', { error: violationMessages.required }),
  note: text(1000).nullish(),
  decisions: valuesByName,
})
/** Without `names` all values are accepted. `versions` are those on which the accepting screen shows its differences. */
export const AcceptBody = z
  .object({
    names: z.array(line(60), { error: violationMessages.list }).optional(),
    versions: versionsByName.optional(),
  })
  .default({})

export const ProposalParams = z.object({ id: pathId(), proposalId: pathId() })
export const DeclineBody = z.object({ reason: text(500).nullish() }).optional()

/**
 * The acts of one person in one quarter of a company. The quarters of the present epoch come first. After them come those
 * that were practice until the game was restarted, which emptied their sheets: what these held is null.
 */
export const ContributionSchema = z.object({
  roundNb: z.number(),
  /** The numbers of quarters repeat in each epoch. */
  epoch: z.number(),
  practice: z.boolean(),
  /** Accepted changes of fields. */
  changes: z.number(),
  /** Keys whose value at the close of the quarter, or now, is from this person's last change. */
  kept: z.number().nullable(),
  proposals: z.number().nullable(),
  /** Proposals of this person of which something was accepted. */
  accepted: z.number().nullable(),
  approvals: z.number().nullable(),
  /** Minutes of the clock with a change or a sign of presence. */
  minutes: z.number(),
})
export const ContributionsSchema = z.array(
  z.object({ user: PersonSchema, quarters: z.array(ContributionSchema) }),
)
export type Contributions = z.output<typeof ContributionsSchema>
