import type { PlanTexts } from '@trimestre/contract/plan-texts'
import type { PlanChange } from '@trimestre/contract/plans'
import type { SessionPlan } from '@trimestre/contract/session-plans'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { announcePeers, announceQuizzes } from '../streams/announce.ts'
import { listPeerDrafts, listQuizDrafts, replacePeerDrafts, replaceQuizDrafts } from './drafts-repo.ts'

/** What a plan prepares in a game, with what it replaces: only drafts that a plan made and nobody has changed. */
export type PlannedDrafts = {
  quizzes: { before: string[]; after: { quarter: number; title: string }[] }
  peers: { before: string[]; after: string[] }
}

/** Returns the drafts that a plan makes, but for quarters that have another quiz, and for evaluations that are there. */
export async function draftsOf(
  reader: Reader,
  gameId: number,
  { settings }: SessionPlan,
  texts: PlanTexts['drafts'],
): Promise<PlannedDrafts> {
  const quizzes = await listQuizDrafts(reader, gameId)
  const peers = await listPeerDrafts(reader, gameId)
  const titleOf = (text: string, quarter: number) => text.replaceAll('{quarter}', String(quarter))
  const hasOther = (quarter: number) => quizzes.some(quiz => quiz.quarter === quarter && !quiz.isPlanned)
  const isTaken = (title: string) => peers.some(round => round.title === title && !round.isPlanned)
  return {
    quizzes: {
      before: quizzes.flatMap(({ title, isPlanned }) => (isPlanned ? [title] : [])),
      after: settings.quizzes
        .filter(quarter => !hasOther(quarter))
        .map(quarter => ({ quarter, title: titleOf(texts.quiz, quarter) })),
    },
    peers: {
      before: peers.flatMap(({ title, isPlanned }) => (isPlanned ? [title] : [])),
      after: settings.peers.map(quarter => titleOf(texts.peers, quarter)).filter(title => !isTaken(title)),
    },
  }
}

/** Returns the drafts that change, as plans name what they change. */
export function changesOfDrafts({ quizzes, peers }: PlannedDrafts): PlanChange[] {
  const change = (what: 'quizzes' | 'peers', before: string[], after: string[]): PlanChange[] =>
    isSame(before, after) ? [] : [{ what, from: titles(before), to: titles(after) }]
  return [
    ...change(
      'quizzes',
      quizzes.before,
      quizzes.after.map(({ title }) => title),
    ),
    ...change('peers', peers.before, peers.after),
  ]
}

const titles = (given: string[]): string[] | null => (given.length === 0 ? null : given)
const isSame = (one: string[], other: string[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Stores the drafts of a plan; those that stay as they were are not written again. */
export async function writeDrafts(
  tx: Transaction,
  gameId: number,
  { quizzes, peers }: PlannedDrafts,
): Promise<void> {
  const changed = changesOfDrafts({ quizzes, peers }).map(({ what }) => what)
  if (changed.length === 0) return
  if (changed.includes('quizzes')) {
    await replaceQuizDrafts(tx, gameId, quizzes.after)
    await announceQuizzes(tx, gameId)
  }
  if (changed.includes('peers')) {
    await replacePeerDrafts(tx, gameId, peers.after)
    await announcePeers(tx, gameId)
  }
  await raiseGameRevisions(tx, [gameId])
}
