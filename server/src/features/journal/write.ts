import type { JournalConflict } from '@trimestre/contract/errors'
import {
  type JournalEntry,
  type JournalField,
  journalFields,
  journalTexts,
  type WriteJournal,
} from '@trimestre/contract/journal'
import type { Context } from '../../platform/context.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import type { JournalAuthors } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type Act, beginAct } from '../decisions/act.ts'
import { requireGame } from '../games/policy.ts'
import { amount } from '../results/units.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { announceCompany } from '../streams/announce.ts'
import { isShared } from '../team-rules/powers.ts'
import { presentPeople } from '../users/people.ts'
import { presentEntry } from './present.ts'
import { type JournalQuarter, journalQuarters } from './quarters.ts'
import { findJournal, type JournalRow, listActuals, replaceJournal } from './repo.ts'

type Content = string | number | null

/** A field to write, with the content and the revision that it has now. Amounts are in centimes. */
type Change = {
  field: JournalField
  value: Content
  before: Content
  rev: number
  basedOn: number | undefined
}

/**
 * Writes fields of the journal of a company in a round, all or none, and returns the entry. The quarter is held open and
 * the company is locked, so that a pass freezes what was confirmed before it, and a field that another member has changed
 * since it was read is refused with both contents.
 */
export async function writeJournal(
  { db }: Context,
  caller: Caller,
  company: { gameId: number; id: number },
  roundNb: number,
  given: WriteJournal,
): Promise<JournalEntry> {
  return db.transaction(async transaction => {
    const place = { gameId: company.gameId, companyId: company.id, roundId: 'last' as const }
    const act = await beginAct(transaction, place, caller.id)
    if (act.seatKind === 'out') throw new Refusal('companies/out')
    if (act.seatKind === 'computer') throw new Refusal('companies/not-human')
    const quarter = await requireQuarter(transaction, company.gameId, roundNb)
    const key = {
      gameId: act.gameId,
      companyId: act.companyId,
      roundId: quarter.roundId,
      version: quarter.version,
    }
    const row = await findJournal(transaction, key)
    const changes = changesOf(given, row)
    requireWritable(quarter, changes)
    const written = changes.filter(({ value, before }) => value !== before)
    const refused = written.filter(change => isChangedByOther(change, row, act))
    if (refused.length > 0) throw await changedRefusal(transaction, refused, row)
    if (written.length > 0) {
      await replaceJournal(transaction, key, await contentOf(transaction, quarter, row, written, caller.id))
      await raiseCompanyRevisions(transaction, act.gameId, [act.companyId])
      await announceCompany(transaction, act.gameId, act.companyId, 'journal')
    }
    return presentWritten(transaction, quarter, key)
  })
}

/**
 * Returns the quarter of a round that is in the line of its game. That of the opening position, and of the round that opens
 * after the last quarter, is closed.
 */
async function requireQuarter(
  transaction: Transaction,
  gameId: number,
  roundNb: number,
): Promise<JournalQuarter> {
  const game = await requireGame(transaction, gameId)
  const quarters = await journalQuarters(transaction, game)
  const quarter = quarters.find(each => each.round === roundNb && !each.isSuperseded)
  if (quarter !== undefined) return quarter
  const rounds = await roundsOfGame(transaction, gameId)
  const isKnown = rounds.some(round => round.roundNb === roundNb)
  throw new Refusal(isKnown ? 'journal/closed' : 'request/not-found')
}

const isAfter = ({ field }: Change): boolean => field === 'after' || field === 'change'

function requireWritable({ state, writable }: JournalQuarter, changes: readonly Change[]): void {
  const isEarly = state === 'open' || state === 'hidden'
  if (changes.some(isAfter) && isEarly) throw new Refusal('journal/not-yet')
  const isClosed = (change: Change) => (isAfter(change) ? !writable.after : !writable.before)
  if (changes.some(isClosed)) throw new Refusal('journal/closed')
}

/** Returns the fields that are given; an empty text stands for one that was emptied. */
function changesOf({ predictions, revs, ...texts }: WriteJournal, row: JournalRow | undefined): Change[] {
  const changeOf = (field: JournalField, value: Content): Change => ({
    field,
    value,
    before: row?.[field] ?? (isText(field) ? '' : null),
    rev: row?.revs[field] ?? 0,
    basedOn: revs?.[field],
  })
  return journalFields.flatMap(field => {
    if (isText(field)) return texts[field] === undefined ? [] : changeOf(field, texts[field] ?? '')
    const figure = predictions?.[field]
    return figure === undefined ? [] : changeOf(field, stored(field, figure))
  })
}

const isText = (field: JournalField): field is (typeof journalTexts)[number] =>
  journalTexts.some(text => text === field)

/** Amounts are stored in centimes. */
const stored = (field: JournalField, figure: number | null): number | null =>
  figure === null || field === 'demande' ? figure : Math.round(figure * 100)

const human = (field: JournalField, value: Content): Content =>
  typeof value === 'number' && field !== 'demande' ? amount(value) : value

/**
 * Whether the field has another revision than the one it was read at. Without one, a company of several people counts as
 * not having read what others wrote, and one person just writes.
 */
function isChangedByOther({ field, rev, basedOn }: Change, row: JournalRow | undefined, act: Act): boolean {
  if (basedOn !== undefined) return rev !== basedOn
  const author = row?.authors[field]
  return rev > 0 && isShared(act, act.members) && author?.by !== act.own.userId
}

async function changedRefusal(
  transaction: Transaction,
  refused: readonly Change[],
  row: JournalRow | undefined,
): Promise<Refusal> {
  const authors = row?.authors ?? {}
  const personOf = await presentPeople(
    transaction,
    refused.flatMap(({ field }) => authors[field]?.by ?? []),
  )
  const conflicts = refused.map(({ field, value, before, rev, basedOn }): JournalConflict => {
    const author = authors[field]
    const by = author?.by == null ? null : personOf(author.by)
    return {
      name: field,
      yours: { value: human(field, value), basedOn: basedOn ?? 0 },
      theirs: { value: human(field, before), version: rev, by, at: author?.at ?? null },
    }
  })
  return new Refusal('journal/changed', { changed: { conflicts } })
}

/** Returns the whole journal with what was written. What is first written after a pass has nothing that the pass froze. */
async function contentOf(
  transaction: Transaction,
  { state }: JournalQuarter,
  row: JournalRow | undefined,
  written: readonly Change[],
  userId: number,
) {
  const now = await readClock(transaction)
  const authors: JournalAuthors = { ...row?.authors }
  const revs = { ...row?.revs }
  for (const { field, rev, value } of written) {
    const others = othersOf(row?.authors[field], userId)
    const isShort = value === '' || !isText(field) || others.length === 0
    authors[field] = { by: userId, at: now.toISOString(), ...(!isShort && { others }) }
    revs[field] = rev + 1
  }
  const contentAt = (field: JournalField): Content => {
    const change = written.find(each => each.field === field)
    return change === undefined ? (row?.[field] ?? null) : change.value
  }
  const textOf = (field: JournalField): string => String(contentAt(field) ?? '')
  const figureOf = (field: JournalField): number | null => {
    const value = contentAt(field)
    return typeof value === 'number' ? value : null
  }
  return {
    before: textOf('before'),
    after: textOf('after'),
    change: textOf('change'),
    demande: figureOf('demande'),
    liquidites: figureOf('liquidites'),
    resultatNet: figureOf('resultatNet'),
    authors,
    revs,
    frozenAt: row?.frozenAt ?? (state === 'open' ? null : now),
  }
}

/** The members who wrote a text besides this one. */
function othersOf(author: JournalAuthors[string], userId: number): number[] {
  const before = author === undefined ? [] : [author.by ?? [], author.others ?? []].flat()
  return [...new Set(before)].filter(id => id !== userId)
}

async function presentWritten(
  transaction: Transaction,
  quarter: JournalQuarter,
  key: Parameters<typeof findJournal>[1],
): Promise<JournalEntry> {
  const row = await findJournal(transaction, key)
  const { roundId, version } = key
  const actual = (await listActuals(transaction, key)).find(
    each => each.roundId === roundId && each.version === version && quarter.isPublished,
  )
  const personOf = await presentPeople(
    transaction,
    Object.values(row?.authors ?? {}).flatMap(author => author?.by ?? []),
  )
  return presentEntry(quarter, row, actual, { mayWrite: true, seesTexts: () => true, personOf })
}
