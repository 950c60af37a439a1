import type { Endpoint } from './endpoint.ts'
import { type Endpoints, endpoints } from './endpoints.ts'
import type { Verdict } from './rights.ts'
import type { EndpointName } from './routes.ts'

/**
 * The authorisation table: the rights of each call, which `server/src/authorisation.test.ts` tries cell by cell and
 * `docs/calls.md` shows as one table, in the order of `positions`.
 */
export const authorisation = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([name, { rights, inTeam }]) => {
    const [, own] = rights
    return [name, [...rights, ...(inTeam ?? [own, own])]]
  }),
) as unknown as Record<EndpointName & keyof Endpoints, readonly Verdict[]>
