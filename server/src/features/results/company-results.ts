import { createBatched } from '../../platform/answers/batched.ts'
import { Piece, Prepared } from '../../platform/answers/prepared.ts'
import { createRevisionCache } from '../../platform/answers/revision-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import { iri } from '../../platform/iri.ts'
import type { CompanyRevision } from '../companies/policy.ts'
import { presentResult } from './present.ts'
import { type FiguresRequest, listOfCompanies, type PartialResult } from './repo.ts'

const bytesMax = 64 * 1024 * 1024

/** A result as JSON text, with the fields that can change after its quarter. */
type WrittenResult = Pick<PartialResult, 'id' | 'rank' | 'username'> & { text: string }

/** The results of a company: the collection as it is sent, and one by one. */
type CompanyResults = { piece: Piece; results: readonly WrittenResult[] }

const bytesOf = ({ piece, results }: CompanyResults): number =>
  piece.bytes + results.reduce((sum, { text }) => sum + text.length, 0)

/**
 * Caches the results of companies, one entry for each revision of their game; the result of a closed quarter is
 * serialized once.
 */
export function createCompanyResults(db: Database): { of(standing: CompanyRevision): Promise<Prepared> } {
  const kept = createRevisionCache<CompanyResults>(bytesMax, bytesOf)
  const rowsOf = createBatched((asked: FiguresRequest[]) => listOfCompanies(db, asked))

  async function make(id: number, before?: Promise<CompanyResults>): Promise<CompanyResults> {
    const results = await resultsOf(id, (await before?.catch(() => undefined))?.results ?? [])
    return { piece: new Piece(collectionText(id, results)), results }
  }

  /** @param known the results serialized before: only results of later passes are read in full */
  async function resultsOf(companyId: number, known: readonly WrittenResult[]): Promise<WrittenResult[]> {
    const knownTo = Math.max(0, ...known.map(({ id }) => id))
    const rows = await rowsOf({ companyId, knownTo })
    const results = rows.map(row => written(row) ?? known.find(result => isStill(result, row)))
    const complete = results.filter(result => result !== undefined)
    return complete.length === results.length ? complete : resultsOf(companyId, [])
  }

  return {
    async of({ id, revision }) {
      const { piece } = await kept.get(id, String(revision), before => make(id, before))
      return new Prepared([piece], 'application/ld+json')
    },
  }
}

function written({ result, ...row }: PartialResult): WrittenResult | undefined {
  if (result === null) return undefined
  const { id, rank, username } = row
  return { id, rank, username, text: JSON.stringify(presentResult({ ...row, result })) }
}

const isStill = ({ id, rank, username }: WrittenResult, row: PartialResult): boolean =>
  id === row.id && rank === row.rank && username === row.username

/** Serializes a `ResultCollection` of the contract. */
function collectionText(companyId: number, results: readonly WrittenResult[]): string {
  const head = JSON.stringify({
    '@id': `${iri('companies', companyId)}/resultats`,
    '@type': 'hydra:Collection',
  })
  const members = results.map(({ text }) => text).join()
  return `${head.slice(0, -1)},"hydra:member":[${members}],"hydra:totalItems":${results.length}}`
}
