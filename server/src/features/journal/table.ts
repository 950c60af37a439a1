import { journalTexts } from '@trimestre/contract/journal'
import { type PredictedFigure, predictedFigures } from '@trimestre/contract/prediction-scores'
import type { Reader } from '../../platform/db/database.ts'
import { listCompanies } from '../companies/service.ts'
import type { Cell, Column, Table } from '../exports/tables.ts'
import type { GameRow } from '../games/policy.ts'
import { presentPeople } from '../users/people.ts'
import { presentActual, presentPredictions, presentScores } from './present.ts'
import { type JournalQuarter, journalQuarters } from './quarters.ts'
import { staffReads } from './reading.ts'
import type { ActualRow, JournalRow } from './repo.ts'
import { readPages } from './service.ts'

const columns: Column[] = [
  { label: 'Trimestre', type: 'integer' },
  { label: 'Version', type: 'integer' },
  { label: 'Entreprise', type: 'text' },
  { label: 'Partie', type: 'text' },
  { label: 'Texte', type: 'text' },
  { label: 'Auteur', type: 'text' },
  { label: 'Prévu', type: 'number' },
  { label: 'Réalisé', type: 'number' },
  { label: 'Score', type: 'number' },
]

const partLabels = {
  before: 'Attentes',
  after: 'Constat',
  change: 'Changement',
  demande: 'Demande',
  liquidites: 'Liquidités',
  resultatNet: 'Résultat net',
} as const

/** Makes the table of what was written in the journals of a game, with the texts that staff may read, by quarter. */
export async function journalTable(reader: Reader, game: GameRow): Promise<Table> {
  const quarters = (await journalQuarters(reader, game)).toReversed()
  const pages = await readPages(reader, { gameId: game.id })
  const companies = await listCompanies(reader, [game.id])
  async function* portions() {
    for (const quarter of quarters) {
      const written = companies.flatMap(({ id, username }) => {
        const row = pages.rowOf(id, quarter)
        return row === undefined ? [] : [{ username, row, actual: pages.actualOf(id, quarter) }]
      })
      const personOf = await presentPeople(
        reader,
        written.flatMap(({ row }) => Object.values(row.authors).flatMap(author => author?.by ?? [])),
      )
      const nameOf = (row: JournalRow, field: keyof typeof partLabels) => {
        const author = row.authors[field]
        return author?.by == null ? '' : personOf(author.by).name
      }
      yield written.flatMap(company => cellsOf(quarter, company, nameOf, staffReads(game, quarter.round)))
    }
  }
  return { title: 'Journaux', columns, portions: portions() }
}

type Written = { username: string; row: JournalRow; actual: ActualRow | undefined }

function cellsOf(
  { quarter, version }: JournalQuarter,
  { username, row, actual }: Written,
  nameOf: (row: JournalRow, field: keyof typeof partLabels) => string,
  isShown: boolean,
): Cell[][] {
  const place = [quarter, version, username]
  const texts = journalTexts
    .filter(field => row[field] !== '')
    .map((field): Cell[] => [
      ...place,
      partLabels[field],
      isShown ? row[field] : '',
      nameOf(row, field),
      '',
      '',
      '',
    ])
  const predictions = presentPredictions(row)
  const came = actual && presentActual(actual)
  const scores = presentScores(row, actual)
  const figureCells = (field: PredictedFigure): Cell[] => [
    ...place,
    partLabels[field],
    '',
    nameOf(row, field),
    predictions[field] ?? '',
    came?.[field] ?? '',
    scores?.[field] ?? '',
  ]
  return [...texts, ...predictedFigures.filter(field => row[field] !== null).map(figureCells)]
}
