import { decisionAreas, type Proposal, proposalsOpenMax } from '@trimestre/contract/teams'
import { writeChecked } from '../../game-day/save/shared-sheet.ts'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { type Act, beginAct, requireOpen, requireUnlocked } from '../decisions/act.ts'
import { requireValidValues } from '../decisions/validation.ts'
import { announceCompany } from '../streams/announce.ts'
import { areasOf, isShared } from '../team-rules/powers.ts'
import { presentPeople } from '../users/people.ts'
import { areaOf } from './journal.ts'
import { recordMinute } from './minutes.ts'
import {
  countOpenProposals,
  findProposal,
  insertProposal,
  listProposals,
  type ProposalRow,
  removeProposal,
  settleProposal,
} from './proposals-repo.ts'
import { requireQuarter } from './quarters.ts'

/** Presents the proposals of a quarter, the newest first; those still open when it closed have expired. */
export async function proposalsOf(
  reader: Reader,
  company: InGame,
  roundNb: number | undefined,
): Promise<Proposal[]> {
  const round = await requireQuarter(reader, company.gameId, roundNb)
  return present(reader, await listProposals(reader, company, round.id), round.etat)
}

type NewProposal = { title: string; note?: string | null | undefined; decisions: ReadonlyMap<string, number> }

/** Proposes values of any areas to the company, for the open quarter. */
export async function createProposal(
  { db }: Context,
  caller: Caller,
  company: InGame,
  { title, note, decisions }: NewProposal,
): Promise<Proposal> {
  return db.transaction(async transaction => {
    const place = { gameId: company.gameId, companyId: company.id, roundId: 'last' as const }
    const act = await beginAct(transaction, place, caller.id)
    if (decisions.size === 0) throw invalid([violation('decisions', 'empty')])
    const values = requireValidValues(decisions, decisionAreas, act.level ?? 1)
    requireOpen(act)
    const { gameId, companyId, roundId } = act
    if ((await countOpenProposals(transaction, company, roundId)) >= proposalsOpenMax)
      throw new Refusal('proposals/too-many')
    const proposal = await insertProposal(transaction, {
      gameId,
      companyId,
      roundId,
      userId: caller.id,
      title: title.trim(),
      note: note ?? '',
      decisions: values,
    })
    await finish(transaction, act)
    return presentOne(transaction, proposal, act)
  })
}

type Choice = {
  names?: readonly string[] | undefined
  versions?: ReadonlyMap<string, number> | undefined
}

/**
 * Puts the values of a proposal into the sheet, all or some of them, as a save of its author. A value that was changed
 * since the version that the accepting member saw refuses the whole call, and the proposal stays open.
 */
export async function acceptProposal(
  { db }: Context,
  caller: Caller,
  company: InGame,
  proposalId: number,
  { names, versions }: Choice,
): Promise<Proposal> {
  const outcome = await db.transaction(async transaction => {
    const { act, proposal } = await beginOn(transaction, company, proposalId, caller.id)
    const proposed = Object.keys(proposal.decisions)
    const chosen = names === undefined ? proposed : proposed.filter(key => names.includes(key))
    const own = areasOf(act.own, act.members, act)
    if (chosen.some(key => !own.includes(areaOf(key) ?? ''))) throw new Refusal('teams/area')
    refuseUnknown(proposed, names)
    requireUnsettled(proposal, act)
    requireUnlocked(act)
    const values = new Map(chosen.map(key => [key, proposal.decisions[key] ?? 0]))
    requireValidValues(values, decisionAreas, act.level ?? 1)
    const wanted = [...values].map(([key, value]) => ({
      key,
      area: areaOf(key) ?? '',
      value,
      basedOn: versions?.get(key) ?? 0,
    }))
    const author = { userId: proposal.userId, acceptedBy: caller.id }
    const { refusal } = await writeChecked(transaction, act, wanted, author)
    if (refusal !== undefined) return refusal
    const settled = await settleProposal(transaction, proposal, {
      state: chosen.length === proposed.length ? 'accepted' : 'partly',
      acceptedNames: chosen,
      decidedBy: caller.id,
    })
    await finish(transaction, act)
    return presentOne(transaction, settled, act)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

function refuseUnknown(proposed: readonly string[], names: readonly string[] | undefined): void {
  if (names === undefined) return
  if (names.length === 0) throw invalid([violation('names', 'empty')])
  const unknown = names.flatMap((name, index) => (proposed.includes(name) ? [] : index))
  if (unknown.length > 0) throw invalid(unknown.map(index => violation(`names[${index}]`, 'unknown')))
}

/** Declines a proposal, with a reason or none. */
export const declineProposal = (
  { db }: Context,
  caller: Caller,
  company: InGame,
  proposalId: number,
  reason: string,
): Promise<Proposal> =>
  db.transaction(async transaction => {
    const { act, proposal } = await beginOn(transaction, company, proposalId, caller.id)
    requireUnsettled(proposal, act)
    const settlement = { state: 'declined' as const, decidedBy: caller.id, reason }
    const settled = await settleProposal(transaction, proposal, settlement)
    await finish(transaction, act)
    return presentOne(transaction, settled, act)
  })

/** Takes a proposal of the caller back. */
export const deleteProposal = (
  { db }: Context,
  caller: Caller,
  company: InGame,
  proposalId: number,
): Promise<void> =>
  db.transaction(async transaction => {
    const { act, proposal } = await beginOn(transaction, company, proposalId, caller.id)
    if (proposal.userId !== caller.id) throw new Refusal('auth/forbidden')
    requireUnsettled(proposal, act)
    await removeProposal(transaction, proposal)
    await finish(transaction, act)
  })

/** Begins an act on a proposal, in its quarter; throws 404 when there is no such proposal. */
async function beginOn(transaction: Transaction, company: InGame, proposalId: number, userId: number) {
  const known = await findProposal(transaction, company, proposalId)
  if (known === undefined) throw new Refusal('request/not-found')
  const place = { gameId: company.gameId, companyId: company.id, roundId: known.roundId }
  const act = await beginAct(transaction, place, userId)
  const proposal = await findProposal(transaction, company, proposalId)
  if (proposal === undefined) throw new Refusal('request/not-found')
  return { act, proposal }
}

function requireUnsettled({ state }: ProposalRow, { roundState }: Act): void {
  if (state !== 'open' || roundState !== 1) throw new Refusal('proposals/settled')
}

/** Records and announces what was done with a proposal. */
async function finish(transaction: Transaction, act: Act): Promise<void> {
  const { gameId, companyId, roundId, own } = act
  if (isShared(act, act.members)) await recordMinute(transaction, { gameId, companyId, roundId }, own.userId)
  await raiseCompanyRevisions(transaction, gameId, [companyId])
  await announceCompany(transaction, gameId, companyId, 'proposal')
}

async function presentOne(reader: Reader, row: ProposalRow, { roundState }: Act): Promise<Proposal> {
  const [proposal] = await present(reader, [row], roundState)
  if (proposal === undefined) throw new Error('the proposal is not presented')
  return proposal
}

async function present(
  reader: Reader,
  rows: readonly ProposalRow[],
  roundState: number,
): Promise<Proposal[]> {
  const people = rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy ?? []].flat())
  const personOf = await presentPeople(reader, people)
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    note: row.note,
    decisions: row.decisions,
    state: row.state === 'open' && roundState !== 1 ? 'expired' : row.state,
    by: personOf(row.userId),
    at: row.createdAt.toISOString(),
    decidedBy: row.decidedBy === null ? null : personOf(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    acceptedNames: row.acceptedNames,
    reason: row.reason,
  }))
}
