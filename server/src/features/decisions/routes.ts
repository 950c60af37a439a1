import type { FastifyInstance } from 'fastify'
import { saveChecked } from '../../game-day/save/checked-saving.ts'
import { createSaving } from '../../game-day/save/saving.ts'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireCompany, requireCompanyAccess, requireDecider } from '../companies/policy.ts'
import { areasOf, isShared } from '../team-rules/powers.ts'
import { type AreaKey, requireArea } from './areas.ts'
import { type DecisionContext, requireCompanyInRound, requireRound } from './decision-context.ts'
import { submitSheet, withdrawSheet } from './lock.ts'
import type { SavedRow } from './repo.ts'
import { refusalOf } from './service.ts'
import { createSheets, type SheetReader } from './sheets.ts'
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
    return sheets.whole(context, readerOf(caller, context))
  })

  mount(
    app,
    'saveDecisions',
    async ({ caller, params, readBody }) => {
      const company = await requireCompanyInRound(db, params.companyId, params.roundId)
      const own = requireDecider(company, caller.id)
      const context = requireRound(company)
      const area = await requireAreaNamed(context, params.area)
      if (area !== null && !areasOf(own, context.members, context).includes(area))
        throw new Refusal('teams/area')
      const { decisions, draft = false, versions } = readBody()
      const { gameId, roundId, companyId } = context
      const values = requireValidValues(decisions, [area], context.level ?? 1)
      if (area === null) return []
      const saving = { gameId, roundId, companyId, userId: caller.id, area, values, draft, versions }
      const isAlone = versions === undefined && own.active && !isShared(context, context.members)
      const given = isAlone ? await save(saving) : await saveChecked(db, saving)
      return listDecisions(caller, { ...context, companyRevision: given.companyRevision }, area, given.saved)
    },
    // The response is short, and a class saves in the last minute.
    { compress: false },
  )

  mount(app, 'lockCompany', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    requireDecider(company, caller.id)
    return submitSheet(context, caller, { gameId: company.gameId, companyId: company.id })
  })

  mount(app, 'unlockCompany', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    requireDecider(company, caller.id)
    return withdrawSheet(context, caller, { gameId: company.gameId, companyId: company.id })
  })

  async function requireAreaNamed({ catalogueRevision }: DecisionContext, name: string): Promise<AreaKey> {
    const { areas } = await sheets.catalogue(catalogueRevision)
    return requireArea(areas, name)
  }

  async function listDecisions(caller: Caller, context: DecisionContext, area: AreaKey, saved?: SavedRow[]) {
    return area === null ? [] : sheets.of(context, area, readerOf(caller, context), saved)
  }
}

function readerOf({ id, username: name }: Caller, context: DecisionContext): SheetReader {
  const { members, isLocked } = context
  const own = members.find(({ userId }) => userId === id)
  const isOpen = refusalOf({ ...context, state: context.roundState }) === undefined
  const mayEdit = isOpen && !isLocked && own !== undefined
  return { person: { id, name }, editable: mayEdit ? areasOf(own, members, context) : [] }
}
