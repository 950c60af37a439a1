import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type ListFile, readListFile } from './read-list-file.ts'

const sheets = [
  { name: 'Vide', rows: [] },
  {
    name: '2A',
    rows: [
      ['Classe de 2A', null, null, null],
      ['Nom', 'Mél', 'Âge', 'Né(e) le'],
      ['Lefèvre "Zoé"', 'zoe@ecole.fr', 20, new Date(Date.UTC(2009, 2, 12))],
      ['Çelik\nNoël', 'noel@ecole.fr', 21, null],
    ],
  },
]

const chosen = (bytes: Uint8Array): Promise<unknown> =>
  readListFile(new File([Uint8Array.from(bytes)], 'liste'))

test.each([
  ['XLSX', writeXlsx],
  ['ODS', writeOds],
])(
  'reads the first sheet with rows of an %s workbook as a list, numbers and dates as text',
  async (_name, write) => {
    const file = await chosen(await write({ sheets }))
    expect(file).toMatchObject({ isSure: true, sheets: [{ name: '2A' }], sheet: 0 })
    const lines = (file as { text: string }).text.split('\n"')
    expect(lines[1]).toContain('Nom"\t"Mél"\t"Âge"')
    expect(lines[2]).toContain('Lefèvre ""Zoé"""\t"zoe@ecole.fr"\t"20"\t"2009-03-12"')
    expect(lines[3]).toContain('Çelik\nNoël"\t"noel@ecole.fr"\t"21"')
  },
)

const instructions = { name: 'Mode d’emploi', rows: [['Liste des élèves'], ['Écrire à', 'la vie scolaire']] }
const classOf = (name: string, ...addresses: string[]) => ({
  name,
  rows: [['Nom', 'Mél'], ...addresses.map(address => ['Roy', address])],
})

test('the sheet with most addresses, or else most titles, comes first, and all with rows can be chosen', async () => {
  const [small, large] = [classOf('2A', 'a@b.fr'), classOf('2B', 'c@b.fr', 'd@b.fr')]
  const sheetOf = async (...made: { name: string; rows: string[][] }[]) => {
    const { sheets: found, sheet, text } = (await chosen(await writeXlsx({ sheets: made }))) as ListFile
    expect(found.map(({ name }) => name)).toEqual(
      made.filter(({ rows }) => rows.length > 0).map(({ name }) => name),
    )
    expect(text).toBe(found[sheet]?.text)
    return found[sheet]?.name
  }
  expect(await sheetOf(instructions, small)).toBe('2A')
  expect(await sheetOf({ name: 'Vide', rows: [] }, small, instructions, large)).toBe('2B')
  expect(await sheetOf(instructions, classOf('2C'))).toBe('2C')
})

test('a number has the digits of its format', async () => {
  const cells = new Map([
    ['1,0', { value: 12, style: { numFmt: '0000' } }],
    ['1,1', { value: 12.5, style: { numFmt: '0.00' } }],
  ])
  const workbook = await writeXlsx({
    sheets: [
      {
        name: '2A',
        rows: [
          ['Identifiant', 'Note'],
          [12, 12.5],
        ],
        cells,
      },
    ],
  })
  expect(await chosen(workbook)).toMatchObject({ text: '"Identifiant"\t"Note"\n"0012"\t"12.5"' })
})

/** Returns a container of old Office files with one stream. */
const oldOffice = (stream: string): Uint8Array =>
  Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...[...stream].flatMap(sign => [sign.charCodeAt(0), 0]))

test('reports a workbook that is locked by a password', async () => {
  expect(await chosen(oldOffice('EncryptedPackage'))).toBe('password')
  expect(await chosen(oldOffice('Workbook'))).toBe('xls')
  expect(await chosen(oldOffice('WordDocument'))).toBe('unreadable')
})

test.each([
  '<html><table><tr><td>Roy</td><td>a@b.fr</td></tr></table></html>',
  '\ufeff\n  <?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
  '<!DOCTYPE html>',
  '%PDF-1.7\n1 0 obj',
  '{\\rtf1\\ansi Roy; a@b.fr}',
  'BEGIN:VCARD\nVERSION:3.0\nEMAIL:a@b.fr\nEND:VCARD',
])('rejects another text format: %j', async text => {
  expect(await chosen(new TextEncoder().encode(text))).toBe('unreadable')
})

test('a list may start with an address in angle brackets', async () => {
  const text = '<a@b.fr>\n<c@b.fr>'
  expect(await chosen(new TextEncoder().encode(text))).toMatchObject({ text, sheets: [] })
})

test('does not unpack an archive whose unpacked size is too large or not declared', async () => {
  const workbook = await writeXlsx({ sheets })
  for (const size of [64 * 1024 * 1024, 0, 0xffffffff]) {
    const bomb = Uint8Array.from(workbook)
    const view = new DataView(bomb.buffer)
    for (let at = 0; at + 46 <= bomb.length; at += 1)
      if (view.getUint32(at) === 0x504b0102) view.setUint32(at + 24, size, true)
    expect(await chosen(bomb)).toBe('unreadable')
  }
})

test('rejects an old workbook, another archive, a picture and a file that is too large', async () => {
  expect(await chosen(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toBe('xls')
  expect(await chosen(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3))).toBe('unreadable')
  expect(await chosen(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3))).toBe('unreadable')
  expect(await chosen(new Uint8Array(2 * 1024 * 1024 + 1))).toBe('tooLarge')
  expect(await chosen(new TextEncoder().encode('a@b.fr'))).toMatchObject({ text: 'a@b.fr', isSure: true })
})
