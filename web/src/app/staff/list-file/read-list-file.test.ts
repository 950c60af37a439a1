import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

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
  'the first sheet with rows of an %s workbook is a list, numbers and dates as text',
  async (_name, write) => {
    const file = await chosen(await write({ sheets }))
    expect(file).toMatchObject({ isSure: true })
    const lines = (file as { text: string }).text.split('\n"')
    expect(lines[1]).toContain('Nom"\t"Mél"\t"Âge"')
    expect(lines[2]).toContain('Lefèvre ""Zoé"""\t"zoe@ecole.fr"\t"20"\t"2009-03-12"')
    expect(lines[3]).toContain('Çelik\nNoël"\t"noel@ecole.fr"\t"21"')
  },
)

test('an archive that would unpack to too much, or does not say to how much, is not unpacked', async () => {
  const workbook = await writeXlsx({ sheets })
  for (const size of [64 * 1024 * 1024, 0, 0xffffffff]) {
    const bomb = Uint8Array.from(workbook)
    const view = new DataView(bomb.buffer)
    for (let at = 0; at + 46 <= bomb.length; at += 1)
      if (view.getUint32(at) === 0x504b0102) view.setUint32(at + 24, size, true)
    expect(await chosen(bomb)).toBe('unreadable')
  }
})

test('what is no list says so once: an old workbook, another archive, a picture, a file too large', async () => {
  expect(await chosen(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toBe('xls')
  expect(await chosen(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3))).toBe('unreadable')
  expect(await chosen(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3))).toBe('unreadable')
  expect(await chosen(new Uint8Array(2 * 1024 * 1024 + 1))).toBe('tooLarge')
  expect(await chosen(new TextEncoder().encode('a@b.fr'))).toMatchObject({ text: 'a@b.fr', isSure: true })
})
