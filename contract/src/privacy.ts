import * as z from 'zod'
import { ResultSchema } from './companies.ts'
import { UserSchema } from './users.ts'

const game = z.object({ id: z.number(), name: z.string() })
/** ISO 8601. */
const instant = z.string()

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
  companies: z.array(
    z.object({
      id: z.number(),
      game,
      joinedAt: instant,
      decisions: z.array(DecisionsOfAreaSchema),
      results: z.array(ResultSchema),
    }),
  ),
  invitations: z.array(z.object({ game, createdAt: instant })),
  joinRequests: z.array(z.object({ game, createdAt: instant, declinedAt: instant.nullable() })),
  administeredGames: z.array(game),
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
