import type { Branch, BranchResult, BranchSummary } from '@trimestre/contract/branches'
import type { Reader } from '../../platform/db/database.ts'
import { amount, humanFigures } from '../results/units.ts'
import { presentPeople } from '../users/people.ts'
import { type BranchRow, listPlaces, type PlaceRow, readBranchResults, readPlayedResults } from './repo.ts'

/** Presents branches without what became of them. */
export async function presentSummaries(reader: Reader, rows: readonly BranchRow[]): Promise<BranchSummary[]> {
  const personOf = await presentPeople(
    reader,
    rows.flatMap(({ byUser }) => byUser ?? []),
  )
  return rows.map(({ versions, byUser, createdAt, expiresAt, ...branch }) => {
    const by = byUser === null ? null : personOf(byUser)
    return {
      ...branch,
      toQuarter: branch.fromQuarter + versions.length - 1,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      by: by && { id: by.id, username: by.name },
    }
  })
}

export async function presentSummary(reader: Reader, row: BranchRow): Promise<BranchSummary> {
  const [summary] = await presentSummaries(reader, [row])
  if (summary === undefined) throw new Error(`branch ${row.id} was not presented`)
  return summary
}

/** Presents a branch with its rankings. */
export async function presentBranch(reader: Reader, row: BranchRow): Promise<Branch> {
  const quarters = Map.groupBy(await listPlaces(reader, row), ({ quarter }) => quarter)
  return {
    ...(await presentSummary(reader, row)),
    quarters: [...quarters].map(([quarter, places]) => ({ quarter, ranking: places.map(presentPlace) })),
  }
}

const presentPlace = ({ companyId, username, ...place }: PlaceRow) => ({
  ...{ companyId, username },
  classement: place.rank,
  valeurSociete: amount(place.companyValue),
  before: { classement: place.playedRank, valeurSociete: amount(place.playedCompanyValue) },
})

/** Presents a quarter of a branch with all figures. */
export async function presentBranchResults(
  reader: Reader,
  branch: BranchRow,
  quarter: number,
): Promise<BranchResult[]> {
  const places = await listPlaces(reader, branch, quarter)
  const results = await readBranchResults(reader, branch, quarter)
  const played = await readPlayedResults(
    reader,
    branch.gameId,
    places.map(({ playedId }) => playedId),
  )
  return places.map(({ companyId, username, rank, playedRank, playedId }) => ({
    ...{ companyId, username },
    alertes: results.get(companyId)?.alertes ?? [],
    figures: { ...humanFigures(results.get(companyId) ?? {}), classement: rank },
    before: { ...humanFigures(played.get(playedId) ?? {}), classement: playedRank },
  }))
}
