import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { requireGame } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { requireOwnTraining, requireTrainingAccess } from './policy.ts'
import { presentOneTraining, presentTrainings } from './present.ts'
import { listTrainings, listTrainingsOfOwner, listTrainingsOfPlayer, type TrainingRow } from './repo.ts'
import { resultsOf } from './results.ts'
import { changeTraining, createTraining, removeTraining, startTraining } from './service.ts'

/** Registers the trainings that staff write, and what players begin from them. */
export function registerTrainingRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  mount(app, 'createTraining', async ({ caller, readBody }) =>
    presentOneTraining(db, caller, await createTraining(context, caller.id, readBody()), now()),
  )

  mount(app, 'listTrainings', async ({ caller }) =>
    presentTrainings(db, caller, await visibleTrainings(caller), now()),
  )

  mount(app, 'getTraining', async ({ caller, params }) =>
    presentOneTraining(db, caller, await requireTrainingAccess(db, caller, params.id), now()),
  )

  mount(app, 'updateTraining', async ({ caller, params, readBody }) => {
    const { id } = await requireOwnTraining(db, caller, params.id)
    return presentOneTraining(db, caller, await changeTraining(context, id, readBody()), now())
  })

  mount(app, 'deleteTraining', async ({ caller, params }) => {
    const { id } = await requireOwnTraining(db, caller, params.id)
    await removeTraining(context, id)
    return undefined
  })

  mount(app, 'startTraining', async ({ caller, params, reply }) => {
    const { id } = await requireTrainingAccess(db, caller, params.id)
    const { gameId, isNew } = await startTraining(context, caller.id, id)
    reply.code(isNew ? 201 : 200)
    return presentOneGame(db, caller, await requireGame(db, gameId))
  })

  mount(app, 'listTrainingResults', async ({ caller, params }) =>
    resultsOf(db, await requireOwnTraining(db, caller, params.id)),
  )

  function visibleTrainings(caller: Caller): Promise<TrainingRow[]> {
    if (caller.role === 'ROLE_SUPER_ADMIN') return listTrainings(db)
    if (caller.role === 'ROLE_ADMIN') return listTrainingsOfOwner(db, caller.id)
    return listTrainingsOfPlayer(db, caller.id)
  }
}
