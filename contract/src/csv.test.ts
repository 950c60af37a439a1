import { expect, it } from 'vitest'
import { readCsv } from './csv.ts'

const cellsOf = (text: string) => readCsv(text)?.records.map(record => record.cells)

it.each([
  [
    'semicolons',
    'a;b,c\r\nd;e',
    [
      ['a', 'b,c'],
      ['d', 'e'],
    ],
  ],
  [
    'commas',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'tabulations',
    'a\tb;c\td\ne\tf\tg',
    [
      ['a', 'b;c', 'd'],
      ['e', 'f', 'g'],
    ],
  ],
  [
    'old Macintosh line breaks',
    'a;b\rc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a byte-order mark', '\ufeffa;b', [['a', 'b']]],
  [
    'quotation marks',
    '"a;b";"say ""yes"""\n"two\r\nlines";c',
    [
      ['a;b', 'say "yes"'],
      ['two\nlines', 'c'],
    ],
  ],
  ['a separator only in quotation marks', '"a,b,c";d', [['a,b,c', 'd']]],
  [
    'vertical bars',
    'a|b,c\nd|e',
    [
      ['a', 'b,c'],
      ['d', 'e'],
    ],
  ],
  [
    'the separator that a line names, which is no record',
    'sep=,\r\na,b;c\r\nd,e;f',
    [
      ['a', 'b;c'],
      ['d', 'e;f'],
    ],
  ],
  [
    'commas although the first line has a semicolon',
    'Classe; 2A\na,b,c\nd,e,f',
    [['Classe; 2A'], ['a', 'b', 'c'], ['d', 'e', 'f']],
  ],
  ['quotation marks inside a cell', 'a"b;c', [['a"b', 'c']]],
  ['empty cells', ';a;\n', [['', 'a', '']]],
  ['a single column', 'a\nb', [['a'], ['b']]],
  ['nothing', '', []],
  ['lines without content', '\n;;\n \na;b\n\n', [['a', 'b']]],
])('reads %s', (_title, text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

it('tells on which line a record begins', () => {
  expect(readCsv('a;b\n\n"x\ny";c\r\nd;e')?.records.map(record => record.line)).toEqual([1, 3, 5])
})

it.each(['a;"b\nc;d', '"a"b;c', 'a;"'])('cannot read %j, whose quotation marks do not match', text => {
  expect(readCsv(text)).toBeNull()
})

it('reads a long text in one pass', () => {
  expect(cellsOf('"'.repeat(100_001))).toBeUndefined()
  expect(cellsOf('a;'.repeat(100_000))?.[0]).toHaveLength(100_001)
})
