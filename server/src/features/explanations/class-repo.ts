import { and, between, eq, inArray, type SQL } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import { type QuarterParameters, resultsShown, rounds, roundVersions } from '../../platform/db/schema.ts'
import type { StoredQuarterRow } from './repo.ts'
import { sumAttraction } from './repo.ts'

/** The companies and rounds of a game of which something is read. */
export type ClassPart = { gameId: number; companyIds: readonly number[]; first: number; last: number }

const within = ({ gameId, companyIds, first, last }: ClassPart): SQL | undefined =>
  and(
    eq(resultsShown.gameId, gameId),
    inArray(resultsShown.companyId, [...companyIds]),
    between(rounds.roundNb, first, last),
  )

const identity = { id: resultsShown.id, roundNb: rounds.roundNb, companyId: resultsShown.companyId }

/** Lists which published quarters companies have, without reading their documents. */
export async function listQuarterIds(reader: Reader, part: ClassPart) {
  return reader
    .select(identity)
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(within(part))
}

export type CompanyDocuments = { id: number; companyId: number } & Pick<
  StoredQuarterRow,
  'roundNb' | 'rank' | 'given' | 'result' | 'statements' | 'state'
>

/** Lists the documents of the published quarters of companies. */
export async function listDocuments(reader: Reader, part: ClassPart): Promise<CompanyDocuments[]> {
  const { rank, given, result, statements, state } = resultsShown
  const rows = await reader
    .select({ ...identity, rank, given, result, statements, state })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(within(part))
  return rows as CompanyDocuments[]
}

/** What all companies of a published quarter share. */
export type SharedDocuments = {
  engineVersion: string | null
  parameters: QuarterParameters
  market: StoredQuarterRow['market']
  playersAttraction: number
}

/** Reads what companies share in the published quarters of a game, by the number of the round. */
export async function readShared(
  reader: Reader,
  { gameId, first, last }: Pick<ClassPart, 'gameId' | 'first' | 'last'>,
): Promise<Map<number, SharedDocuments>> {
  const { version, engineVersion, parameters, market } = roundVersions
  const rows = await reader
    .select({ id: rounds.id, roundNb: rounds.roundNb, version, engineVersion, parameters, market })
    .from(rounds)
    .innerJoin(
      roundVersions,
      and(
        eq(roundVersions.gameId, rounds.gameId),
        eq(roundVersions.roundId, rounds.id),
        eq(roundVersions.version, rounds.version),
      ),
    )
    .where(and(eq(rounds.gameId, gameId), between(rounds.roundNb, first, last)))
  const shared = new Map<number, SharedDocuments>()
  for (const { id, roundNb, version, market, ...row } of rows) {
    shared.set(roundNb, {
      ...row,
      market: market as SharedDocuments['market'],
      playersAttraction: await sumAttraction(reader, { gameId, id, version }),
    })
  }
  return shared
}
