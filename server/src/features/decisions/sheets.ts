import type { Decision } from '@trimestre/contract/decisions'
import type { Person } from '@trimestre/contract/seats'
import { decisionAreas } from '@trimestre/contract/teams'
import { blankDecisionSheet } from '@trimestre/engine'
import { seasonOfQuarter } from '@trimestre/engine/market-plan'
import { CachedResponse, fragment } from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import { listItems } from '../items/repo.ts'
import { listMenus } from '../menus/repo.ts'
import { findClosingBefore, findPlayed } from '../results/service.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { readCriteria } from '../rounds/rounds-of-game.ts'
import { presentPeople } from '../users/people.ts'
import type { DecisionContext } from './decision-context.ts'
import { listSaved, readParameters, type SavedRow } from './repo.ts'
import { type Catalogue, decisionsOf, type SheetBasis, versionsIn } from './sheet.ts'

export type Sheets = {
  catalogue(revision: string): Promise<Catalogue>
  /**
   * Returns the decisions of one area.
   * @param saved what the company has given, when it is known
   */
  of(place: DecisionContext, area: string, reader: SheetReader, saved?: SavedRow[]): Promise<CachedResponse>
  /** Returns the decisions of all areas, with their round. */
  whole(place: DecisionContext, reader: SheetReader): Promise<CachedResponse>
}

/** Who reads a sheet, and the areas in which they could save now, regardless of the level of each decision. */
export type SheetReader = { person: Person; editable: readonly string[] }

const megabyte = 1024 * 1024
/** The approximate memory that the closing state of a company and the rules of its decisions take. */
const basisBytes = 16_000

/**
 * Creates the cache of decision sheets, one of each company for all who may save in the same areas. A sheet is made again when the company has saved, its game has changed or the
 * catalogue has been reworded. Data of closed quarters is read once for each revision of the game.
 */
export function createSheets(db: Database): Sheets {
  const catalogues = createRevisionCache<Catalogue>(megabyte, () => 1)
  const bases = createRevisionCache<SheetBasis>(32 * megabyte, () => basisBytes)
  const sheets = createRevisionCache<CachedResponse>(32 * megabyte, ({ bytes }) => bytes)
  const catalogue = (revision: string) =>
    catalogues.get('catalogue', revision, async () => ({
      areas: await listMenus(db),
      items: new Map(
        (await listItems(db)).map(({ item, description }) => [item.key, { ...description, ...item }]),
      ),
    }))

  async function make(
    place: DecisionContext,
    areas: readonly string[],
    reader: SheetReader,
    known?: SavedRow[],
  ): Promise<{ season: number; areas: Record<string, Decision[]> }> {
    const key = `${place.companyId} ${place.roundId}`
    const basis = await bases.get(key, String(place.revision), () => readBasis(db, place))
    const { items } = await catalogue(place.catalogueRevision)
    const company = { gameId: place.gameId, id: place.companyId }
    const saved = known ?? (await listSaved(db, company, place.roundId))
    const personOf = await presentAuthors(saved, reader.person)
    const request = { place, saved, areas, editable: reader.editable, personOf }
    return { season: basis.season, areas: decisionsOf(basis, items, request) }
  }

  /** Reads the names of those who changed a value; a player alone is the reader, whose name is known. */
  async function presentAuthors(saved: readonly SavedRow[], reader: Person) {
    const others = Object.values(versionsIn(saved)).flatMap(({ by }) => (by === reader.id ? [] : by))
    const personOf = await presentPeople(db, others)
    return (id: number) => (id === reader.id ? reader : personOf(id))
  }

  /**
   * Returns the cached response, or makes it.
   * @param part the part of the sheet: an area, or all of them
   */
  function keep(
    place: DecisionContext,
    part: string,
    editable: readonly string[],
    makeAnswer: () => Promise<object>,
  ): Promise<CachedResponse> {
    const key = `${place.companyId} ${place.roundId} ${part} ${editable}`
    const stamp = `${place.revision} ${place.catalogueRevision} ${place.companyRevision}`
    return sheets.get(
      key,
      stamp,
      async () => new CachedResponse([fragment(JSON.stringify(await makeAnswer()))]),
    )
  }

  return {
    catalogue,
    of(place, area, reader, saved) {
      const editable = reader.editable.filter(each => each === area)
      return keep(
        place,
        area,
        editable,
        async () => (await make(place, [area], reader, saved)).areas[area] ?? [],
      )
    },
    whole: (place, reader) =>
      keep(place, 'all', reader.editable, async () => ({
        roundId: place.roundId,
        ...(await make(place, decisionAreas, reader)),
      })),
  }
}

async function readBasis(
  db: Database,
  { companyId, gameId, roundId, roundNb, level }: DecisionContext,
): Promise<SheetBasis> {
  const company = { gameId, id: companyId }
  const before = await findClosingBefore(db, company, roundNb)
  const played = await findPlayed(db, company, roundId)
  const quarter = quarterOfRound(roundNb)
  if (played === undefined) {
    const criteria = await readCriteria(db, gameId)
    return {
      before,
      season: seasonOfQuarter(criteria, quarter),
      blank: blankDecisionSheet({ level: level ?? 1, criteria, state: before?.state ?? null }),
    }
  }
  const parameters = await readParameters(db, { gameId, id: roundId })
  return { before, season: seasonOfQuarter(parameters?.criteria ?? {}, quarter), played, parameters }
}
