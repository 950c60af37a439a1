import type { FastifyInstance } from 'fastify'
import { createSaving } from '../../game-day/save/saving.ts'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { isMember } from '../companies/members.ts'
import { requireCompany, requireCompanyAccess, requireOwnCompany } from '../companies/policy.ts'
import { isFinished } from '../rounds/progress.ts'
import { type AreaKey, requireArea } from './areas.ts'
import { type DecisionContext, requireCompanyInRound, requireRound } from './decision-context.ts'
import { setLock } from './lock.ts'
import type { SavedRow } from './repo.ts'
import { createSheets } from './sheets.ts'
import { requireValidValues } from './validation.ts'

export function registerDecisionRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const sheets = createSheets(db)
  const save = createSaving(db)

  mount(app, 'listDecisions', async ({ caller, params }) => {
    const company = await requireCompanyInRound(db, params.companyId, params.roundId)
    await requireCompanyAccess(db, caller, company)
    const context = requireRound(company)
    const area = await requireAreaNamed(context, params.area)
    return listDecisions(caller, context, area)
  })

  mount(app, 'getDecisionSheet', async ({ caller, params }) => {
    const company = await requireCompanyInRound(db, params.id, 'last')
    await requireCompanyAccess(db, caller, company)
    const context = requireRound(company)
    return sheets.whole(context, mayEdit(caller, context))
  })

  mount(
    app,
    'saveDecisions',
    async ({ caller, params, readBody }) => {
      const company = await requireCompanyInRound(db, params.companyId, params.roundId)
      requireOwnCompany(caller, company)
      const context = requireRound(company)
      const area = await requireAreaNamed(context, params.area)
      const { decisions, draft = false } = readBody()
      const { gameId, roundId, companyId } = context
      const values = requireValidValues(decisions, area, context.level ?? 1)
      if (area === null) return []
      const given = await save({ gameId, roundId, companyId, area, values, draft })
      return listDecisions(caller, { ...context, companyRevision: given.companyRevision }, area, given.saved)
    },
    // The response is short, and a class saves in the last minute.
    { compress: false },
  )

  mount(app, 'lockCompany', ({ caller, params }) => lockOwn(caller, params.id, true))
  mount(app, 'unlockCompany', ({ caller, params }) => lockOwn(caller, params.id, false))

  async function requireAreaNamed({ catalogueRevision }: DecisionContext, name: string): Promise<AreaKey> {
    const { areas } = await sheets.catalogue(catalogueRevision)
    return requireArea(areas, name)
  }

  async function listDecisions(caller: Caller, context: DecisionContext, area: AreaKey, saved?: SavedRow[]) {
    return area === null ? [] : sheets.of(context, area, mayEdit(caller, context), saved)
  }

  function mayEdit(
    caller: Caller,
    { roundState, quarterCount, roundCount, members, isLocked, isOut }: DecisionContext,
  ): boolean {
    const isPlayable = roundState === 1 && quarterCount !== null && !isFinished(quarterCount, roundCount)
    return isPlayable && isMember({ members }, caller.id) && !isLocked && !isOut
  }

  async function lockOwn(caller: Caller, companyId: number, locked: boolean) {
    const company = await requireCompany(db, companyId)
    requireOwnCompany(caller, company)
    return setLock(db, company, locked)
  }
}
