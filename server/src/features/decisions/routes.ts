import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount, mountAhead } from '../../platform/http.ts'
import { requireCompany, requireCompanySight, requireOwnCompany } from '../companies/policy.ts'
import { isFinished } from '../rounds/progress.ts'
import { type AreaKey, requireArea } from './areas.ts'
import { setLock } from './lock.ts'
import { createPlaces, type Place } from './place.ts'
import type { DeciderRow, SavedRow } from './repo.ts'
import { createSaving } from './saving.ts'
import { createSheets } from './sheets.ts'
import { requireValidValues } from './validation.ts'

export function registerDecisionRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const { requireDecider, requirePlace } = createPlaces(db)
  const sheets = createSheets(db)
  const save = createSaving(db)

  mountAhead(
    app,
    'listDecisions',
    ({ companyId }) => requireDecider(companyId),
    async ({ caller, params }, decider) => {
      await requireCompanySight(db, caller, { gameId: decider.gameId, userId: decider.ownerId })
      const { place, area } = await requireAreaOfPlace(decider, params)
      return listDecisions(caller, place, area)
    },
  )

  mount(app, 'getDecisionSheet', async ({ caller, params }) => {
    const decider = await requireDecider(params.id)
    await requireCompanySight(db, caller, { gameId: decider.gameId, userId: decider.ownerId })
    const place = await requirePlace(decider, 'last')
    return sheets.whole(place, mayEdit(caller, place))
  })

  mountAhead(
    app,
    'saveDecisions',
    ({ companyId }) => requireDecider(companyId),
    async ({ caller, params, readBody }, decider) => {
      requireOwnCompany(caller, { userId: decider.ownerId })
      const { place, area } = await requireAreaOfPlace(decider, params)
      const { decisions, draft = false } = readBody()
      const { gameId, roundId, companyId } = place
      const values = requireValidValues(decisions, area, place.levelGame ?? 1)
      if (area === null) return []
      const given = await save({ gameId, roundId, companyId, area, values, draft })
      return listDecisions(caller, { ...place, companyRevision: given.companyRevision }, area, given.saved)
    },
  )

  mount(app, 'lockCompany', ({ caller, params }) => lockOwn(caller, params.id, true))
  mount(app, 'unlockCompany', ({ caller, params }) => lockOwn(caller, params.id, false))

  /** Finds a round of the company's game, and an area; throws 404 when one of them does not exist. */
  async function requireAreaOfPlace(decider: DeciderRow, params: { roundId: number; area: string }) {
    const place = await requirePlace(decider, params.roundId)
    const { areas } = await sheets.catalogue(place.catalogueRevision)
    return { place, area: requireArea(areas, params.area) }
  }

  async function listDecisions(caller: Caller, place: Place, area: AreaKey, saved?: SavedRow[]) {
    return area === null ? [] : sheets.of(place, area, mayEdit(caller, place), saved)
  }

  function mayEdit(caller: Caller, { etat, nbTurns, roundCount, ownerId, isLocked, isOut }: Place): boolean {
    const isPlayable = etat === 1 && nbTurns !== null && !isFinished(nbTurns, roundCount)
    return isPlayable && ownerId === caller.id && !isLocked && !isOut
  }

  async function lockOwn(caller: Caller, companyId: number, locked: boolean) {
    const company = await requireCompany(db, companyId)
    requireOwnCompany(caller, company)
    return setLock(db, company, locked)
  }
}
