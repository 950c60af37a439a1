import type { PublishedTerms } from '@trimestre/engine'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound, withCompany } from '../../platform/db/joins.ts'
import { companies } from '../../platform/db/schema.ts'
import { always, holder, shownName } from '../companies/members-sql.ts'
import type { Audience } from '../rounds/present.ts'
import { byRank, type ResultRow, resultsFor } from './repo.ts'

/** The part of a company's explanation of demand that does not depend on the engine which wrote it. */
type StoredDemand = {
  /** Written by the first engine, for the whole market. */
  termes?: PublishedTerms
  segments?: { demande: number; part: number; termes: PublishedTerms }[]
}

const storedDemand = (results: ReturnType<typeof resultsFor>) =>
  sql<StoredDemand>`${results.statements}->'demande'`

export type SegmentDemandRow = {
  companyId: number
  /** Primary demand in units and share of the segment's demand in millionths, by segment. */
  segments: { demande: number; part: number }[]
}

/** Lists the demand of each company of a round by segment; without segments in quarters of the first engine. */
export async function listSegmentDemand(
  reader: Reader,
  round: InGame,
  audience: Audience,
): Promise<SegmentDemandRow[]> {
  const results = resultsFor(audience)
  const rows = await reader
    .select({ companyId: results.companyId, demand: storedDemand(results) })
    .from(results)
    .where(ofRound(results, round))
    .orderBy(...byRank(results))
  return rows.map(({ companyId, demand }) => ({
    companyId,
    segments: (demand.segments ?? []).map(({ demande, part }) => ({ demande, part })),
  }))
}

export type SurveyedRow = Pick<ResultRow, 'companyId' | 'username' | 'result'> & {
  /** In billionths, by segment: the logarithms of the effect of each lever on the company's attraction. */
  terms: PublishedTerms[]
}

/** Lists the figures from which the survey of a round is built, the winner first. */
export async function listSurveyed(
  reader: Reader,
  round: InGame,
  audience: Audience,
): Promise<SurveyedRow[]> {
  const results = resultsFor(audience)
  const rows = await reader
    .select({
      companyId: companies.id,
      username: shownName,
      result: results.result,
      demand: storedDemand(results),
    })
    .from(results)
    .innerJoin(companies, withCompany(results))
    .leftJoinLateral(holder, always)
    .where(ofRound(results, round))
    .orderBy(...byRank(results))
  return rows.map(({ demand, ...row }) => ({ ...row, terms: termsOf(demand) })) as SurveyedRow[]
}

const termsOf = ({ termes, segments }: StoredDemand): PublishedTerms[] =>
  segments?.map(segment => segment.termes) ?? (termes ? [termes] : [])
