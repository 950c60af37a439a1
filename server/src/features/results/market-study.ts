import type { MarketStudy } from '@trimestre/contract/companies'
import { decisionItems } from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { audienceOf } from '../rounds/present.ts'
import { listSurveyed } from './demand-repo.ts'
import { presentSurveyed } from './present.ts'
import { hasBoughtSurvey } from './repo.ts'
import { publicQuarter, simulatedRound } from './service.ts'

/**
 * Returns the market study of a simulated round of a company's game, by default the last one: the figures that all
 * players may see, and the survey if the company bought it in that round, permanently. A round that is not simulated
 * returns 404; the study has no figures before the first pass.
 */
export async function marketStudyOf(
  reader: Reader,
  caller: Caller,
  game: GameRow,
  company: CompanyRow,
  roundNb?: number,
): Promise<MarketStudy> {
  const audience = audienceOf(caller)
  const round = await simulatedRound(reader, game.id, roundNb, audience)
  if (round === undefined) {
    if (roundNb !== undefined) throw new Refusal('request/not-found')
    const nothing = { prixMoyen: 0, demandeTotale: 0, partReference: 0, segments: [], companies: [] }
    return { round: null, players: 0, ...nothing, etude: null, etudeOuverte: isSurveyOpen(game) }
  }
  const { companies, meanPrice, demand, referenceShare, segments } = await publicQuarter(
    reader,
    round,
    audience,
  )
  const isPlayer = caller.role === 'ROLE_USER'
  const maySeeSurvey = !isPlayer || (await hasBoughtSurvey(reader, company, round.id, audience))
  const mayKnowCauses = !isPlayer || game.explanations !== 'figures'
  return {
    round: round.roundNb,
    players: companies.length,
    prixMoyen: meanPrice,
    demandeTotale: demand,
    partReference: referenceShare,
    segments: segments.map(({ companies: _, ...segment }) => segment),
    companies: companies.map(({ id: _id, round: _round, ...company }) => ({
      ...company,
      segments: segments.flatMap(segment => segment.companies.get(company.companyId) ?? []),
    })),
    etude: maySeeSurvey
      ? (await listSurveyed(reader, round, audience)).map(row => presentSurveyed(row, mayKnowCauses))
      : null,
    etudeOuverte: isSurveyOpen(game),
  }
}

const surveyLevel = decisionItems.find(({ key }) => key === 'etudeMarche')?.level ?? Number.POSITIVE_INFINITY

const isSurveyOpen = ({ level }: GameRow): boolean => (level ?? 0) >= surveyLevel
