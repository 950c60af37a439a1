import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

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
  health: endpoint({
    access: 'anonymous',
    summary: 'Whether the product and its database answer',
    success: 200,
    answer: z.object({
      status: z.literal('ok'),
      version: z.string(),
      timezone: z.string(),
      database: z.enum(['embedded', 'postgresql']),
    }),
  }),
}
