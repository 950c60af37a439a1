import { expect, it } from 'vitest'
import { cleanCell, displayedText, isDate, nameNextToAddress, withoutFunctions } from './list-cells.ts'
import type { ImportColumn } from './users-list.ts'

it.each<[ImportColumn, string, string]>([
  ['email', '\u200eana@x.fr\u200b', 'ana@x.fr'],
  ['email', '\u202aan\u00ada@x.fr\u202c\ufeff', 'ana@x.fr'],
  ['email', 'mailto:ana@x.fr?subject=a', 'ana@x.fr'],
  ['email', 'ana@x.fr?subject=a', 'ana@x.fr'],
  ['email', 'eva@x.fr (perso)', 'eva@x.fr'],
  ['email', 'ana@x.fr / ana@pro.fr', 'ana@x.fr'],
  ['email', 'ana@x.fr\nana@pro.fr', 'ana@x.fr'],
  ['email', 'E-mail : ana@x.fr', 'ana@x.fr'],
  ['email', 'Ana Roy <ana@x.fr>', 'ana@x.fr'],
  ['email', '<ana@x.fr>,', 'ana@x.fr'],
  ['email', 'ana@x.co.uk.', 'ana@x.co.uk'],
  ['email', 'ana＠x.fr；', 'ana@x.fr'],
  ['email', "o'neil@x.fr", "o'neil@x.fr"],
  ['email', 'jean dupont@x.fr', 'jean dupont@x.fr'],
  ['email', 'pas-une-adresse', 'pas-une-adresse'],
  ['email', 'jean@x,fr', 'jean@x,fr'],
  ...[
    'néant',
    'N/A',
    '#N/A',
    '#NV',
    '-',
    '—',
    'aucun',
    'None',
    'Keine',
    'ninguno',
    'tidak ada',
    '无',
    '?',
  ].map((cell): [ImportColumn, string, string] => ['email', cell, '']),
  ['age', '18,0', '18'],
  ['age', '17 ans 8 mois', '17'],
  ['age', '17 Jahre und 8 Monate', '17'],
  ['age', '17y', '17'],
  ['age', '17岁', '17'],
  ['age', '17 歲', '17'],
  ['age', '１７', '17'],
  ['age', '۱۷', '17'],
  ['age', '١٧ سنة', '17'],
  ['age', '12/03/2009', ''],
  ['age', '12 mars 2009', ''],
  ['age', '2009年3月12日', ''],
  ['age', '2009', ''],
  ['age', '39884', ''],
  ['age', 'n/a', ''],
  ['age', 'vingt', 'vingt'],
  ['age', '20,5', '20,5'],
  ['role', 'Etudiant(e)', ''],
  ['role', 'élève(s)', ''],
  ['role', 'étudiant·e', ''],
  ['role', 'Schüler/in', ''],
  ['role', 'Alumno/a', ''],
  ['role', 'Participants', ''],
  ['role', 'طالبة', ''],
  ['role', 'ROLE_ADMIN', 'ROLE_ADMIN'],
  ['role', 'roi', 'roi'],
  ['password', '(inchangé)', ''],
  ['password', '********', ''],
  ['password', '••••', ''],
  ['password', 'XXXXXX', ''],
  ['password', ' a-b ', ' a-b '],
  ['lastName', '\u200eLe\n Roy\u200b', 'Le Roy'],
  ['firstName', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['firstName', '—', ''],
  ['username', 'ana\u00a0', 'ana'],
])('reads in the column %s the cell %j as %j', (column, cell, value) => {
  expect(cleanCell(column, cell)).toBe(value)
})

it.each([
  ['="0012"', '0012'],
  ['= "Du""pont"', 'Du"pont'],
  ["'@zoe", '@zoe'],
  ["'+33612", '+33612'],
  ["'-5", '-5'],
  ["'=x", '=x'],
  ["'＝x", '＝x'],
  ["''=x", "'=x"],
  ["'t Hooft", "'t Hooft"],
  ['=x', '=x'],
])('shows %j as a spreadsheet does: %j', (cell, shown) => {
  expect(displayedText(cell)).toBe(shown)
})

it.each([
  ['Roy;=HYPERLINK("mailto:a@b.fr";"a@b.fr");2', 'Roy;a@b.fr;2'],
  ['"=HYPERLINK(""mailto:a@b.fr"",""a@b.fr"")",x', '"a@b.fr",x'],
  ['=LIEN_HYPERTEXTE("mailto:a@b.fr")', 'mailto:a@b.fr'],
  ['=HIPERVÍNCULO("mailto:a@b.fr"; "a@b.fr")', 'a@b.fr'],
])('reads the text that the function in %j displays', (text, shown) => {
  expect(withoutFunctions(text)).toBe(shown)
})

it.each([
  ['2009-03-12', true],
  ['12.3.09', true],
  ['2026/03/01 8:00:00 AM UTC+1', true],
  ['8:00', true],
  ['March 12, 2009', true],
  ['12. März 2009', true],
  ['3 de marzo de 2009', true],
  ['0123456789a', false],
  ['Jean Dupont', false],
])('distinguishes dates and times from other texts: %j', (text, expected) => {
  expect(isDate(text)).toBe(expected)
})

it('finds the name that a mail program writes before an address', () => {
  expect(nameNextToAddress('"Dupont, Jean" <jean@x.fr>')).toBe('Dupont, Jean')
  expect(nameNextToAddress('jean@x.fr')).toBe('')
})
