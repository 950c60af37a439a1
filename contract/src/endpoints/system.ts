import * as z from 'zod'
import { superOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { SeveralAnswersSchema, SeveralQuery } from '../several.ts'
import { AuditCollectionSchema, AuditQuery, SystemStatusSchema } from '../system.ts'

/** The product itself. */
export const systemEndpoints = {
  listComponentDocs: endpoint({
    access: 'anonymous',
    summary: 'Demonstrations of a component',
    success: 200,
    answer: z.array(z.object({ source: z.string() })),
  }),
  describeApi: endpoint({
    access: 'anonymous',
    summary: 'This description of the API, in OpenAPI 3.1',
    success: 200,
    answer: z.record(z.string(), z.unknown()),
  }),
  askSeveral: endpoint({
    access: 'anonymous',
    summary: 'What several GET calls answer, in their order, each as if it were made alone',
    success: 200,
    query: SeveralQuery,
    answer: SeveralAnswersSchema,
  }),
  health: endpoint({
    access: 'anonymous',
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
    summary: 'Liveness: whether the process answers, whatever its database does',
    success: 200,
    answer: z.object({ status: z.literal('ok') }),
  }),
  getSystemStatus: endpoint({
    access: superOnly,
    summary: 'Versions, database, queues, last backup and last verification',
    success: 200,
    answer: SystemStatusSchema,
  }),
  listAudit: endpoint({
    access: superOnly,
    summary: 'What administrators did, the latest first, a page at a time',
    success: 200,
    query: AuditQuery,
    answer: AuditCollectionSchema,
  }),
}
