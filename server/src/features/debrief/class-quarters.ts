import type { ExplanationCause } from '@trimestre/contract/explanations'
import type { ClassQuarter, CompanyQuarter } from './class-quarter.ts'
import type { PlayedCompany, PublishedQuarter } from './quarters.ts'

export type Causes = CompanyQuarter['causes']

/** A company of the game as the debrief names it. */
export type LabelledCompany = { companyId: number; label: string; hasConsent: boolean }

export type ReadQuarter = {
  now: PublishedQuarter
  before: PublishedQuarter | null
  game: { guidance: ClassQuarter['guidance']; levelGame: number }
  /** All companies of the game, in the order of seats. */
  companies: readonly LabelledCompany[]
  /** Null for staff, who see all companies. */
  ownId: number | null
  /** By company, as far as the reader may see them. */
  causes: ReadonlyMap<number, Causes>
}

const noCauses: Record<keyof Causes, readonly ExplanationCause[]> = {
  demande: [],
  resultatNet: [],
  margeCommerciale: [],
}

/** Returns a published quarter as one reader may see it: nothing of a rival but what everybody knows. */
export function classQuarterOf(given: ReadQuarter): ClassQuarter {
  const { now, before, game, companies, ownId } = given
  const played = companies.flatMap(company => {
    const found = now.companies.get(company.companyId)
    return found === undefined
      ? []
      : [{ ...company, found, earlier: before?.companies.get(company.companyId) }]
  })
  const shown = played
    .filter(({ companyId }) => ownId === null || companyId === ownId)
    .map(each => companyQuarterOf(each, given.causes.get(each.companyId) ?? noCauses))
  return {
    round: now.round,
    quarter: now.quarter,
    ...game,
    companies: shown,
    own: ownId === null ? null : (shown[0] ?? null),
    rivals: played.map(({ companyId, label, found: { figures, isHuman }, earlier }) => ({
      companyId,
      label,
      isHuman,
      prixVente: figures.prixVente,
      nombreProduitVendu: figures.nombreProduitVendu,
      partMarche: figures.partMarche,
      partMarcheBefore: earlier?.figures.partMarche ?? null,
    })),
    market: {
      demandeTotale: now.demandeTotale,
      demandeTotaleBefore: before?.demandeTotale ?? null,
      prixMoyen: now.prixMoyen,
      prixMoyenBefore: before?.prixMoyen ?? null,
    },
  }
}

type Played = LabelledCompany & { found: PlayedCompany; earlier: PlayedCompany | undefined }

function companyQuarterOf(
  { companyId, label, hasConsent, found, earlier }: Played,
  causes: Causes,
): CompanyQuarter {
  const { isHuman, rank, figures, alerts, decisions, scores } = found
  return {
    companyId,
    label,
    isHuman,
    rank,
    hasConsent,
    figures,
    before: earlier?.figures ?? null,
    rankBefore: earlier?.rank ?? null,
    alerts,
    causes,
    decisions,
    scores,
    scoresBefore: earlier?.scores ?? null,
  }
}

/** Returns « A » for the first company of a game, « Z », « AA »… for later ones. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
