import { players } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { ModelCardSchema } from '../model-card.ts'
import { ok } from '../rights.ts'
import { GuideBody, GuideSchema } from '../tour.ts'
import { IdParams } from '../users.ts'

/** What a game explains of itself: its model, and the tour of a member's first quarter. */
export const guideEndpoints = {
  getModelCard: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'What the market of a game rewards, as curves of its levers without events and rivals',
    success: 200,
    params: IdParams,
    answer: ModelCardSchema,
    refusals: ['games/not-configured'],
  }),
  getGuide: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    inTeam: [ok, 403],
    summary: 'How far the caller has come in the tour of the first quarter, on any device',
    success: 200,
    params: IdParams,
    answer: GuideSchema,
    refusals: ['teams/observer'],
  }),
  setGuide: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    inTeam: [ok, 403],
    summary: 'Store how far the caller has come in the tour of the first quarter',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: GuideBody,
    answer: GuideSchema,
    refusals: ['teams/observer'],
  }),
}
