import type pg from 'pg'

/** The contents of a round for each company, on average. */
export type RowContents = { figures: number; journalLines: number; bytes: number }

type Row = { figures: number; pieces: (string | number)[][]; bytes: number }

/**
 * Checks a timed pass, which counts only if all its rows are present and every company's debits equal its credits.
 * @throws with a description of the error
 */
export async function checkRows(
  database: pg.Client,
  gameId: number,
  roundNb: number,
  companyCount: number,
): Promise<RowContents> {
  const { rows } = await database.query<Row>(
    `select (select count(*)::int from json_object_keys(q.result)) figures, q.journal pieces,
       length(concat(q.given, q.origins, q.decisions, q.result, q.state, q.statements, q.journal)) bytes
     from quarter_results q join rounds r on r.id = q.round_id
     where r.game_id = $1 and r.round_nb = $2 and r.etat = 0`,
    [gameId, roundNb],
  )
  if (rows.length !== companyCount) throw new Error(`${rows.length} rows for ${companyCount} companies`)
  for (const { pieces } of rows) {
    const amounts = pieces.flatMap(amountsOf)
    const difference = amounts.reduce((sum, amount) => sum + amount, 0)
    if (amounts.length === 0 || difference !== 0) throw new Error(`debits exceed credits by ${difference}`)
  }
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  return {
    figures: mean(row => row.figures),
    journalLines: mean(row => row.pieces.flatMap(amountsOf).length),
    bytes: mean(row => row.bytes),
  }
}

/** Returns the amounts of a stored journal entry: [label, account, signed amount, account, signed amount…]. */
const amountsOf = (piece: (string | number)[]): number[] =>
  piece.filter((_, index) => index > 0 && index % 2 === 0).map(Number)
