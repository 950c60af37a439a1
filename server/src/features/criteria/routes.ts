import { criteria } from '@trimestre/engine'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { findProduct } from '../products/repo.ts'
import { requireResultsAccess } from '../results/policy.ts'
import { marketRules } from './market-rules.ts'
import { presentCriterion, presentRule } from './present.ts'
import { listAllCriteria, listCriteria, listCriteriaOfAdministrator } from './repo.ts'
import { changeCriteria } from './service.ts'

export function registerCriteriaRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'listAllCriteria', async ({ caller }) => {
    const seesAll = caller.role === 'ROLE_SUPER_ADMIN'
    const rows = await (seesAll ? listAllCriteria(db) : listCriteriaOfAdministrator(db, caller.id))
    return rows.map(presentCriterion)
  })

  mount(app, 'listCriteria', async ({ caller, readQuery }) => {
    const game = await requireGame(db, readQuery().game)
    await requireGameAdministration(db, caller, game)
    return (await listCriteria(db, game.id)).map(presentCriterion)
  })

  mount(app, 'updateCriteria', async ({ params, readBody }) => {
    const game = await requireGame(db, params.gameId)
    const { idGame, fields } = readBody()
    if (idGame !== undefined && idGame !== game.id) throw invalid([violation('idGame', 'reference')])
    await changeCriteria(context, game.id, fields)
    return (await listCriteria(db, game.id)).map(presentCriterion)
  })

  mount(app, 'getMarketRules', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireResultsAccess(db, caller, game)
    const product = game.productId === null ? undefined : await findProduct(db, game.productId)
    const criteriaOfGame = await listCriteria(db, game.id)
    const coefficients = new Map(criteriaOfGame.map(({ name, coefficient }) => [name, coefficient]))
    return marketRules({ game, product, coefficients })
  })

  mount(app, 'listCriterionRules', async () => criteria.map(presentRule))
}
