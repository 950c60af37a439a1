import * as z from 'zod'
import { ResultSchema } from './companies.ts'
import { journalFields } from './journal.ts'
import {
  announcementAudiences,
  messageThreads,
  NotificationPreferencesSchema,
  notificationKindNames,
} from './messages.ts'
import { memberKinds } from './seats.ts'
import { changeOutcomes } from './teams.ts'
import { UserSchema } from './users.ts'

const game = z.object({ id: z.number(), name: z.string() })
/** ISO 8601. */
const instant = z.string()

/** The company and the round of an act. */
const quarter = { companyId: z.number(), roundNb: z.number() }

/** The decisions of an area, with values in human units by decision. */
const DecisionsOfAreaSchema = z.object({
  roundNb: z.number(),
  area: z.string(),
  draft: z.boolean(),
  values: z.record(z.string(), z.number()),
  savedAt: instant,
})

/** All data stored about a person (GDPR, articles 15 and 20), except passwords, tokens and links that carry one. */
export const PersonalDataSchema = z.object({
  profile: UserSchema,
  createdAt: instant,
  /** One entry for each membership, present and past, the oldest first. */
  companies: z.array(
    z.object({
      id: z.number(),
      /** Null when the company has none. */
      name: z.string().nullable(),
      game,
      seat: z.number(),
      kind: z.enum(memberKinds),
      /** The names of the person's roles. */
      roles: z.array(z.string()),
      joinedAt: instant,
      /** Null for a current membership. */
      leftAt: instant.nullable(),
      /** Of a member: those of the quarters that closed meanwhile, and of the open one. An observer has none. */
      decisions: z.array(DecisionsOfAreaSchema),
      results: z.array(ResultSchema),
    }),
  ),
  /** What the person did in companies, in the order of time. */
  changes: z.array(
    z.object({
      ...quarter,
      name: z.string(),
      before: z.number().nullable(),
      after: z.number(),
      outcome: z.enum(changeOutcomes),
      /** Whether the person changed the value, or accepted the value that another member had proposed. */
      act: z.enum(['changed', 'accepted']),
      at: instant,
    }),
  ),
  proposals: z.array(
    z.object({
      ...quarter,
      title: z.string(),
      note: z.string(),
      decisions: z.record(z.string(), z.number()),
      state: z.string(),
      /** Why it was declined. */
      reason: z.string(),
      at: instant,
    }),
  ),
  /** The proposals of other members that the person accepted or declined. */
  settledProposals: z.array(
    z.object({ ...quarter, title: z.string(), state: z.string(), reason: z.string(), at: instant }),
  ),
  approvals: z.array(z.object({ ...quarter, at: instant })),
  /** When the person made the decisions of a quarter final. */
  locks: z.array(z.object({ ...quarter, at: instant })),
  /** The minutes of the clock in which the person worked on the sheet of a quarter. */
  minutes: z.array(z.object({ ...quarter, at: instant })),
  /** The last answers of the person to whether a company serves as an example in the debrief of its class. */
  debriefConsents: z.array(z.object({ companyId: z.number(), given: z.boolean(), at: instant })),
  /** What the person wrote down, as staff, during the debriefs of a game. */
  debriefNotes: z.array(z.object({ game, roundNb: z.number(), text: z.string(), at: instant })),
  /**
   * The texts and predictions of journals that the person wrote, alone or with others; amounts in BA. In an export that
   * staff make, a text that they do not read is null.
   */
  journal: z.array(
    z.object({
      ...quarter,
      field: z.enum(journalFields),
      value: z.union([z.string(), z.number(), z.null()]),
      at: instant,
    }),
  ),
  /** The quizzes that the person opened. A key is null until its quiz is closed, and where it is never shown. */
  quizPapers: z.array(
    z.object({
      game,
      title: z.string(),
      quarter: z.number(),
      openedAt: instant,
      finishedAt: instant.nullable(),
      questions: z.array(
        z.object({
          template: z.string(),
          options: z.array(z.number()).nullable(),
          key: z.number().nullable(),
        }),
      ),
      answers: z.array(
        z.object({
          question: z.number(),
          attempt: z.number(),
          text: z.string().nullable(),
          value: z.number(),
          right: z.boolean(),
          at: instant,
        }),
      ),
    }),
  ),
  /** What the person gave in peer evaluations. */
  peerRatingsGiven: z.array(
    z.object({
      game,
      title: z.string(),
      ratedId: z.number(),
      ratings: z.array(z.number()),
      comment: z.string(),
      at: instant,
    }),
  ),
  /**
   * What others gave the person in released peer evaluations, as the person reads it: the means, null with too few
   * raters to stay anonymous.
   */
  peerResults: z.array(
    z.object({
      game,
      title: z.string(),
      n: z.number().nullable(),
      means: z.record(z.string(), z.number()).nullable(),
      factor: z.number(),
    }),
  ),
  /**
   * What staff have entered for the next grades. Persons who export their own data read it in the rows of published grades
   * only, so that nobody learns a grade before its publication.
   */
  gradeMarks: z.array(
    z.object({ game, component: z.string(), mark: z.number().nullable(), excused: z.boolean() }),
  ),
  gradeAdjustments: z.array(z.object({ game, amount: z.number(), reason: z.string(), at: instant })),
  /** The own row of each published version of grades, as it was computed. */
  grades: z.array(
    z.object({
      game,
      version: z.number(),
      label: z.string(),
      publishedAt: instant,
      row: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  gradeReviews: z.array(
    z.object({
      game,
      version: z.number(),
      text: z.string(),
      at: instant,
      answer: z.string().nullable(),
      answeredAt: instant.nullable(),
    }),
  ),
  invitations: z.array(z.object({ game, createdAt: instant })),
  joinRequests: z.array(z.object({ game, createdAt: instant, declinedAt: instant.nullable() })),
  /** How many stops of the tour of each game the person has seen. */
  tours: z.array(z.object({ game, step: z.number() })),
  administeredGames: z.array(game),
  messages: z.array(
    z.object({
      gameId: z.number(),
      companyId: z.number(),
      thread: z.enum(messageThreads),
      text: z.string(),
      at: instant,
    }),
  ),
  announcements: z.array(
    z.object({
      gameId: z.number(),
      audience: z.enum(announcementAudiences),
      companyId: z.number().nullable(),
      text: z.string(),
      at: instant,
    }),
  ),
  /** What the person was notified of in the last months. */
  notifications: z.array(
    z.object({
      gameId: z.number().nullable(),
      kind: z.enum(notificationKindNames),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      at: instant,
      readAt: instant.nullable(),
    }),
  ),
  /** What the person is mailed about. */
  notificationPreferences: NotificationPreferencesSchema,
  mails: z.array(
    z.object({
      recipient: z.string(),
      template: z.string(),
      language: z.string(),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
  /** One entry for each session that was opened or renewed and can still be renewed. */
  sessions: z.array(z.object({ createdAt: instant, expiresAt: instant, usedAt: instant.nullable() })),
  externalIdentities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: instant })),
  pictures: z.array(z.object({ contentUrl: z.string(), byteCount: z.number(), createdAt: instant })),
})
export type PersonalData = z.output<typeof PersonalDataSchema>

/** `currentPassword` is required from users who erase their own account. */
export const EraseBody = z.object({ currentPassword: z.string().nullish() }).optional()
