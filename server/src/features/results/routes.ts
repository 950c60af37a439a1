import { expertColumns } from '@trimestre/contract/result-columns'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireCompany, requireCompanyAccess, requireCompanyRevision } from '../companies/policy.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { audienceOf } from '../rounds/present.ts'
import { asCollection, createCompanyResults } from './company-results.ts'
import { marketStudyOf } from './market-study.ts'
import { listPast } from './past-repo.ts'
import { requireResultsAccess } from './policy.ts'
import { presentExpertRow, presentPublicResult, presentResult } from './present.ts'
import { listOfGame } from './repo.ts'
import { lastResults } from './service.ts'

export function registerResultRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  const companyResults = createCompanyResults(db)

  mount(app, 'listCompanyResults', async ({ caller, params, readQuery }) => {
    const company = await requireCompanyRevision(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const asked = readQuery()
    const audience = audienceOf(caller)
    if (asked.version !== undefined && audience !== 'staff') throw new Refusal('auth/forbidden')
    if (asked.version !== undefined || asked.epoch !== undefined)
      return asCollection(company, await listPast(db, company, { ...asked, audience }))
    return companyResults.of(company, audience)
  })

  mount(app, 'getMarketStudy', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    return marketStudyOf(db, caller, game, company, readQuery().round)
  })

  mount(app, 'listExpertResults', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    const rows = await listOfGame(db, game.id)
    return [[...expertColumns], ...rows.map(presentExpertRow)]
  })

  mount(app, 'listGameResults', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    const whole = await requireResultsAccess(db, caller, game)
    const rows = await lastResults(db, game.id, audienceOf(caller))
    return rows.map(row =>
      whole === 'all' || row.companyId === whole.id ? presentResult(row) : presentPublicResult(row),
    )
  })
}
