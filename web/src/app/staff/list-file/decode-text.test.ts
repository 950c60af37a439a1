import { expect, test } from 'vitest'
import { decode, decodeText, type Encoding } from './decode-text.ts'

/** The signs of each code page by their byte, so that texts can be written in it. */
function encodedIn(encoding: Encoding, text: string): Uint8Array {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const signs = new Map(bytes.map(byte => [decode(Uint8Array.of(byte), encoding), byte]))
  return Uint8Array.from([...text].map(sign => signs.get(sign) ?? 63))
}

const utf16 = (text: string, isBigEnd: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEnd)
  return bytes
}

const list =
  'username;email;firstName;lastName\r\nzoe.l;zoe.l@ecole.fr;Zoé;Lefèvre\r\nnoel.c;n@ecole.fr;Noël;Çelik\r\n'

test.each([
  ['UTF-8', new TextEncoder().encode(list), 'utf-8'],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${list}`), 'utf-8'],
  ['UTF-16 with a mark, little end', utf16(`\ufeff${list}`, false), 'utf-16le'],
  ['UTF-16 with a mark, big end', utf16(`\ufeff${list}`, true), 'utf-16be'],
  ['UTF-16 without mark, little end', utf16(list, false), 'utf-16le'],
  ['UTF-16 without mark, big end', utf16(list, true), 'utf-16be'],
] as const)('a list in %s is read whole and without doubt', (_title, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ text: list, encoding, isSure: true })
})

test.each([
  list,
  'Nom;Prénom\rLEFÈVRE;ZOÉ\r',
  'Nachname;Vorname\nGroß;Jörg\nMüller;Änne\n',
  'Apellidos;Nombre\nNúñez;Íñigo\nPeña;Begoña\n',
  'Nom;Mail\nD’Arc Aÿ;a@b.fr\nŒuvrard Anaïs;b@b.fr\n',
  'Nom;Mail\nGarçon Gaëtan;a@b.fr\n',
  'Nom;Mail\nÉlodie Hébert;a@b.fr\n',
  'Nom;Mail\nCôté;a@b.fr\nHûe Benoît;a@b.fr\n',
])('the letters of names tell Windows-1252 from Mac Roman, and a doubt is left: %j', text => {
  for (const encoding of ['windows-1252', 'macintosh'] as const) {
    expect(decodeText(encodedIn(encoding, text))).toEqual({ text, encoding, isSure: false })
  }
})

test('Arabic and Chinese code pages are found when they make words', () => {
  const arabic = 'الاسم;البريد\nفاطمة;f@b.ma\n'
  expect(decodeText(encodedIn('windows-1256', arabic))).toMatchObject({
    text: arabic,
    encoding: 'windows-1256',
  })
  const chinese = Uint8Array.of(0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7, 0x3b, 0x77, 0x40, 0x62, 0x2e, 0x63, 0x6e)
  expect(decodeText(chinese)).toMatchObject({ text: '王小明;w@b.cn', encoding: 'gb18030' })
})

test('a file that is no text is none', () => {
  expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3))).toBeNull()
  expect(decodeText(Uint8Array.of())).toEqual({ text: '', encoding: 'utf-8', isSure: true })
})
