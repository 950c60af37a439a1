import { type Endpoints, endpoints } from './endpoints.ts'
import type { Rights } from './rights.ts'
import type { EndpointName } from './routes.ts'

/**
 * The authorisation table: the rights of each call, which `server/src/authorisation.test.ts` tries cell by cell and
 * `docs/calls.md` shows as one table.
 */
export const authorisation = Object.fromEntries(
  Object.entries(endpoints).map(([name, { rights }]) => [name, rights]),
) as Record<EndpointName & keyof Endpoints, Rights>
