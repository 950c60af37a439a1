import type { ResultFieldKey } from '../catalogue/result-fields.ts'
import type { OwnStatements } from '../publish-own.ts'

/** The figures that have an explanation: fields of a result, lines of each statement, and the market's. */
export interface FigureNames {
  result: Exclude<ResultFieldKey, 'alertes'>
  compteResultat: keyof OwnStatements['compteResultat']
  sig: keyof OwnStatements['sig']
  actif: keyof OwnStatements['bilan']['actif']
  passif: keyof OwnStatements['bilan']['passif']
  tresorerie: keyof OwnStatements['tresorerie']
  valeur: keyof OwnStatements['valeur']
  marche: 'demandeTotale' | 'prixMoyen' | 'entreprises'
}

export type FigureGroup = keyof FigureNames
export type FigureId = { [Group in FigureGroup]: `${Group}.${FigureNames[Group]}` }[FigureGroup]

/** Figures by id, engine integers. */
export type Figures = Partial<Record<FigureId, number>>

/** Collects figures under the ids of their groups. */
export function figuresOf(groups: { [Group in FigureGroup]?: object }): Figures {
  const figures: Record<string, number> = {}
  for (const [group, fields] of Object.entries(groups)) {
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'number') figures[`${group}.${name}`] = value
    }
  }
  return figures as Figures
}

/** Returns the figures of a company's statements. */
export function statementFigures({ compteResultat, sig, bilan, tresorerie, valeur }: OwnStatements): Figures {
  return figuresOf({ compteResultat, sig, actif: bilan.actif, passif: bilan.passif, tresorerie, valeur })
}
