import * as z from 'zod'
import { ResultSchema } from './companies.ts'
import { UserSchema } from './users.ts'

const game = z.object({ id: z.number(), name: z.string() })
/** ISO 8601. */
const instant = z.string()

/** Values in human units by decision. */
const DecisionsOfAreaSchema = z.object({
  roundNb: z.number(),
  area: z.string(),
  draft: z.boolean(),
  values: z.record(z.string(), z.number()),
  savedAt: instant,
})

/** All that is kept about a person (RGPD, articles 15 and 20). Passwords, tokens and links that carry one are not in it. */
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
  /** One entry for each time a session was begun or renewed and can still be. */
  sessions: z.array(z.object({ createdAt: instant, expiresAt: instant, usedAt: instant.nullable() })),
  externalIdentities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: instant })),
  pictures: z.array(z.object({ contentUrl: z.string(), byteCount: z.number(), createdAt: instant })),
})
export type PersonalData = z.output<typeof PersonalDataSchema>

/** `currentPassword` is asked of everybody who erases themselves. */
export const EraseBody = z.object({ currentPassword: z.string().nullish() }).optional()
