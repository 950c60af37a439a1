import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http.ts'
import { requireCompany, requireCompanyAccess, requireOwnCompany } from '../companies/policy.ts'
import { isFinished } from '../rounds/progress.ts'
import { type AreaKey, requireArea } from './areas.ts'
import { createDecisionContexts, type DecisionContext } from './decision-context.ts'
import { setLock } from './lock.ts'
import type { CompanyOwnership, SavedRow } from './repo.ts'
import { createSaving } from './saving.ts'
import { createSheets } from './sheets.ts'
import { requireValidValues } from './validation.ts'

export function registerDecisionRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const { requireOwnership, requireContext } = createDecisionContexts(db)
  const sheets = createSheets(db)
  const save = createSaving(db)

  mount(app, 'listDecisions', async ({ caller, params }) => {
    const ownership = await requireOwnership(params.companyId)
    await requireCompanyAccess(db, caller, { gameId: ownership.gameId, userId: ownership.ownerId })
    const { context, area } = await requireAreaOfContext(ownership, params)
    return listDecisions(caller, context, area)
  })

  mount(app, 'getDecisionSheet', async ({ caller, params }) => {
    const ownership = await requireOwnership(params.id)
    await requireCompanyAccess(db, caller, { gameId: ownership.gameId, userId: ownership.ownerId })
    const context = await requireContext(ownership, 'last')
    return sheets.whole(context, mayEdit(caller, context))
  })

  mount(app, 'saveDecisions', async ({ caller, params, readBody }) => {
    const ownership = await requireOwnership(params.companyId)
    requireOwnCompany(caller, { userId: ownership.ownerId })
    const { context, area } = await requireAreaOfContext(ownership, params)
    const { decisions, draft = false } = readBody()
    const { gameId, roundId, companyId } = context
    const values = requireValidValues(decisions, area, context.levelGame ?? 1)
    if (area === null) return []
    const given = await save({ gameId, roundId, companyId, area, values, draft })
    return listDecisions(caller, { ...context, companyRevision: given.companyRevision }, area, given.saved)
  })

  mount(app, 'lockCompany', ({ caller, params }) => lockOwn(caller, params.id, true))
  mount(app, 'unlockCompany', ({ caller, params }) => lockOwn(caller, params.id, false))

  /** Finds a round of the company's game, and an area; throws 404 when one of them does not exist. */
  async function requireAreaOfContext(
    ownership: CompanyOwnership,
    params: { roundId: number; area: string },
  ) {
    const context = await requireContext(ownership, params.roundId)
    const { areas } = await sheets.catalogue(context.catalogueRevision)
    return { context, area: requireArea(areas, params.area) }
  }

  async function listDecisions(caller: Caller, context: DecisionContext, area: AreaKey, saved?: SavedRow[]) {
    return area === null ? [] : sheets.of(context, area, mayEdit(caller, context), saved)
  }

  function mayEdit(
    caller: Caller,
    { etat, nbTurns, roundCount, ownerId, isLocked, isOut }: DecisionContext,
  ): boolean {
    const isPlayable = etat === 1 && nbTurns !== null && !isFinished(nbTurns, roundCount)
    return isPlayable && ownerId === caller.id && !isLocked && !isOut
  }

  async function lockOwn(caller: Caller, companyId: number, locked: boolean) {
    const company = await requireCompany(db, companyId)
    requireOwnCompany(caller, company)
    return setLock(db, company, locked)
  }
}
