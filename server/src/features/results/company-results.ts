import type { ResultCollection } from '@trimestre/contract/companies'
import { createBatched } from '../../platform/answers/batched.ts'
import { createKept } from '../../platform/answers/kept.ts'
import { Piece, Prepared } from '../../platform/answers/prepared.ts'
import type { Database } from '../../platform/database/database.ts'
import { iri } from '../../platform/iri.ts'
import type { Standing } from '../companies/standing.ts'
import { presentResult } from './present.ts'
import { listOfCompanies, type ResultRow } from './repo.ts'

const bytesMax = 64 * 1024 * 1024

/** The results of companies, made once for each revision of their game. */
export function createCompanyResults(db: Database): { of(standing: Standing): Promise<Prepared> } {
  const kept = createKept<Piece>(bytesMax, piece => piece.bytes)
  const rowsOf = createBatched((ids: number[]) => listOfCompanies(db, ids))
  return {
    async of({ id, revision }) {
      const make = async () => new Piece(JSON.stringify(collection(id, await rowsOf(id))))
      return new Prepared([await kept.get(id, String(revision), make)], 'application/ld+json')
    },
  }
}

function collection(companyId: number, rows: ResultRow[]): ResultCollection {
  return {
    '@id': `${iri('companies', companyId)}/resultats`,
    '@type': 'hydra:Collection',
    'hydra:member': rows.map(presentResult),
    'hydra:totalItems': rows.length,
  }
}
