/** Which campaigns to play. */
export interface Extent {
  /** A quick run has fewer rivals and no long games. */
  isQuick: boolean
  /** Chooses the rivals and the jumps of the searches. */
  seed: number
}

/** A line of a table; `holds` is its verdict. */
export interface Row {
  cells: string[]
  holds: boolean
}

/** A statement about the balance of the model, with what was measured. */
export interface Statement {
  number: number
  text: string
  head: string[]
  rows: Row[]
  note: string
}

/** Formats points of value with a sign: « +1.4 ». */
export function signed(points: number): string {
  const text = points.toFixed(1)
  if (Number(text) === 0) return '0.0'
  return points > 0 ? `+${text}` : text
}

/** Formats a table, its columns aligned. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map(width => '-'.repeat(width)))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Formats a statement with the verdict of each line. */
export function textOf({ number, text, head, rows, note }: Statement): string {
  const judged = rows.map(({ cells, holds }) => [...cells, holds ? 'holds' : 'FAILS'])
  return `${number}. ${text}\n   (${note})\n\n${tableOf([...head, 'verdict'], judged)}\n`
}
