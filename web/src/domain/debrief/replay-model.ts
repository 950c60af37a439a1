import type { CloudPoint } from '@trimestre/chart/cloud-geometry'
import type { ChartLine } from '@trimestre/chart/lines-geometry'
import type { Replay, ReplayFigure } from '@trimestre/contract/debrief'

/** More lines than these could not be told apart. */
const linesMax = 8

/** The names of the lines that stand for a large class. */
export type RangeNames = Record<'highest' | 'middle' | 'lowest', string>

/** A company whose own figures are shown, and how its label says so. */
export type OwnCompany = { id: number; labelOf(label: string): string }

const nameOf = ({ companyId, label }: Replay['companies'][number], own: OwnCompany | undefined): string =>
  companyId === own?.id ? own.labelOf(label) : label

type Value = number | null

const isKnown = (value: Value): value is number => value !== null

/** Returns the values of a figure by quarter, and in each quarter by company. */
const valuesOf = (replay: Replay, figure: ReplayFigure): readonly (readonly Value[])[] =>
  replay.series[figure] ?? []

/** Returns all values of a figure, of which the scale of a chart stays the same at every step. */
export const allValues = (replay: Replay, figure: ReplayFigure): number[] =>
  valuesOf(replay, figure).flat().filter(isKnown)

const upTo = (values: readonly Value[], step: number): Value[] =>
  values.map((value, quarter) => (quarter <= step ? value : null))

/**
 * Returns the lines of the company values up to a step. A large class is shown by its highest, middle and lowest value:
 * forty lines say nothing, and the last company is not pointed at.
 */
export function valueLines(
  replay: Replay,
  step: number,
  names: RangeNames,
  own: OwnCompany | undefined,
): ChartLine[] {
  const values = valuesOf(replay, 'valeurSociete')
  const lines = replay.companies.map((company, index) => ({
    id: company.companyId,
    name: nameOf(company, own),
    letter: letterOf(company.label),
    values: upTo(
      values.map(quarter => quarter[index] ?? null),
      step,
    ),
  }))
  if (lines.length <= linesMax) return lines
  const rangeLine = (id: keyof RangeNames, pick: (sorted: readonly number[]) => number | undefined) => ({
    id,
    name: names[id],
    values: upTo(
      values.map(quarter => pick(quarter.filter(isKnown).toSorted((one, other) => one - other)) ?? null),
      step,
    ),
  })
  return [
    ...lines.filter(({ id }) => id === own?.id),
    rangeLine('highest', sorted => sorted.at(-1)),
    rangeLine('middle', middleOf),
    rangeLine('lowest', sorted => sorted.at(0)),
  ]
}

function middleOf(sorted: readonly number[]): number | undefined {
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** Returns price and market share of the companies at a step. */
export function marketPoints(replay: Replay, step: number, own: OwnCompany | undefined): CloudPoint[] {
  const prices = valuesOf(replay, 'prixVente')[step] ?? []
  const shares = valuesOf(replay, 'partMarche')[step] ?? []
  return replay.companies.flatMap(({ companyId, label }, index) => {
    const [x, y] = [prices[index] ?? null, shares[index] ?? null]
    if (!isKnown(x) || !isKnown(y)) return []
    return [{ id: companyId, name: label, letter: letterOf(label), x, y, isOwn: companyId === own?.id }]
  })
}

/** Returns the letter of « A » or « Entreprise A »; undefined for a name. */
export const letterOf = (label: string): string | undefined =>
  /(?:^|[\s\p{Script=Han}])([A-Z]{1,2})$/u.exec(label)?.[1]

const unitFigures = ['nombreProduitsFabriques', 'demande', 'nombreProduitStok'] as const
export type UnitFigure = (typeof unitFigures)[number]

/** Returns units made, demanded and in stock up to a step: those of the own company, or of the whole class. */
export function unitLines(
  replay: Replay,
  step: number,
  names: Record<UnitFigure, string>,
  own: OwnCompany | undefined,
): ChartLine[] {
  return unitFigures.map(figure => ({
    id: figure,
    name: names[figure],
    values: upTo(unitTotals(replay, figure, own), step),
  }))
}

/** Returns all units that the charts of {@link unitLines} show. */
export const allUnits = (replay: Replay, own: OwnCompany | undefined): number[] =>
  unitFigures.flatMap(figure => unitTotals(replay, figure, own).filter(isKnown))

function unitTotals(replay: Replay, figure: UnitFigure, own: OwnCompany | undefined): Value[] {
  const counted = replay.companies.map(({ companyId }) => own === undefined || companyId === own.id)
  return valuesOf(replay, figure).map(quarter => {
    const known = quarter.filter((value, index) => counted[index] && isKnown(value)).filter(isKnown)
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  })
}

export const tableFigures = ['valeurSociete', 'prixVente', 'nombreProduitVendu', 'partMarche'] as const

/** A company at a step, with the figures that everybody knows. */
export type ReplayRow = {
  companyId: number
  label: string
  rank: Value
  figures: Record<(typeof tableFigures)[number], Value>
}

/** Returns the companies at a step: by rank when it is shown, otherwise in the order of their letters. */
export function replayRows(
  replay: Replay,
  step: number,
  showRanking: boolean,
  own: OwnCompany | undefined,
): ReplayRow[] {
  const at = (figure: ReplayFigure, index: number): Value => valuesOf(replay, figure)[step]?.[index] ?? null
  const rows = replay.companies.map((company, index) => ({
    companyId: company.companyId,
    label: nameOf(company, own),
    rank: at('classement', index),
    figures: {
      valeurSociete: at('valeurSociete', index),
      prixVente: at('prixVente', index),
      nombreProduitVendu: at('nombreProduitVendu', index),
      partMarche: at('partMarche', index),
    },
  }))
  if (!showRanking) return rows
  return rows.toSorted((one, other) => (one.rank ?? rows.length + 1) - (other.rank ?? rows.length + 1))
}

/** Returns the step after this one while a replay plays; undefined at its end. */
export const stepAfter = (step: number, last: number): number | undefined =>
  step < last ? step + 1 : undefined
