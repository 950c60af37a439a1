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
  ...['،', '؛', '，', '；'].map((sign): [string, string, string[][]] => [
    `the separator ${sign}`,
    `a${sign}b\nc${sign}d`,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ]),
  [
    'line breaks of mainframes and of Unicode',
    'a;b\u0085c;d\u2028e;f',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  ['a single column', 'a\nb', [['a'], ['b']]],
  ['nothing', '', []],
  ['lines without content', '\n;;\n \na;b\n\n', [['a', 'b']]],
])('reads %s', (_title, text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

it.each([
  ['lines that are one quoted cell each', '"Nom;Mail"\n"Roy;a@b.fr"'],
  ['lines that are one quoted cell, with quoted cells in it', '"Nom,""Mail"""\n"Roy,""a@b.fr"""'],
  ['a blank before a quotation mark', '"Nom", "Mail"\n"Roy" , "a@b.fr"'],
  ['apostrophes around all cells', "'Nom';'Mail'\n'Roy';'a@b.fr'"],
  ['typographic quotation marks around all cells', '“Nom”,“Mail”\n“Roy”,“a@b.fr”'],
  ['guillemets with blanks around all cells', '« Nom » ; « Mail »\n« Roy » ; « a@b.fr »'],
  ['German quotation marks around all cells', '„Nom“;„Mail“\n„Roy“;„a@b.fr“'],
])('reads %s', (_title, text) => {
  expect(cellsOf(text)?.map(cells => cells.map(cell => cell.trim()))).toEqual([
    ['Nom', 'Mail'],
    ['Roy', 'a@b.fr'],
  ])
})

it.each([
  ['a;b\n"Ba" dit Bo;c', ['"Ba" dit Bo', 'c']],
  ['a;b\n"Ba;c\nd;e\nf;g', ['Ba', 'c']],
  ['a;b\nd;e\n"f;g"', ['d', 'e']],
  ['"Roy, B" , "Le ""Bo"""\n"x" y , z', ['"x" y ', ' z']],
])('reads the lines of %j although a quotation mark is misplaced', (text, second) => {
  expect(cellsOf(text)?.[1]).toEqual(second)
})

it('returns the line on which a record begins', () => {
  expect(readCsv('a;b\n\n"x\ny";c\r\nd;e')?.records.map(record => record.line)).toEqual([1, 3, 5])
})

it.each(['a;"b\nc;d', 'a;"', '"a;b'])('returns null for %j, whose quotation marks do not match', text => {
  expect(readCsv(text)).toBeNull()
})

it('reads a long text in one pass', () => {
  expect(cellsOf('"'.repeat(100_001))).toBeUndefined()
  expect(cellsOf('a;'.repeat(100_000))?.[0]).toHaveLength(100_001)
})
