import { roundCountLimit } from '@trimestre/contract/games'
import { versionsMax } from '@trimestre/contract/round-limits'
import { attemptsMost } from '@trimestre/contract/training-limits'
import type { AuditedAction } from '../../platform/audit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { DroppedPass } from './dropped-passes.ts'
import type { HeldGame } from './held-games.ts'
import type { LastRound } from './inputs-repo.ts'

/** What is to become of the last quarter of a game (playing.md, chapter 3). */
export type PassAct =
  /** Closes the quarter; or opens the next one, after closing and publishing this one. */
  | { kind: 'pass'; opensNext: boolean; expected: number | null }
  /**
   * Publishes a hidden quarter, or the chain of new versions that begins with a quarter: now, and may open the next one;
   * a hidden one also at a time. A null time takes the plan away.
   */
  | { kind: 'publish'; roundId: number; opensNext: boolean; at?: Date | null | undefined }
  /** Opens a hidden quarter again, or withdraws a chain of new versions. */
  | { kind: 'undo'; roundId: number }

export type PassRequest = {
  gameId: number
  act: PassAct
  /** The time of the scheduler's clock. */
  now: Date
  /** The audit entry of the administrator's action, recorded in the same transaction. */
  action?: AuditedAction | undefined
  /** The time in milliseconds after the pass during which a click still means the passed quarter. */
  settleMs: number
  /** The planned pass that this one takes the place of. */
  dropped?: DroppedPass | undefined
}

/** The steps of an act on the last round of its game. */
export type Steps = {
  /** The quarter is computed and closed. */
  plays: boolean
  /** Its results are shown to everybody: those just computed, or the hidden ones. */
  shows: boolean
  /** The next quarter opens. */
  opens: boolean
  /** The hidden results are withdrawn, and the quarter is open again. */
  withdraws: boolean
  /** When a hidden quarter is to be published by itself; null: by hand; undefined: as it was. */
  publishAt: Date | null | undefined
}

const noSteps: Steps = { plays: false, shows: false, opens: false, withdraws: false, publishAt: undefined }

/** A game whose state allows the act, with the steps that it takes there. */
export type Turn = { request: PassRequest; held: HeldGame; last: LastRound; steps: Steps }

export function turnOf(held: HeldGame | undefined, request: PassRequest): Turn | Refusal {
  if (held === undefined) return new Refusal('request/not-found')
  const { last, roundCount } = held.rounds
  if (last === undefined) throw new Error(`game ${held.game.id} has no round`)
  const steps = stepsOf(held, last, request)
  if (steps instanceof Refusal) return steps
  const isFull = roundCount >= roundCountLimit(held.game.quarterCount)
  if (isFull && (steps.opens || request.act.kind === 'pass')) return new Refusal('rounds/limit-reached')
  // A quarter that is opened again has to be closed again as well.
  const isPlayed = steps.plays || (steps.withdraws && last.state === 'hidden')
  if (isPlayed && last.versionCount >= versionsMaxOf(held.game))
    return new Refusal('rounds/too-many-versions')
  return { request, held, last, steps }
}

/** The largest number of versions of a round; each attempt of a solo game computes its rounds once. */
export const versionsMaxOf = ({ soloPlayerId }: HeldGame['game']): number =>
  soloPlayerId === null ? versionsMax : attemptsMost

function stepsOf({ game }: HeldGame, last: LastRound, { act, now }: PassRequest): Steps | Refusal {
  if (game.archivedAt !== null) return new Refusal('games/archived')
  if (act.kind === 'pass' && act.expected !== null && last.roundNb !== act.expected)
    return new Refusal('rounds/unexpected')
  if (act.kind === 'pass' && game.pausedAt !== null) return new Refusal('games/paused')
  if (act.kind === 'pass')
    return last.pendingId === null
      ? stepsOfPass(game, last, act.opensNext, now)
      : new Refusal('rounds/pending')
  // In a pause results can be published, but no quarter opens.
  const mayOpen = act.kind === 'publish' && act.opensNext && game.pausedAt === null
  if (act.roundId === last.pendingId) return stepsOfChain(last, act, mayOpen)
  // A round that is not the last one was published before the next one opened.
  const isPublished = act.roundId !== last.id || last.state === 'published'
  if (isPublished && act.kind === 'publish' && act.at === undefined) return noSteps
  if (isPublished || last.state === 'open') return new Refusal('rounds/not-hidden')
  if (act.kind === 'undo') return { ...noSteps, withdraws: true }
  if (act.at !== undefined) return { ...noSteps, publishAt: act.at }
  return { ...noSteps, shows: true, opens: mayOpen }
}

/** The new versions of a quarter and of those after it are published or withdrawn together. */
function stepsOfChain(
  last: LastRound,
  act: Exclude<PassAct, { kind: 'pass' }>,
  mayOpen: boolean,
): Steps | Refusal {
  if (act.kind === 'undo') return { ...noSteps, withdraws: true }
  if (act.at !== undefined) return new Refusal('rounds/not-hidden')
  return { ...noSteps, shows: true, opens: mayOpen && last.state !== 'open' }
}

/** Opening the next quarter shows the results of this one, without which nobody could play. */
function stepsOfPass(
  { publication }: HeldGame['game'],
  last: LastRound,
  opensNext: boolean,
  now: Date,
): Steps {
  const opens = opensNext
  if (last.state === 'published') return { ...noSteps, opens }
  if (last.state === 'hidden') return { ...noSteps, shows: opensNext, opens }
  const shows = opensNext || publication.mode === 'immediate'
  const isPlanned = !shows && publication.delay !== null
  const publishAt = isPlanned ? new Date(now.getTime() + (publication.delay ?? 0) * 60_000) : null
  return { ...noSteps, plays: true, shows, opens, publishAt }
}
