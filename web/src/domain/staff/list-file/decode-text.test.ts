import { expect, test } from 'vitest'
import { decode, type Encoding } from './code-pages.ts'
import { decodeText } from './decode-text.ts'

/** Returns the bytes of each character of a code page, so that tests can encode texts in it. */
function signsOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const pairs = bytes.slice(0x81).flatMap(lead => bytes.slice(0x40).map(trail => [lead, trail]))
  const sequences = [
    ...pairs,
    ...bytes.slice(0x80).map(byte => [byte]),
    ...bytes.slice(0, 0x80).map(byte => [byte]),
  ]
  return new Map(sequences.map(sequence => [decode(Uint8Array.from(sequence), encoding), sequence]))
}

const encodedIn = (encoding: Encoding, text: string): Uint8Array => {
  const signs = signsOf(encoding)
  return Uint8Array.from([...text].flatMap(sign => signs.get(sign) ?? 63))
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
] as const)('a list in %s is read completely and with certainty', (_title, bytes, encoding) => {
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
])('the letters of names distinguish Windows-1252 from Mac Roman, without certainty: %j', text => {
  for (const encoding of ['windows-1252', 'macintosh'] as const) {
    expect(decodeText(encodedIn(encoding, text))).toEqual({ text, encoding, isSure: false })
  }
})

test.each([
  ['windows-1256', 'الاسم;البريد\nفاطمة;f@b.ma\n'],
  ['windows-1256', 'الاسم الكامل;البريد الإلكتروني\nفاطمة الزهراء العلوي;f@b.ma\nمحمد بناني;m@b.ma\n'],
  ['windows-1256', 'Nom;Prénom;Mél;N°\nالعلوي;عائشة;a@b.ma;1\nبناني;ياسين;y@b.ma;2\n'],
  ['windows-1256', 'name;email;note\nخديجة حمداوي;k@b.ma;« غائبة » – 3°\n'],
  ['iso-8859-6', 'الاسم;اللقب;البريد\nفاطمة;العلوي;f@b.ma\n'],
  ['gb18030', '姓名,邮箱\n李雷,l@b.cn\n'],
  ['gb18030', 'Nom;Prénom;Mail\n王;小明;w@b.cn\n张;丽;z@b.cn\n'],
  ['gb18030', '姓名,邮箱,备注\n阿依古丽·买买提,a@b.cn,“住校”—是\n'],
  ['big5', '姓名,電子郵件\n陳美麗,c@b.tw\n許功蓋,x@b.tw\n'],
  ['shift_jis', '姓,名,メールアドレス\n山田,太郎,y@b.jp\n'],
  ['euc-kr', '이름,이메일\n김철수,k@b.kr\n'],
  ['windows-1250', 'Nazwisko;Imię;E-mail\nŻółkiewski;Łukasz;l@b.pl\nWójcik;Paweł;p@b.pl\n'],
  ['windows-1250', 'Příjmení;Jméno;E-mail\nDvořák;Jiří;j@b.cz\nNěmec;Ondřej;o@b.cz\n'],
  ['windows-1254', 'Soyadı;Adı;E-posta\nYılmaz;Ayşe;a@b.tr\nDoğan;İbrahim;i@b.tr\n'],
  ['windows-1251', 'Фамилия;Имя;Почта\nИванов;Сергей;s@b.ru\n'],
  ['koi8-r', 'Фамилия;Имя;Почта\nИванов;Сергей;s@b.ru\n'],
  ['windows-1253', 'Επώνυμο;Όνομα;Email\nΠαπαδόπουλος;Γιώργος;g@b.gr\n'],
  ['windows-1255', 'שם משפחה;שם פרטי;Email\nכהן;דוד;d@b.il\n'],
  ['iso-8859-15', 'Nom;Mail\nLecœur Zoé;z@b.fr\n'],
  ['iso-8859-15', `Nom;Mail\nLecœur Zoé;z@b.fr\n${'Hébert Noé;n@b.fr\n'.repeat(60)}`],
  ['windows-1252', 'Nom;Mail\nSéVIGNé Rémi;r@b.fr\nGéRôME Zoé;z@b.fr\n'],
  ['cp850', 'Nom;Prénom;Mail\nLefèvre;Zoé;z@b.fr\nÇelik;Noël;n@b.fr\n'],
  ['windows-1252', 'Nom;Prenom;Mail\nŽižek;Šimon;s@b.fr\n'],
  ['macintosh', 'Nom;Prenom;Mail\rCœur;Ève;e@b.fr\rO’Brien;Ana;a@b.fr\r'],
] as const)('a list in %s is detected by the words it decodes to: %j', (encoding, text) => {
  expect(decodeText(encodedIn(encoding, text))).toEqual({ text, encoding, isSure: false })
})

test('a character of four bytes does not prevent the detection of GB 18030', () => {
  const [before, after] = ['姓名,邮箱\n王', '明,w@b.cn\n'].map(text => [...encodedIn('gb18030', text)])
  const bytes = Uint8Array.of(...(before ?? []), 0x81, 0x39, 0xef, 0x31, ...(after ?? []))
  expect(decodeText(bytes)).toMatchObject({ text: '姓名,邮箱\n王㐂明,w@b.cn\n', encoding: 'gb18030' })
})

test('one broken byte, or a character cut at the end, leaves a list in UTF-8 without certainty', () => {
  for (const text of [
    list,
    'Nom;Mail\nZoé;z@b.fr\n',
    'الاسم;البريد\nفاطمة;f@b.ma\n',
    '姓名,邮箱\n王小明,w@b.cn\n',
  ]) {
    for (const broken of [0xe9, 0x92, 0xc3]) {
      const bytes = Uint8Array.of(...new TextEncoder().encode(text), broken)
      expect(decodeText(bytes)).toEqual({ text: `${text}\ufffd`, encoding: 'utf-8', isSure: false })
    }
  }
})

test('leaves out a NUL or Ctrl-Z after the last line, and half a character of UTF-16', () => {
  const ends = [[0], [0x1a], [0x1a, 0]]
  for (const end of ends) {
    expect(decodeText(Uint8Array.of(...new TextEncoder().encode(list), ...end))).toMatchObject({ text: list })
    expect(decodeText(Uint8Array.of(...encodedIn('windows-1252', list), ...end))).toMatchObject({
      text: list,
    })
  }
  expect(decodeText(Uint8Array.of(...utf16(`\ufeff${list}`, false), 0))).toMatchObject({
    text: list,
    isSure: true,
  })
})

test('rejects a file that is not text', () => {
  expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3))).toBeNull()
  expect(decodeText(Uint8Array.of())).toEqual({ text: '', encoding: 'utf-8', isSure: true })
})
