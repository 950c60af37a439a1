import type { CompanyJournal, Journal } from '@trimestre/contract/journal'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import { listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { presentPeople } from '../users/people.ts'
import { presentDone, presentEntry, presentScores } from './present.ts'
import { type JournalQuarter, journalQuarters } from './quarters.ts'
import { readingOf, staffReads } from './reading.ts'
import { type ActualRow, type JournalRow, type Journals, listActuals, listJournals } from './repo.ts'

export { eraseJournalAuthor, journalFieldsOf } from './authors.ts'
export { readingOf } from './reading.ts'
export { writeJournal } from './write.ts'

/** Who reads a journal: a member or an observer of the company, or staff of its game. */
export type JournalAudience = 'company' | 'staff'

type Game = Pick<GameRow, 'id' | 'quarterCount' | 'archivedAt' | 'journalReadFrom'>

/** Presents the journal of a company, of all quarters or of one. */
export async function journalOf(
  reader: Reader,
  game: Game,
  company: Pick<CompanyRow, 'id' | 'kind'>,
  { audience, mayWrite, round }: { audience: JournalAudience; mayWrite: boolean; round?: number | undefined },
): Promise<Journal> {
  const quarters = await quartersAsked(reader, game, round)
  const pages = await readPages(reader, { gameId: game.id, companyId: company.id })
  const rows = quarters.flatMap(quarter => pages.rowOf(company.id, quarter) ?? [])
  const personOf = await presentPeople(
    reader,
    rows.flatMap(({ authors }) => Object.values(authors).flatMap(author => author?.by ?? [])),
  )
  const as = {
    mayWrite: mayWrite && company.kind === 'human',
    seesTexts: (roundNb: number) => audience === 'company' || staffReads(game, roundNb),
    personOf,
  }
  return {
    reading: readingOf(game),
    entries: quarters.map(quarter =>
      presentEntry(quarter, pages.rowOf(company.id, quarter), pages.actualOf(company.id, quarter), as),
    ),
  }
}

/**
 * Presents to staff the journals of all companies in a quarter, by default the last published one and before it the open
 * one, or in all quarters, then without texts. Companies that no people hold are listed where something was written in
 * them.
 */
export async function journalsOf(
  reader: Reader,
  game: Game,
  { round, isWhole }: { round?: number | undefined; isWhole: boolean },
): Promise<CompanyJournal[]> {
  const all = await quartersAsked(reader, game, round)
  const last = all.find(({ isPublished }) => isPublished) ?? all[0]
  const quarters = isWhole || round !== undefined ? all : all.filter(each => each.round === last?.round)
  const pages = await readPages(reader, { gameId: game.id })
  const companies = await listCompanies(reader, [game.id])
  return companies.flatMap(({ id, username, kind }) =>
    quarters.flatMap((quarter): CompanyJournal[] => {
      const row = pages.rowOf(id, quarter)
      if (row === undefined && kind !== 'human') return []
      const isShown = !isWhole && staffReads(game, quarter.round)
      const { before = '', after = '', change = '' } = row ?? {}
      return [
        {
          companyId: id,
          username,
          round: quarter.round,
          quarter: quarter.quarter,
          version: quarter.version,
          superseded: quarter.isSuperseded,
          done: presentDone(row),
          scores: presentScores(row, pages.actualOf(id, quarter)),
          texts: isShown ? { before, after, change } : null,
        },
      ]
    }),
  )
}

/** Lists all quarters with journals, or those of one round; throws 404 when the game has no such round. */
async function quartersAsked(
  reader: Reader,
  game: Game,
  round: number | undefined,
): Promise<JournalQuarter[]> {
  const quarters = await journalQuarters(reader, game)
  if (round === undefined) return quarters
  const asked = quarters.filter(each => each.round === round)
  if (asked.length === 0) throw new Refusal('request/not-found')
  return asked
}

/** What was written and what came of it, by company and version of a quarter. */
export type Pages = {
  rowOf(companyId: number, quarter: JournalQuarter): JournalRow | undefined
  /** Undefined until the quarter is published. */
  actualOf(companyId: number, quarter: JournalQuarter): ActualRow | undefined
}

export async function readPages(reader: Reader, asked: Journals): Promise<Pages> {
  type Key = { companyId: number; roundId: number; version: number }
  const keyOf = ({ companyId, roundId, version }: Key) => `${companyId} ${roundId} ${version}`
  const rows = new Map((await listJournals(reader, asked)).map(row => [keyOf(row), row]))
  const actuals = new Map((await listActuals(reader, asked)).map(row => [keyOf(row), row]))
  return {
    rowOf: (companyId, { roundId, version }) => rows.get(keyOf({ companyId, roundId, version })),
    actualOf: (companyId, { roundId, version, isPublished }) =>
      isPublished ? actuals.get(keyOf({ companyId, roundId, version })) : undefined,
  }
}
