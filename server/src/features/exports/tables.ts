import type { ExportKind } from '@trimestre/contract/exports'
import { type ColumnType, type ResultColumnName, resultColumns } from '@trimestre/contract/result-columns'
import type { SeatKind } from '@trimestre/contract/seats'
import type { Reader } from '../../platform/db/database.ts'
import { attendanceOf } from '../attendance/service.ts'
import type { GameRow } from '../games/policy.ts'
import { presentResult } from '../results/present.ts'
import { lastResults, listOfRound, listOfVersion, type ResultRow } from '../results/service.ts'
import type { Audience } from '../rounds/present.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { type findVersion, roundsOfGame, runningQuarterOf } from '../rounds/rounds-of-game.ts'

export type Cell = string | number
export type Column = { label: string; type: ColumnType }

/** A table to write to a file. Its rows come in portions, so that a long table is never built at once. */
export type Table = {
  /** The title, for the name of the file and of the sheet. */
  title: string
  columns: Column[]
  portions: AsyncIterable<Cell[][]>
}

/** The quarters that a file holds besides those that count and are published. */
export type Extent = { hidden: boolean; practice: boolean }

const audienceFor = ({ hidden }: Extent): Audience => (hidden ? 'staff' : 'players')

/** The functions that make the table of each kind of export of a game. */
export const tableMakers: Record<
  ExportKind,
  (reader: Reader, game: GameRow, extent: Extent) => Promise<Table> | Table
> = {
  results: resultsTable,
  attendance: attendanceTable,
  ranking: rankingTable,
}

const ofResults = { title: 'Résultats', names: resultColumns.map(column => column.name) }

/** Makes the table of results: every column of every company in every simulated round, by round, then rank. */
function resultsTable(reader: Reader, game: GameRow, extent: Extent): Table {
  const { title, names } = ofResults
  async function* portions() {
    const rounds = await roundsOfGame(reader, game.id)
    for (const round of rounds.filter(({ isPractice }) => extent.practice || !isPractice)) {
      const rows = await listOfRound(reader, round, audienceFor(extent))
      yield rows.map(row => resultCells(row, names))
    }
  }
  return {
    title: titleOf(title, game.practice && extent.practice),
    columns: columnsNamed(names),
    portions: portions(),
  }
}

const ofRanking = {
  title: 'Classement',
  names: [
    'classement',
    'rangHumain',
    'username',
    'seat',
    'kind',
    'valeurSociete',
    'chiffreAffaires',
    'resultatNet',
    'liquidites',
    'prixVente',
    'nombreProduitVendu',
    'partMarche',
  ] as const satisfies ResultColumnName[],
}

/** Makes the table of the last simulated round, the winner first. */
async function rankingTable(reader: Reader, game: GameRow, extent: Extent): Promise<Table> {
  const isLeftOut = game.practice && !extent.practice
  const rows = isLeftOut ? [] : await lastResults(reader, game.id, audienceFor(extent))
  return {
    title: titleOf(ofRanking.title, game.practice && extent.practice),
    columns: columnsNamed(ofRanking.names),
    portions: once(rows.map(row => resultCells(row, ofRanking.names))),
  }
}

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** Makes the table of one version of a quarter, the winner first; undefined for a kind that has no versions. */
export async function versionTable(
  reader: Reader,
  kind: ExportKind,
  version: Version,
): Promise<Table | undefined> {
  if (kind === 'attendance') return undefined
  const { title, names } = kind === 'results' ? ofResults : ofRanking
  const rows = await listOfVersion(reader, version)
  return {
    title: titleOf(`${title} T${quarterOfRound(version.roundNb)} v${version.version}`, version.isPractice),
    columns: columnsNamed(names),
    portions: once(rows.map(row => resultCells(row, names))),
  }
}

/** Returns the title of a table, which says whether it is practice. A sheet has room for 31 characters. */
const titleOf = (title: string, isPractice: boolean): string => (isPractice ? `${title} - Essai` : title)

/**
 * Makes the table of attendance: 1 for each closed quarter in which a player decided, 0 for the others. The running
 * quarter is told in words, so that sums count closed quarters only. Without practice, a game in practice has names alone.
 */
async function attendanceTable(reader: Reader, game: GameRow, extent: Extent): Promise<Table> {
  const isLeftOut = game.practice && !extent.practice
  const attendance = await attendanceOf(reader, game)
  const [[player = '', ...quarters] = [], ...rows] = isLeftOut
    ? attendance.map(row => row.slice(0, 1))
    : attendance
  const running = await runningQuarterOf(reader, game)
  return {
    title: titleOf('Assiduité', game.practice && extent.practice),
    columns: [
      { label: String(player), type: 'text' },
      ...quarters.map(
        (quarter, index): Column =>
          index + 1 === running
            ? { label: `${quarter} (en cours)`, type: 'text' }
            : { label: String(quarter), type: 'integer' },
      ),
    ],
    portions: once(
      rows.map(row =>
        row.map((cell, index) => (index === running ? (cell === 1 ? 'a décidé' : 'en cours') : cell)),
      ),
    ),
  }
}

/** Who held a seat at the close of a quarter, as files say it. */
const seatKindLabels: Record<SeatKind, string> = {
  human: 'joueurs',
  computer: 'ordinateur',
  vacant: 'personne',
  out: 'hors du marché',
}

function columnsNamed(names: readonly ResultColumnName[]): Column[] {
  return names.flatMap(name => resultColumns.filter(column => column.name === name))
}

function resultCells(row: ResultRow, names: readonly ResultColumnName[]): Cell[] {
  const result = presentResult(row)
  return names.map(name => {
    if (name === 'round') return result.round.roundNb
    if (name === 'kind') return seatKindLabels[result.kind]
    const value = result[name]
    return Array.isArray(value) ? value.join(', ') : (value ?? '')
  })
}

async function* once(rows: Cell[][]) {
  yield rows
}
