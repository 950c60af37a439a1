import type { MarketStudy } from '@trimestre/contract/companies'
import type { Reader } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { publicQuarter, simulatedRound } from './service.ts'

/**
 * The market of a simulated round of a game, by default the last one: what everybody may know of everybody. 404 for a
 * round that is not simulated; without figures before the first pass.
 */
export async function marketStudyOf(reader: Reader, gameId: number, roundNb?: number): Promise<MarketStudy> {
  const round = await simulatedRound(reader, gameId, roundNb)
  if (round === undefined) {
    if (roundNb !== undefined) throw new Refusal('request/not-found')
    return { round: null, players: 0, prixMoyen: 0, demandeTotale: 0, companies: [] }
  }
  const { companies, meanPrice, demand } = await publicQuarter(reader, round.id)
  return {
    round: round.roundNb,
    players: companies.length,
    prixMoyen: meanPrice,
    demandeTotale: demand,
    companies: companies.map(({ id: _id, round: _round, ...company }) => company),
  }
}
