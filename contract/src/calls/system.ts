import * as z from 'zod'
import { superOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { ok } from '../rights.ts'
import { AuditCollectionSchema, AuditQuery, SystemStatusSchema, TestMailSchema } from '../system.ts'

/** The product itself. */
export const systemEndpoints = {
  listComponentDocs: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Demonstrations of a component',
    success: 200,
    answer: z.array(z.object({ source: z.string() })),
  }),
  describeApi: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'This description of the API, in OpenAPI 3.1',
    success: 200,
    answer: z.record(z.string(), z.unknown()),
  }),
  health: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Readiness: whether the product and its database answer',
    success: 200,
    answer: z.object({
      status: z.literal('ok'),
      version: z.string(),
      timezone: z.string(),
      database: z.enum(['embedded', 'postgresql']),
    }),
  }),
  isAlive: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Liveness: whether the process answers, whatever its database does',
    success: 200,
    answer: z.object({ status: z.literal('ok') }),
  }),
  getSystemStatus: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'Versions, database, queues, last backup and last verification',
    success: 200,
    answer: SystemStatusSchema,
  }),
  sendTestMail: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'Send a mail to the own address and report what the mail server answered',
    success: 200,
    answer: TestMailSchema,
    refusals: ['auth/too-many-resets'],
  }),
  listAudit: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'What administrators did, the latest first, a page at a time',
    success: 200,
    query: AuditQuery,
    answer: AuditCollectionSchema,
  }),
}
