import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { isMember, isMemberOrObserver } from '../companies/members.ts'
import { requireCompany, requireCompanyAccess, requireDecider } from '../companies/policy.ts'
import type { CompanyRow } from '../companies/service.ts'
import { requireCompanyInRound, requireRound } from '../decisions/decision-context.ts'
import { readTeamRules } from '../team-rules/repo.ts'
import { contributionsOf } from './contributions.ts'
import { areaOf, journalOf } from './journal.ts'
import { acceptProposal, createProposal, declineProposal, deleteProposal, proposalsOf } from './proposals.ts'
import { createPresenceSignal } from './signal-presence.ts'
import { presentTeam } from './team.ts'

export function registerTeamworkRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const signalPresence = createPresenceSignal(context)

  mount(app, 'getTeam', async ({ caller, params }) => {
    const company = await requireVisible(caller, params.id)
    const seesCode = caller.role !== 'ROLE_USER' || isMember(company, caller.id)
    return presentTeam(db, company, seesCode)
  })

  mount(app, 'listDecisionChanges', async ({ caller, params, readQuery }) => {
    const company = await requireVisible(caller, params.id)
    return journalOf(db, company, readQuery())
  })

  mount(app, 'listContributions', async ({ caller, params, readQuery }) => {
    const company = await requireVisible(caller, params.id)
    await requireLedger(caller, company)
    return contributionsOf(db, company, readQuery().round)
  })

  mount(app, 'signalPresence', async ({ caller, params, readBody }) => {
    const company = await requireCompanyInRound(db, params.id, 'last')
    if (!isMemberOrObserver(company, caller.id)) throw new Refusal('auth/forbidden')
    const { area = null, name = null } = readBody() ?? {}
    if (name !== null && areaOf(name) !== area) throw invalid([violation('name', 'unknown')])
    const user = { id: caller.id, name: caller.username }
    // An observer is never on a field.
    const field = isMember(company, caller.id) ? name : null
    await signalPresence(requireRound(company), user, { area, name: field })
    return undefined
  })

  mount(app, 'listProposals', async ({ caller, params, readQuery }) => {
    const company = await requireVisible(caller, params.id)
    return proposalsOf(db, company, readQuery().round)
  })

  mount(app, 'createProposal', async ({ caller, params, readBody }) => {
    const company = await requireOwn(caller, params.id)
    return createProposal(context, caller, company, readBody())
  })

  mount(app, 'acceptProposal', async ({ caller, params, readBody }) => {
    const company = await requireOwn(caller, params.id)
    return acceptProposal(context, caller, company, params.proposalId, readBody())
  })

  mount(app, 'declineProposal', async ({ caller, params, readBody }) => {
    const company = await requireOwn(caller, params.id)
    return declineProposal(context, caller, company, params.proposalId, readBody()?.reason ?? '')
  })

  mount(app, 'deleteProposal', async ({ caller, params }) => {
    const company = await requireOwn(caller, params.id)
    await deleteProposal(context, caller, company, params.proposalId)
    return undefined
  })

  async function requireVisible(caller: Caller, id: number): Promise<CompanyRow> {
    const company = await requireCompany(db, id)
    await requireCompanyAccess(db, caller, company)
    return company
  }

  async function requireOwn(caller: Caller, id: number): Promise<CompanyRow> {
    const company = await requireCompany(db, id)
    requireDecider(company, caller.id)
    return company
  }

  /** The ledger is for administrators, and for members where the settings of the game let the team read it. */
  async function requireLedger(caller: Caller, company: CompanyRow): Promise<void> {
    if (!isMemberOrObserver(company, caller.id)) return
    const { settings } = await readTeamRules(db, company.gameId)
    if (!isMember(company, caller.id) || settings?.contributions === 'staff')
      throw new Refusal('auth/forbidden')
  }
}
