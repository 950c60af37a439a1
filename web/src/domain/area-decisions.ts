import type { Decision, DecisionSheet } from '@trimestre/contract/decisions'
import { call } from './api.ts'
import type { AreaKey } from './game-areas.ts'

type Place = { roundId: number; area: AreaKey; companyId: number }

/** The requests for a company in the same tick: the number of areas, and the shared response once it is requested. */
type Moment = { areas: number; sheet?: Promise<DecisionSheet> }

const moments = new Map<number, Moment>()

/** Requests the decisions of an area. Areas of one company that are requested in the same tick share one response. */
export async function fetchDecisions(place: Place, signal: AbortSignal): Promise<Decision[]> {
  const { companyId, roundId, area } = place
  const moment = moments.get(companyId) ?? { areas: 0 }
  moments.set(companyId, moment)
  moment.areas += 1
  await Promise.resolve()
  moments.delete(companyId)
  if (moment.areas > 1) {
    moment.sheet ??= call('getDecisionSheet', { params: { id: companyId } })
    const sheet = await moment.sheet
    if (sheet.roundId === roundId) return sheet.areas[area] ?? []
  }
  return call('listDecisions', { params: place, signal })
}
