import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'
import { csvFile, csvLines } from './write-csv.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+33', "'+33"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['  =1', "'  =1"],
  ['\u3000=1', "'\u3000=1"],
  ['\u200b=1', "'\u200b=1"],
  ['\t=1', `"'\t=1"`],
  ['\tx', `"'\tx"`],
  ['\r=1', `"'\r=1"`],
  ['\n＝1', `"'\n＝1"`],
  ["'=1", "''=1"],
  ["'t Hooft", "'t Hooft"],
  [' Zoé', ' Zoé'],
  ['Zoé Œnal', 'Zoé Œnal'],
  ['a=b', 'a=b'],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ["d'Été", "d'Été"],
])('writes the text %j as %j in every language', (text, written) => {
  for (const language of ['fr', 'en']) expect(csvLines(language, [[text]])).toBe(`${written}\r\n`)
})

it.each([
  ...['fr', 'de', 'es', 'id'].map(language => [language, '-1,5;0;1234567,25;0,0000001;0,1\r\n']),
  ...['en', 'en-GB', 'zh', 'ar'].map(language => [language, '-1.5,0,1234567.25,0.0000001,0.1\r\n']),
])('writes numbers, negative ones too, as a spreadsheet in %s expects', (language = '', line) => {
  expect(csvLines(language, [[-1.5, 0, 1234567.25, 1e-7, 0.1]])).toBe(line)
})

it.each(languageCodes)('a file in %s begins with EF BB BF', language => {
  const bytes = new TextEncoder().encode(csvFile(language, [['Société', 1]]))
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
