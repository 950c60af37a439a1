import { expect, it } from 'vitest'
import { csvLines, csvStyle, writeCsv } from './csv.ts'
import type { Table } from './table.ts'

const french = csvStyle('fr')
const english = csvStyle('en')

it.each([
  ['=1+1', "'=1+1"],
  ['+33', "'+33"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\r=1', `"'\r=1"`],
  ['plain', 'plain'],
  ['a;b', '"a;b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ["d'Été", "d'Été"],
])('the text %j is written %j', (text, written) => {
  expect(csvLines([[text]], french)).toBe(`${written}\r\n`)
})

it('writes numbers as numbers in the language of the reader, negative ones too', () => {
  const row = [-1.5, 0, 1234567.25, 1e-7, 0.1]
  expect(csvLines([row], french)).toBe('-1,5;0;1234567,25;0,0000001;0,1\r\n')
  expect(csvLines([row], english)).toBe('-1.5,0,1234567.25,0.0000001,0.1\r\n')
})

it('begins with labels, after a byte-order mark for French alone', async () => {
  async function* portions() {
    yield [['a', 1]]
    yield [['b', 2]]
  }
  const table = (): Table => ({
    title: 'Essai',
    columns: [
      { label: 'Nom', type: 'text' },
      { label: 'Rang', type: 'integer' },
    ],
    portions: portions(),
  })
  expect(await writeCsv(table(), french)).toBe('\ufeffNom;Rang\r\na;1\r\nb;2\r\n')
  expect(await writeCsv(table(), english)).toBe('Nom,Rang\r\na,1\r\nb,2\r\n')
})
