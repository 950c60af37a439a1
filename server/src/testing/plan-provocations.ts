import { inGame, type Provocation, send } from './provoking.ts'

const apply = (id: number): Provocation => send('POST', `/api/v1/games/${id}/plan`, { key: '50' })

/** The refusals of session plans. */
export const planProvocations = {
  'plans/started': inGame({}, ({ id }, server) => async () => {
    const root = await server.client('superadmin')
    await root('passAndOpenRound', { params: { gameId: id } })
    return apply(id)(server)
  }),
  'plans/none': inGame({}, ({ id }) => send('PUT', `/api/v1/games/${id}/plan/step`, { step: 0 })),
} satisfies Record<string, Provocation>
