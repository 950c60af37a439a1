import type { MarketStudy } from '@trimestre/contract/companies'
import type { Reader } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { presentPublicResult } from './present.ts'
import { findLastSimulated, findMarket, findSimulated, listOfRound } from './repo.ts'
import { amount } from './units.ts'

/**
 * The market of a simulated round of a game, by default the last one: what everybody may know of everybody. 404 for a
 * round that is not simulated; without figures before the first pass.
 */
export async function marketStudyOf(reader: Reader, gameId: number, roundNb?: number): Promise<MarketStudy> {
  const round =
    roundNb === undefined
      ? await findLastSimulated(reader, gameId)
      : await findSimulated(reader, gameId, roundNb)
  if (round === undefined) {
    if (roundNb !== undefined) throw new Refusal('request/not-found')
    return { round: null, players: 0, prixMoyen: 0, demandeTotale: 0, companies: [] }
  }
  const market = await findMarket(reader, round.id)
  const rows = (await listOfRound(reader, round.id)).map(presentPublicResult)
  return {
    round: round.roundNb,
    players: rows.length,
    prixMoyen: amount(market.meanPrice),
    demandeTotale: market.demand,
    companies: rows.map(({ id: _id, round: _round, ...company }) => company),
  }
}
