import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import { listParameter } from '../../platform/database/prepared.ts'
import { bumpCompanyRevisions, raiseCompaniesOn } from '../../platform/database/revisions.ts'
import {
  companyLocks,
  games,
  itemDescriptions,
  items,
  menus,
  rounds,
  savedDecisions,
} from '../../platform/database/schema.ts'

export type Area = { key: string | null; name: string }

export async function listAreas(reader: Reader): Promise<Area[]> {
  return reader.select({ key: menus.key, name: menus.name }).from(menus)
}

export type ItemRow = {
  id: number
  key: string | null
  name: string
  description1: string
  description2: string
  description3: string
}

/** Reads the texts of every decision, as the super administrator maintains them. */
export async function listItems(reader: Reader): Promise<ItemRow[]> {
  return reader
    .select({
      id: items.id,
      key: items.key,
      name: items.name,
      description1: sql<string>`coalesce(${itemDescriptions.description1}, '')`,
      description2: sql<string>`coalesce(${itemDescriptions.description2}, '')`,
      description3: sql<string>`coalesce(${itemDescriptions.description3}, '')`,
    })
    .from(items)
    .leftJoin(itemDescriptions, eq(itemDescriptions.itemId, items.id))
}

/** Reads the parameters with which a closed round was played, undefined for a round still open. */
export async function readParameters(reader: Reader, roundId: number) {
  const [round] = await reader
    .select({ parameters: rounds.parameters })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  return round?.parameters ?? undefined
}

export type SavedRow = { area: string; draft: boolean; values: Record<string, number> }

export async function listSaved(reader: Reader, roundId: number, companyId: number): Promise<SavedRow[]> {
  const { area, draft, values } = savedDecisions
  return reader
    .select({ area, draft, values })
    .from(savedDecisions)
    .where(and(eq(savedDecisions.roundId, roundId), eq(savedDecisions.companyId, companyId)))
}

/** The statement is named: it provides the rows of the sheet after each save. */
const savedOfCompanies = {
  name: 'saved-of-companies',
  text: `
    select place.index::int, saved.area, saved.draft, saved.values, company.revision::float8 as "companyRevision"
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}) with ordinality as place (company_id, round_id, index)
      cross join lateral (select revision from companies where id = place.company_id offset 0) as company
      cross join lateral (
        select area, draft, values from saved_decisions
        where round_id = place.round_id and company_id = place.company_id offset 0) as saved`,
}

/**
 * The values that a company has given for a round so far, and the revision that counts them; 0 when it has given
 * nothing.
 */
export type SavedDecisions = { saved: SavedRow[]; companyRevision: number }

/** Does the same as {@link listSaved} for several companies, and returns one element for each, in their order. */
export async function listSavedOfCompanies(
  client: pg.ClientBase | pg.Pool,
  places: { companyId: number; roundId: number }[],
): Promise<SavedDecisions[]> {
  const given = places.map((): SavedDecisions => ({ saved: [], companyRevision: 0 }))
  type Row = SavedRow & { companyRevision: number; index: number }
  const { rows } = await (client as pg.ClientBase).query<Row>({
    ...savedOfCompanies,
    values: [places.map(({ companyId }) => companyId), places.map(({ roundId }) => roundId)],
  })
  for (const { index, companyRevision, ...row } of rows) {
    const ofCompany = given[index - 1]
    if (ofCompany === undefined) continue
    ofCompany.saved.push(row)
    ofCompany.companyRevision = companyRevision
  }
  return given
}

/** Everything that deciding depends on, read when no pass can happen any more. */
export type QuarterRow = {
  etat: number
  nbTurns: number | null
  roundCount: number
  /** Whether an administrator has taken the company out of the coming quarters. */
  isOut: boolean
}

export async function readQuarter(
  transaction: Transaction,
  { roundId, companyId }: { roundId: number; companyId: number },
): Promise<QuarterRow | undefined> {
  const [quarter] = await transaction
    .select({
      etat: rounds.etat,
      nbTurns: games.nbTurns,
      roundCount: sql<number>`(select count(*)::int from rounds r where r.game_id = ${games.id})`,
      isOut: sql<boolean>`exists (select from companies c where c.id = ${companyId} and c.kind = 'out')`,
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .where(eq(rounds.id, roundId))
  return quarter
}

export type AreaValues = {
  roundId: number
  companyId: number
  area: string
  values: Record<string, number>
  draft: boolean
}

/** The statement is named, as are the two below: a class that saves at once executes them again and again. */
const quartersOfPlaces = {
  name: 'quarters-of-places',
  text: `
    select place.index::int, round.etat, game.nb_turns as "nbTurns",
      (select count(*)::int from rounds where game_id = game.id) as "roundCount",
      coalesce((
        select true from company_locks
        where company_locks.round_id = place.round_id and company_locks.company_id = place.company_id
        limit 1), false) as "isLocked",
      (select kind = 'out' from companies where id = place.company_id) as "isOut",
      coalesce((
        select true from saved_decisions saved
        where saved.round_id = place.round_id and saved.company_id = place.company_id and saved.area = place.area
          and saved.draft
        limit 1), false) as "hasDraft"
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}, ${listParameter(3, 'text')}) with ordinality as place (company_id, round_id, area, index)
      cross join lateral (select game_id, etat from rounds where id = place.round_id offset 0) as round
      cross join lateral (select id, nb_turns from games where id = round.game_id offset 0) as game`,
}

/** Everything that saving depends on, and whether the area has a pending draft. */
export type SavingQuarter = QuarterRow & { isLocked: boolean; hasDraft: boolean }

/** Returns one element for each place, in their order; undefined where there is no such round. */
export async function readQuartersOfCompanies(
  client: pg.ClientBase,
  places: AreaPlace[],
): Promise<(SavingQuarter | undefined)[]> {
  const { rows } = await client.query<SavingQuarter & { index: number }>({
    ...quartersOfPlaces,
    values: columnsOf(places),
  })
  const byIndex = new Map(rows.map(row => [row.index, row]))
  return places.map((_, index) => byIndex.get(index + 1))
}

type AreaPlace = { companyId: number; roundId: number; area: string }

const columnsOf = (places: AreaPlace[]) => [
  places.map(({ companyId }) => companyId),
  places.map(({ roundId }) => roundId),
  places.map(({ area }) => area),
]

const writeAreas = {
  name: 'write-areas',
  text: `
    insert into saved_decisions (company_id, round_id, area, draft, values)
    select * from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}, ${listParameter(3, 'text')}, ${listParameter(4, 'bool')}, ${listParameter(5, 'jsonb')})
      as given (company_id, round_id, area, draft, values)
    order by company_id, round_id, area
    on conflict (round_id, company_id, area, draft)
    do update set values = saved_decisions.values || excluded.values,
      saved_at = greatest(clock_timestamp(), saved_decisions.saved_at + interval '1 microsecond')`,
}

/**
 * Raises the revisions of the companies whose decisions this transaction is about to write. The rows of the companies
 * are locked before any of their decisions, in one order, so that two transactions that save for several companies
 * never deadlock.
 */
export const raiseRevisions = (client: pg.ClientBase, given: AreaPlace[]): Promise<void> =>
  raiseCompaniesOn(client, [...new Set(given.map(({ companyId }) => companyId))])

/**
 * Writes each place once. Names that are not given keep their value. The time of saving always increases, whatever the
 * clock does.
 */
export async function writeValues(client: pg.ClientBase, given: AreaValues[]): Promise<void> {
  const drafts = given.map(({ draft }) => draft)
  const values = given.map(each => JSON.stringify(each.values))
  await client.query({ ...writeAreas, values: [...columnsOf(given), drafts, values] })
}

const deleteAreas = {
  name: 'delete-drafts',
  text: `
    delete from saved_decisions using unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}, ${listParameter(3, 'text')}) as place (company_id, round_id, area)
    where draft and saved_decisions.round_id = place.round_id
      and saved_decisions.company_id = place.company_id and saved_decisions.area = place.area`,
}

export async function deleteDrafts(client: pg.ClientBase, places: AreaPlace[]): Promise<void> {
  await client.query({ ...deleteAreas, values: columnsOf(places) })
}

type LockPlace = { companyId: number; roundId: number }

const atPlace = ({ companyId, roundId }: LockPlace) =>
  and(eq(companyLocks.companyId, companyId), eq(companyLocks.roundId, roundId))

export async function hasLock(reader: Reader, companyId: number, roundId: number): Promise<boolean> {
  const rows = await reader
    .select({ roundId: companyLocks.roundId })
    .from(companyLocks)
    .where(atPlace({ companyId, roundId }))
  return rows.length > 0
}

/** Inserts a lock; returns whether it did not exist before. */
export async function insertLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const inserted = await transaction
    .insert(companyLocks)
    .values(place)
    .onConflictDoNothing()
    .returning({ roundId: companyLocks.roundId })
  if (inserted.length > 0) await bumpCompanyRevisions(transaction, [place.companyId])
  return inserted.length > 0
}

/** Deletes a lock; returns whether it existed before. */
export async function deleteLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const deleted = await transaction
    .delete(companyLocks)
    .where(atPlace(place))
    .returning({ roundId: companyLocks.roundId })
  if (deleted.length > 0) await bumpCompanyRevisions(transaction, [place.companyId])
  return deleted.length > 0
}
