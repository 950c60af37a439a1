import { expect, test } from 'vitest'
import { resultColumns, resultRows } from './results-file.ts'

const best = { attempt: 1, valeurSociete: 412_000, classement: 1, quarters: 8 }
const last = { attempt: 2, valeurSociete: 380_500, classement: 2, quarters: 8 }

test('the file has a line for each player, with empty cells for what there is not', () => {
  const rows = resultRows([
    {
      user: { id: 1, username: 'lea' },
      game: { id: 9 },
      attempts: 2,
      running: { attempt: 3, quarters: 5 },
      best,
      last,
      counted: best,
    },
    {
      user: { id: 2, username: 'tom' },
      game: null,
      attempts: 0,
      running: null,
      best: null,
      last: null,
      counted: null,
    },
  ])
  expect(rows).toEqual([
    ['lea', 2, 3, 5, 412_000, 1, 380_500, 2, 412_000, 1],
    ['tom', 0, '', '', '', '', '', '', '', ''],
  ])
  expect(rows.every(row => row.length === resultColumns.length)).toBe(true)
})
