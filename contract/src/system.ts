import * as z from 'zod'
import { integer, line } from './fields.ts'

/** Instants are ISO 8601, UTC. */
const instant = z.iso.datetime()

/** A difference between a recomputation and the stored document; nothing is ever repaired automatically. */
export const MismatchSchema = z.object({
  gameId: z.number(),
  game: z.string(),
  quarter: z.number(),
  /** The version of the quarter. */
  version: z.number(),
  /** Null when the document is the market's, or what computers decided with. */
  companyId: z.number().nullable(),
  document: z.string(),
  /** Version of the engine that passed the quarter; another version may legitimately compute other figures. */
  engineVersion: z.string().nullable(),
})

export const VerificationSchema = z.object({
  beganAt: instant,
  endedAt: instant,
  games: z.number(),
  /** Number of quarters recomputed. */
  quarters: z.number(),
  /** Quarters passed by engines of other rules, which are not recomputed. */
  unchecked: z.array(z.object({ engineVersion: z.string().nullable(), quarters: z.number() })),
  /** The first mismatches that were found. */
  mismatches: z.array(MismatchSchema),
  mismatchCount: z.number(),
  /** The reason why the verification was not completed. */
  fault: z.string().nullable(),
})
export type Verification = z.output<typeof VerificationSchema>

export const SystemStatusSchema = z.object({
  product: z.object({
    version: z.string(),
    engineVersion: z.string(),
    node: z.string(),
    startedAt: instant,
    timezone: z.string(),
  }),
  database: z.object({
    kind: z.enum(['embedded', 'postgresql']),
    version: z.string(),
    bytes: z.number(),
    /** The time of the last change to the tables, which identifies their version. */
    tablesVersion: instant,
    connections: z.number(),
    connectionsMax: z.number(),
  }),
  queue: z.object({
    mailsWaiting: z.number(),
    /** Mails given up within the last 30 days. */
    mailsFailed: z.number(),
    oldestMailAt: instant.nullable(),
    /** Passes that are due and not yet done. */
    passesDue: z.number(),
    openStreams: z.number(),
  }),
  storage: z.object({
    pictures: z.number(),
    pictureBytes: z.number(),
    /** Null when files are in an object store. */
    freeBytes: z.number().nullable(),
  }),
  lastBackup: z.object({ at: instant, bytes: z.number() }).nullable(),
  /** Time of the nightly verification, `HH:MM` in the school's time zone; null when it is off. */
  verifyAt: z.string().nullable(),
  lastVerification: VerificationSchema.nullable(),
})
export type SystemStatus = z.output<typeof SystemStatusSchema>

export const TestMailSchema = z.object({
  email: z.string(),
  /** The name of the file in the outbox when no mail server is configured. */
  file: z.string().nullable(),
  /** Why the mail server did not take the mail, in its own words; null when it did. */
  refusal: z
    .object({ kind: z.enum(['address', 'signIn', 'envelope', 'other']), answer: z.string() })
    .nullable(),
})
export type TestMail = z.output<typeof TestMailSchema>

const id = () => integer(1, 2_147_483_647).optional()

export const AuditQuery = z.object({
  page: integer(1, 1_000_000).default(1),
  itemsPerPage: integer(1, 100).default(25),
  /** Name of a call, such as `configureGame`. */
  call: line(100).optional(),
  user: id(),
  game: id(),
  from: instant.optional(),
  to: instant.optional(),
})

export const AuditEntrySchema = z.object({
  id: z.number(),
  at: instant,
  /** Null when the account no longer exists. */
  username: z.string().nullable(),
  userId: z.number(),
  role: z.string(),
  call: z.string(),
  game: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Identifiers and settings of the call, and the names of everything else that it changed; never secrets. */
  details: z.record(z.string(), z.unknown()),
  /** The request ID, as in the log and in the header X-Request-Id. */
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntrySchema>

export const AuditCollectionSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('hydra:Collection'),
  'hydra:member': z.array(AuditEntrySchema),
  'hydra:totalItems': z.number(),
})
