import type { ResultCollection } from '@trimestre/contract/companies'
import { CachedResponse, fragment } from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { iri } from '../../platform/http/iri.ts'
import type { CompanyRevision } from '../companies/policy.ts'
import type { Audience } from '../rounds/present.ts'
import { presentResult } from './present.ts'
import { listOfCompany, type ResultRow } from './repo.ts'

const bytesMax = 64 * 1024 * 1024

/** Caches the results of companies, one response for each audience and revision of their game. */
export function createCompanyResults(db: Database): {
  of(company: CompanyRevision, audience: Audience): Promise<CachedResponse>
} {
  const responses = createRevisionCache<CachedResponse>(bytesMax, ({ bytes }) => bytes)
  return {
    of: (company, audience) =>
      responses.get(`${company.id} ${audience}`, String(company.revision), async () => {
        return asCollection(company, await listOfCompany(db, company, audience))
      }),
  }
}

/** Returns the results of a company as one collection. */
export function asCollection(company: InGame, rows: readonly ResultRow[]): CachedResponse {
  const members = rows.map(presentResult)
  const results: ResultCollection = {
    '@id': `${iri('companies', company.id)}/resultats`,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': members.length,
  }
  return new CachedResponse([fragment(JSON.stringify(results))], 'application/ld+json')
}
