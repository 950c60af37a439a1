import * as z from 'zod'
import { integer, line } from './fields.ts'

/** Instants are ISO 8601, UTC. */
const instant = z.iso.datetime()

/** Where a recomputation departs from what is stored; nothing is ever repaired by itself. */
export const MismatchSchema = z.object({
  gameId: z.number(),
  game: z.string(),
  quarter: z.number(),
  /** Null when it is the market's. */
  companyId: z.number().nullable(),
  document: z.string(),
  /** Of the engine that passed the quarter: another one may rightly compute otherwise. */
  engineVersion: z.string().nullable(),
})

export const VerificationSchema = z.object({
  beganAt: instant,
  endedAt: instant,
  games: z.number(),
  quarters: z.number(),
  /** The first ones found. */
  mismatches: z.array(MismatchSchema),
  mismatchCount: z.number(),
  /** Why it could not be carried out to the end. */
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
    /** When the last change of the tables was made, which tells their version. */
    tablesVersion: instant,
    connections: z.number(),
    connectionsMax: z.number(),
  }),
  queue: z.object({
    mailsWaiting: z.number(),
    /** Given up within the last 30 days. */
    mailsFailed: z.number(),
    oldestMailAt: instant.nullable(),
    /** Passages that are due and not yet made. */
    passesDue: z.number(),
    openStreams: z.number(),
  }),
  storage: z.object({
    pictures: z.number(),
    pictureBytes: z.number(),
    /** Null when files lie in an object store. */
    freeBytes: z.number().nullable(),
  }),
  lastBackup: z.object({ at: instant, bytes: z.number() }).nullable(),
  /** `HH:MM` in the school's time zone, null when the nightly verification is off. */
  verifyAt: z.string().nullable(),
  lastVerification: VerificationSchema.nullable(),
})
export type SystemStatus = z.output<typeof SystemStatusSchema>

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
  /** Null when the account is gone. */
  username: z.string().nullable(),
  userId: z.number(),
  role: z.string(),
  call: z.string(),
  game: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Identifiers and settings that the call named, and the names of what else it changed; never secrets. */
  details: z.record(z.string(), z.unknown()),
  /** As in the log and in the header X-Request-Id. */
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntrySchema>

export const AuditCollectionSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('hydra:Collection'),
  'hydra:member': z.array(AuditEntrySchema),
  'hydra:totalItems': z.number(),
})
