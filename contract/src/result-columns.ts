import { type ResultFieldKey, resultFields } from '@trimestre/engine'

/** The type of a column's values: BA, percent, whole numbers, other numbers, text. */
export const columnTypes = ['amount', 'percent', 'integer', 'number', 'text'] as const
export type ColumnType = (typeof columnTypes)[number]

/** Name of a result's field on the wire. */
export type ResultColumnName =
  | 'id'
  | 'round'
  | 'companyId'
  | 'userId'
  | 'username'
  | 'seat'
  | 'kind'
  | 'rangHumain'
  | ResultFieldKey

/** A column of the expert results; every table and file of results uses this name, French label and type. */
export type ResultColumn = { name: ResultColumnName; label: string; type: ColumnType }

const typesByUnit: Record<string, ColumnType> = {
  centimes: 'amount',
  millionièmes: 'percent',
  milliardièmes: 'number',
  codes: 'text',
}

/**
 * `round` holds the number of the round. Figures follow in the order of publication, with both spellings of
 * `budgetPub`, then the place of the company, who held it at the close, and its rank among those that people held.
 */
export const resultColumns: readonly ResultColumn[] = [
  { name: 'id', label: 'Identifiant', type: 'integer' },
  { name: 'round', label: 'Tour', type: 'integer' },
  { name: 'companyId', label: "Identifiant de l'entreprise", type: 'integer' },
  { name: 'userId', label: 'Identifiant du joueur', type: 'integer' },
  { name: 'username', label: 'Joueur', type: 'text' },
  ...resultFields.map(({ key, name, unit }) => ({
    name: key,
    label: name,
    type: key === 'pointsQualite' ? 'number' : (typesByUnit[unit] ?? 'integer'),
  })),
  { name: 'seat', label: 'Place', type: 'integer' },
  { name: 'kind', label: 'Tenue par', type: 'text' },
  { name: 'rangHumain', label: 'Classement des joueurs', type: 'integer' },
]

/** The columns of the expert results, which only staff reads: the last one tells whether the quarter is published. */
export const expertColumns: readonly (Omit<ResultColumn, 'name'> & { name: ResultColumnName | 'state' })[] = [
  ...resultColumns,
  { name: 'state', label: 'Publication', type: 'text' },
]
