import type { ProjectionInputs } from '@trimestre/contract/projection'
import type { forecastDemand, Projection, project } from '@trimestre/engine/projection'
import { type AreaKey, areaKeys } from '../../../../domain/game-areas.ts'
import type { FigureKind } from '../../../../ui/figure.tsx'
import { readDraft, type Values } from '../draft.ts'

/** The figures of the projection, by their names in the engine. */
export type OwnFigure = keyof Projection['figures']

export type FigureLine = { key: OwnFigure; kind: FigureKind; rise: 'good' | 'bad' | null }

const line = (key: OwnFigure, kind: FigureKind, rise: FigureLine['rise'] = null): FigureLine => ({
  key,
  kind,
  rise,
})

/** The figures shown in every area: cash, profit, value, capacity, unit cost and stock. */
export const commonLines: readonly FigureLine[] = [
  line('liquidites', 'amount', 'good'),
  line('resultatNet', 'amount', 'good'),
  line('valeurSociete', 'amount', 'good'),
  line('capaciteProduction', 'integer', 'good'),
  line('prixProduit', 'price', 'bad'),
  line('nombreProduitStok', 'integer'),
]

/**
 * The figures that depend on the number of customers, for few, as many as expected, and many of them. The value is one
 * of them because a price that sells less can raise the net result: unsold products stay in stock at their cost.
 */
export const customerLines: readonly FigureLine[] = [
  line('demande', 'integer'),
  line('nombreProduitVendu', 'integer'),
  line('chiffreAffaires', 'amount'),
  line('resultatNet', 'amount'),
  line('valeurSociete', 'amount'),
  line('liquidites', 'amount'),
]

/** The figures by which scenarios are compared. */
export const scenarioLines: readonly FigureLine[] = [line('demande', 'integer'), ...commonLines]

/** The additional figures that the decisions of each area affect. */
export const areaLines: Record<AreaKey, readonly FigureLine[]> = {
  ventes: [
    line('chiffreAffaires', 'amount', 'good'),
    line('margeCommerciale', 'amount', 'good'),
    line('recettes', 'amount', 'good'),
    line('creancesClients', 'amount'),
  ],
  marketing: [line('budgetPub', 'amount'), line('coutSAV', 'amount', 'bad')],
  production: [
    line('nombreProduitsFabriques', 'integer', 'good'),
    line('capaciteMachines', 'integer', 'good'),
    line('capaciteOuvriers', 'integer', 'good'),
    line('usureMachine', 'percent', 'bad'),
  ],
  ressourcesHumaines: [
    line('nbEmployees', 'integer'),
    line('masseSalariale', 'amount', 'bad'),
    line('nombreOuvriersInocupes', 'integer', 'bad'),
    line('coutlicenciement', 'amount', 'bad'),
    line('moralOuvrier', 'percent', 'good'),
  ],
  logistique: [
    line('capacitestock', 'integer'),
    line('coutStock', 'amount', 'bad'),
    line('coutTransport', 'amount', 'bad'),
    line('produitsPerdus', 'integer', 'bad'),
  ],
  qualite: [line('pointsQualite', 'percent', 'good'), line('coutSAV', 'amount', 'bad')],
  rechercheDeveloppement: [
    line('niveauRD', 'integer', 'good'),
    line('avancementtoursuivant', 'percent', 'good'),
  ],
  comptabilite: [
    line('mensualite', 'amount', 'bad'),
    line('dettesFinancieres', 'amount', 'bad'),
    line('creancesClients', 'amount'),
    line('coutsImpots', 'amount', 'bad'),
  ],
}

/** Engine integers per displayed unit: centimes, millionths (for percentages) or counts. */
const divisors: Record<FigureKind, number> = {
  amount: 100,
  price: 100,
  percent: 10_000,
  integer: 1,
  number: 1,
  thousands: 100,
}

export const figureOf = (projection: Projection, { key, kind }: FigureLine): number =>
  projection.figures[key] / divisors[kind]

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Returns the values that are numbers; an empty or mistyped value leaves the decision as it was. */
export const numbersOf = (values: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => isNumber(entry[1])))

type Place = { companyId: number; roundId: number }

/** Merges all values of the quarter: saved ones, then drafts of the server, then of this device, then typed ones. */
export function valuesNow(inputs: ProjectionInputs, { companyId, roundId }: Place, typed: Values) {
  const local = areaKeys.map(area => numbersOf(readDraft(companyId, roundId, area)?.values ?? {}))
  return Object.assign({}, inputs.saved, inputs.drafts, ...local, numbersOf(typed)) as Record<string, number>
}

export type Engine = { project: typeof project; forecastDemand: typeof forecastDemand }

/** A risk that the projection shows; it does not prevent saving. */
export type Risk =
  | { kind: 'cash'; area: AreaKey; amount: number }
  | { kind: 'machines' | 'workers'; area: AreaKey; planned: number; possible: number }
  | { kind: 'idle' | 'lost' | 'short'; area: AreaKey; count: number }

/** Returns the risks of these values, the most serious first, each with the area where the player can fix it. */
export function risksOf({ figures, decisions }: Projection): Risk[] {
  const risks: Risk[] = []
  if (figures.liquidites < 0)
    risks.push({ kind: 'cash', area: 'comptabilite', amount: figures.liquidites / 100 })
  const planned = decisions.quantiteProduction
  if (planned > figures.capaciteProduction) {
    const isLabour = figures.capaciteOuvriers <= figures.capaciteMachines
    risks.push({
      kind: isLabour ? 'workers' : 'machines',
      area: isLabour ? 'ressourcesHumaines' : 'production',
      planned,
      possible: figures.capaciteProduction,
    })
  }
  if (figures.produitsPerdus > 0)
    risks.push({ kind: 'lost', area: 'logistique', count: figures.produitsPerdus })
  if (figures.demandeNonSatisfaite > 0)
    risks.push({ kind: 'short', area: 'production', count: figures.demandeNonSatisfaite })
  if (figures.nombreOuvriersInocupes > 0)
    risks.push({ kind: 'idle', area: 'ressourcesHumaines', count: figures.nombreOuvriersInocupes })
  return risks
}
