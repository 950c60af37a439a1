import type { Conflict } from '@trimestre/contract/errors'
import type { Act } from '../../features/decisions/act.ts'
import { deleteApprovals, listSaved, type SavedRow } from '../../features/decisions/service.ts'
import { announceCompany } from '../../features/streams/announce.ts'
import { isShared } from '../../features/team-rules/powers.ts'
import { recordMinute } from '../../features/teamwork/minutes.ts'
import { presentPeople } from '../../features/users/people.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import type { ValueVersion } from '../../platform/db/schema.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendToJournal, deleteDraft, type JournalRow, replaceArea } from './shared-repo.ts'

/** A value to write. `basedOn` is the version at which it was read; undefined where no version is required. */
type Wanted = { key: string; area: string; value: number; basedOn: number | undefined }

/** Whose value it is, and the member who accepted it when it was a proposal. */
type Author = { userId: number; acceptedBy: number | null }

/** The refusal to throw once the transaction, and with it the journal, is committed; the revision of the company after it. */
type Written = { refusal?: Refusal; companyRevision: number }

/** What an area holds now, and a value of it that the caller wants to write. */
type Compared = Wanted & { before: number | undefined; last: ValueVersion | undefined }

/**
 * Writes values of several areas, all or none, each compared with its version (playing.md 2.4): a value that another
 * member changed since it was read is refused. Values that are accepted, and in a shared company those that are refused,
 * get a line in the journal. The caller has checked that the member may decide in these areas, and that they are open.
 * @param draft writes a draft, in a company that is not shared
 */
export async function writeChecked(
  transaction: Transaction,
  act: Act,
  wanted: readonly Wanted[],
  author: Author,
  draft = false,
): Promise<Written> {
  const quarter = { gameId: act.gameId, companyId: act.companyId, roundId: act.roundId }
  const shared = isShared(act, act.members)
  const rows = await listSaved(transaction, { gameId: act.gameId, id: act.companyId }, act.roundId)
  const at = (await readClock(transaction)).toISOString()
  const compared = wanted.map(each => comparedWith(rows, shared, each))
  if (shared) await recordMinute(transaction, quarter, act.own.userId)

  const refused = compared.filter(each => isChangedByOther(each, act.own.userId))
  if (refused.length > 0) {
    const lines = refused.map(each =>
      lineOf(each, author, { outcome: 'refused', version: each.basedOn ?? 0, at }),
    )
    if (shared) await appendToJournal(transaction, quarter, lines)
    const refusal = await changedRefusal(transaction, refused)
    return { refusal, companyRevision: act.companyRevision }
  }

  const isWritten = ({ before, value }: Compared) => !shared || before !== value
  const written = compared.filter(isWritten)
  if (written.length === 0) return { companyRevision: act.companyRevision }
  for (const [area, values] of Map.groupBy(written, each => each.area)) {
    const content = contentOf(rows, { area, shared, draft }, values, { by: author.userId, at })
    await replaceArea(transaction, quarter, { area, draft: draft && !shared, ...content })
    if (shared || !draft) await deleteDraft(transaction, quarter, area)
  }
  if (shared) {
    const outcome = author.acceptedBy === null ? 'kept' : 'proposal'
    const lines = written.map(each => lineOf(each, author, { outcome, version: nextVersion(each), at }))
    await appendToJournal(transaction, quarter, lines)
  }
  await deleteApprovals(transaction, quarter)
  await raiseCompanyRevisions(transaction, act.gameId, [act.companyId])
  await announceCompany(transaction, act.gameId, act.companyId, draft && !shared ? 'draft' : 'saved')
  return { companyRevision: act.companyRevision + 1 }
}

const nextVersion = ({ last }: Compared): number => (last?.v ?? 0) + 1

const find = (rows: readonly SavedRow[], area: string, draft: boolean): SavedRow | undefined =>
  rows.find(row => row.area === area && row.draft === draft)

/**
 * In a shared company, a draft of the time before it was shared is on the sheet as the pass would take it: where nothing
 * was saved in its area.
 */
const valuesOn = (rows: readonly SavedRow[], area: string, shared: boolean): Record<string, number> =>
  (find(rows, area, false) ?? (shared ? find(rows, area, true) : undefined))?.values ?? {}

const comparedWith = (rows: readonly SavedRow[], shared: boolean, wanted: Wanted): Compared => ({
  ...wanted,
  before: valuesOn(rows, wanted.area, shared)[wanted.key],
  last: find(rows, wanted.area, false)?.versions[wanted.key],
})

/** Whether somebody else changed the value, to another one, after the version on which the wanted value is based. */
const isChangedByOther = ({ last, basedOn, before, value }: Compared, userId: number): boolean =>
  last !== undefined && basedOn !== undefined && basedOn !== last.v && before !== value && last.by !== userId

function contentOf(
  rows: readonly SavedRow[],
  { area, shared, draft }: { area: string; shared: boolean; draft: boolean },
  written: readonly Compared[],
  last: Omit<ValueVersion, 'v'>,
) {
  const given = Object.fromEntries(written.map(({ key, value }) => [key, value]))
  if (draft && !shared) return { values: { ...find(rows, area, true)?.values, ...given }, versions: {} }
  const versions = Object.fromEntries(written.map(each => [each.key, { v: nextVersion(each), ...last }]))
  return {
    values: { ...valuesOn(rows, area, shared), ...given },
    versions: { ...find(rows, area, false)?.versions, ...versions },
  }
}

type Line = Pick<JournalRow, 'outcome' | 'version'> & { at: string }

const lineOf = ({ key, before, value }: Compared, author: Author, { at, ...line }: Line): JournalRow => ({
  ...author,
  ...line,
  key,
  before: before ?? null,
  after: value,
  at: new Date(at),
})

/** Says which values others changed meanwhile; the area is that of the first one. */
async function changedRefusal(transaction: Transaction, refused: readonly Compared[]): Promise<Refusal> {
  const personOf = await presentPeople(
    transaction,
    refused.flatMap(({ last }) => last?.by ?? []),
  )
  const conflicts = refused.map(
    ({ key, value, basedOn, before, last }): Conflict => ({
      name: key,
      yours: { value, basedOn: basedOn ?? 0 },
      theirs: {
        value: before ?? value,
        version: last?.v ?? 0,
        by: last === undefined ? null : personOf(last.by),
        at: last?.at ?? null,
      },
    }),
  )
  return new Refusal('decisions/changed', { changed: { area: refused[0]?.area ?? '', conflicts } })
}
