import type { ResultCollection } from '@trimestre/contract/companies'
import { CachedResponse, fragment } from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { iri } from '../../platform/http/iri.ts'
import type { CompanyRevision } from '../companies/policy.ts'
import type { Audience } from '../rounds/present.ts'
import { presentResult } from './present.ts'
import { listOfCompany } from './repo.ts'

const bytesMax = 64 * 1024 * 1024

/** Caches the results of companies, one response for each audience and revision of their game. */
export function createCompanyResults(db: Database): {
  of(company: CompanyRevision, audience: Audience): Promise<CachedResponse>
} {
  const responses = createRevisionCache<CachedResponse>(bytesMax, ({ bytes }) => bytes)
  return {
    of: (company, audience) =>
      responses.get(`${company.id} ${audience}`, String(company.revision), async () => {
        const results = await readResults(db, company, audience)
        return new CachedResponse([fragment(JSON.stringify(results))], 'application/ld+json')
      }),
  }
}

async function readResults(db: Database, company: InGame, audience: Audience): Promise<ResultCollection> {
  const members = (await listOfCompany(db, company, audience)).map(presentResult)
  return {
    '@id': `${iri('companies', company.id)}/resultats`,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': members.length,
  }
}
