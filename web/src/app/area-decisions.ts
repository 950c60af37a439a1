import type { Decision, DecisionSheet } from '@trimestre/contract/decisions'
import { call } from './api.ts'
import type { AreaKey } from './game-areas.ts'

type Place = { roundId: number; area: AreaKey; companyId: number }

/** Questions of one moment about a company: how many areas, and the answer that serves them all once it is asked for. */
type Moment = { areas: number; sheet?: Promise<DecisionSheet> }

const moments = new Map<number, Moment>()

/** The decisions of an area. Areas of a company that are asked for in the same moment come with one answer. */
export async function askDecisions(place: Place, signal: AbortSignal): Promise<Decision[]> {
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
