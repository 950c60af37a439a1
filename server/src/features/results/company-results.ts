import type { ResultCollection } from '@trimestre/contract/companies'
import { CachedResponse, fragment } from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import { iri } from '../../platform/http/iri.ts'
import type { CompanyRevision } from '../companies/policy.ts'
import { presentResult } from './present.ts'
import { listOfCompany } from './repo.ts'

const bytesMax = 64 * 1024 * 1024

/** Caches the results of companies, one response for each revision of their game. */
export function createCompanyResults(db: Database): {
  of(company: CompanyRevision): Promise<CachedResponse>
} {
  const responses = createRevisionCache<CachedResponse>(bytesMax, ({ bytes }) => bytes)
  return {
    of: ({ id, revision }) =>
      responses.get(id, String(revision), async () => {
        const results = await readResults(db, id)
        return new CachedResponse([fragment(JSON.stringify(results))], 'application/ld+json')
      }),
  }
}

async function readResults(db: Database, companyId: number): Promise<ResultCollection> {
  const members = (await listOfCompany(db, companyId)).map(presentResult)
  return {
    '@id': `${iri('companies', companyId)}/resultats`,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': members.length,
  }
}
