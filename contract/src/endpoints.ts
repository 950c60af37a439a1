import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/accounts.ts'
import { catalogueEndpoints } from './endpoints/catalogue.ts'
import { companyEndpoints } from './endpoints/companies.ts'
import { gameEndpoints } from './endpoints/games.ts'
import { roundEndpoints } from './endpoints/rounds.ts'
import { systemEndpoints } from './endpoints/system.ts'
import { userEndpoints } from './endpoints/users.ts'
import type { EndpointName } from './routes.ts'

/** Who may make each call, what it takes and what it answers; methods and paths are in `routes.ts`. */
export const endpoints = {
  ...accountEndpoints,
  ...userEndpoints,
  ...catalogueEndpoints,
  ...gameEndpoints,
  ...roundEndpoints,
  ...companyEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints
