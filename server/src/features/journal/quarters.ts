import { journalDaysAfterGame } from '@trimestre/contract/journal-limits'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { GameRow } from '../games/policy.ts'
import type { RoundRow } from '../rounds/present.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { countVersions, findLastFreeze, listReplaced } from './repo.ts'

/** A version of a quarter that has journals: that of a round, or one that was replaced. */
export type JournalQuarter = {
  roundId: number
  round: number
  quarter: number
  version: number
  isSuperseded: boolean
  isPractice: boolean
  /** Whether its results are or were shown to everybody. */
  isPublished: boolean
  state: RoundRow['state']
  /** Which parts can be written now. */
  writable: { before: boolean; after: boolean }
}

type Game = Pick<GameRow, 'id' | 'quarterCount' | 'archivedAt'>

const dayMs = 86_400_000

/** The first quarter is played in the round after the opening position. */
const firstRound = 2

/**
 * Lists the quarters of a game that have journals, the last one first; the versions that were replaced follow the one that
 * counts. Of the open quarter it is the version that its pass will compute. The round that opens after the last quarter is
 * never played, and has none.
 */
export async function journalQuarters(reader: Reader, game: Game): Promise<JournalQuarter[]> {
  const rounds = (await roundsOfGame(reader, game.id)).filter(round => isPlayed(game, round))
  const versionCounts = await countVersions(reader, game.id)
  const replaced = Map.groupBy(await listReplaced(reader, game.id), ({ roundId }) => roundId)
  const lastPublished = rounds.findLast(({ state }) => state === 'published')
  const now = await readClock(reader)
  const frozenAt = await findLastFreeze(reader, game.id)
  return rounds.toReversed().flatMap((round): JournalQuarter[] => {
    const { id: roundId, roundNb, state, isPractice } = round
    const common = { roundId, round: roundNb, quarter: quarterOfRound(roundNb), isPractice }
    const last = rounds.at(-1)
    const isLatest = round === lastPublished && (last === round || last?.state === 'open')
    const current = {
      ...common,
      version: versionOf(round, versionCounts.get(roundId) ?? 0),
      isSuperseded: false,
      isPublished: state === 'published',
      state,
      writable: {
        before: game.archivedAt === null && state === 'open',
        after: game.archivedAt === null && isLatest && !isOver(game, round, { now, frozenAt }),
      },
    }
    const former = (replaced.get(roundId) ?? []).map(({ version }) => ({
      ...common,
      version,
      isSuperseded: true,
      isPublished: true,
      state: 'superseded' as const,
      writable: { before: false, after: false },
    }))
    return [current, ...former]
  })
}

const isPlayed = ({ quarterCount }: Game, { roundNb }: RoundRow): boolean =>
  roundNb >= firstRound && (quarterCount === null || quarterOfRound(roundNb) <= quarterCount)

/** A hidden quarter has the version that was computed; new versions of a published one count once they are published. */
function versionOf({ state, version, computedVersion }: RoundRow, versionCount: number): number {
  if (state === 'open') return versionCount + 1
  return state === 'hidden' ? computedVersion : version
}

/**
 * Whether the journal of the last quarter of the game has closed: some days after its publication, or when grades are
 * frozen after it.
 */
function isOver(
  { quarterCount }: Game,
  { roundNb, publishedAt }: RoundRow,
  { now, frozenAt }: { now: Date; frozenAt: Date | null },
): boolean {
  const isLastQuarter = quarterCount !== null && quarterOfRound(roundNb) >= quarterCount
  if (!isLastQuarter || publishedAt === null) return false
  if (frozenAt !== null && frozenAt >= publishedAt) return true
  return now.getTime() >= publishedAt.getTime() + journalDaysAfterGame * dayMs
}
