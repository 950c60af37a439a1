import type { ProjectionInputs } from '@trimestre/contract/projection'
import type { Projection, project } from '@trimestre/engine/projection'
import { type AreaKey, areaKeys } from '../../../app/game-areas.ts'
import { readStoredJson, writeStored } from '../../../app/storage.ts'
import type { FigureKind } from '../../../ui/figure.tsx'
import { readDraft, type Values } from '../draft.ts'

/** Figures of the projection, as the engine names them. */
export type OwnFigure = keyof Projection['figures']

export type FigureLine = { key: OwnFigure; kind: FigureKind; rise: 'good' | 'bad' | null }

const line = (key: OwnFigure, kind: FigureKind, rise: FigureLine['rise'] = null): FigureLine => ({
  key,
  kind,
  rise,
})

/** Shown in every area: whether the company lives, earns, makes and sells. */
export const commonLines: readonly FigureLine[] = [
  line('liquidites', 'amount', 'good'),
  line('resultatNet', 'amount', 'good'),
  line('valeurSociete', 'amount', 'good'),
  line('capaciteProduction', 'integer', 'good'),
  line('prixProduit', 'price', 'bad'),
  line('nombreProduitStok', 'integer'),
]

/** What each area moves beside these. */
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

/** Engine integers per unit people read: centimes, millionths (percent) or counts. */
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

/** Values that are numbers; what is empty or mistyped leaves the decision as it was. */
export const numbersOf = (values: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => isNumber(entry[1])))

type Place = { companyId: number; roundId: number }

/** Everything typed in the quarter: saved, then drafts of the server, of this device, and what is on screen. */
export function valuesNow(inputs: ProjectionInputs, { companyId, roundId }: Place, typed: Values) {
  const local = areaKeys.map(area => numbersOf(readDraft(companyId, roundId, area)?.values ?? {}))
  return Object.assign({}, inputs.saved, inputs.drafts, ...local, numbersOf(typed)) as Record<string, number>
}

/** The customers that the player expects, kept for the quarter on this device; at first those of last quarter. */
const forecastKey = ({ companyId, roundId }: Place) => `draft:${companyId}:${roundId}:forecast`

export const readForecast = (place: Place): number | null => readStoredJson<number>(forecastKey(place))

export const writeForecast = (place: Place, demand: number): void =>
  writeStored(forecastKey(place), JSON.stringify(demand))

export type Engine = { project: typeof project }

/** A risk that the projection shows; saving stays possible. */
export type Risk =
  | { kind: 'cash'; area: AreaKey; amount: number }
  | { kind: 'machines' | 'workers'; area: AreaKey; planned: number; possible: number }
  | { kind: 'idle' | 'lost' | 'short'; area: AreaKey; count: number }

/** What would go wrong on these values, the gravest first, each with the area that mends it. */
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
