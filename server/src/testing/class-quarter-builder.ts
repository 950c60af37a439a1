import { resultFields } from '@trimestre/engine'
import type { ClassQuarter, CompanyQuarter, Figures } from '../features/debrief/class-quarter.ts'

const noFigures = Object.fromEntries(resultFields.map(({ key }) => [key, 0])) as Figures

/** What a test says of a company; every other figure is 0. */
export type CompanyDraft = Partial<Omit<CompanyQuarter, 'figures' | 'before' | 'causes'>> & {
  figures?: Partial<Figures>
  before?: Partial<Figures>
  causes?: Partial<CompanyQuarter['causes']>
}

/** Builds a published quarter as staff see it: people in every company, ranked in the order of seats. */
export function classQuarter(
  drafts: readonly CompanyDraft[],
  {
    market,
    ...given
  }: Partial<Omit<ClassQuarter, 'market'>> & { market?: Partial<ClassQuarter['market']> } = {},
): ClassQuarter {
  const companies = drafts.map(companyQuarter)
  const sellers = companies.filter(({ figures }) => figures.nombreProduitVendu > 0)
  const prices = sellers.reduce((sum, { figures }) => sum + figures.prixVente, 0)
  return {
    round: 3,
    quarter: 2,
    guidance: 'b',
    levelGame: 1,
    companies,
    own: null,
    rivals: companies.map(({ companyId, label, isHuman, figures, before }) => ({
      companyId,
      label,
      isHuman,
      prixVente: figures.prixVente,
      nombreProduitVendu: figures.nombreProduitVendu,
      partMarche: figures.partMarche,
      partMarcheBefore: before?.partMarche ?? null,
    })),
    market: {
      demandeTotale: 1000,
      demandeTotaleBefore: 1000,
      prixMoyen: sellers.length === 0 ? 0 : Math.round((100 * prices) / sellers.length) / 100,
      prixMoyenBefore: null,
      ...market,
    },
    ...given,
  }
}

/** Shows a quarter to a member of one of its companies: its own figures, and what all see of the others. */
export function seenBy(quarter: ClassQuarter, companyId: number): ClassQuarter {
  const own = quarter.companies.find(company => company.companyId === companyId) ?? null
  return { ...quarter, companies: own ? [own] : [], own }
}

function companyQuarter({ figures, before, causes, ...given }: CompanyDraft, index: number): CompanyQuarter {
  return {
    companyId: index + 1,
    label: String.fromCharCode(65 + index),
    isHuman: true,
    rank: index + 1,
    hasConsent: false,
    rankBefore: null,
    alerts: [],
    decisions: {},
    scores: null,
    scoresBefore: null,
    ...given,
    figures: { ...noFigures, ...figures },
    before: before ? { ...noFigures, ...before } : null,
    causes: { demande: [], resultatNet: [], margeCommerciale: [], ...causes },
  }
}
