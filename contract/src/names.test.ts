import { describe, expect, it } from 'vitest'
import { name, username } from './fields.ts'
import { firstInvalidCharacter, normaliseName } from './names.ts'

describe('a real name', () => {
  it.each([
    ...['علی\u200cرضا', 'ක්\u200dරිශා', 'famille 👨\u200d👩\u200d👧', 'ليلى', 'o’brien', 'zoe\u0301'],
    ...[
      'می\u200cخواهم',
      'ക്\u200dഷ',
      'नि\u200dया',
      '❤\ufe0f\u200d🔥',
      '👩🏽\u200d🚀',
      '🏴\u{e0067}\u{e0062}\u{e007f}',
    ],
    ...[
      'അനില്\u200d',
      'അര്\u200dജുന്\u200d കുമാര്\u200d',
      'क्\u200d',
      'شرکت\u200c۱',
      '۲۰\u200cساله',
      'نامه\u200c(ها)',
    ],
    ...[
      'ᠠ\u180eᠠ',
      'ភាសា\u200bខ្មែរ',
      'สม\u200bชาย',
      'יְרוּשָׁלַ\u034fִם',
      'Ελένη',
      'Ольга',
      'Łukasz Ὀδυσσεύς',
      'שָׁלֹ֔ום',
    ],
    ...['葛\u{e0100}城', 'Nguyễn Thị', 'Jean\u00a0Paul', 'Ꙗрополкъ', '1\ufe0f\u20e3', '李小龍'],
  ])('is accepted: %s', given => {
    expect(name().parse(given)).toBe(given.normalize('NFC'))
  })
})

describe('a name with a forbidden character', () => {
  it.each([
    ['\u200cana', 'U+200C', 1],
    ['ana\u200d', 'U+200D', 4],
    ['a\u200cna', 'U+200C', 2],
    ['a\u200b\u200bna', 'U+200B', 2],
    ['ana\u202etxt', 'U+202E', 4],
    ['علی\u200c\u200cرضا', 'U+200C', 4],
    ['علی\u200c', 'U+200C', 4],
    ['\u200dعلی', 'U+200D', 1],
    ['👨\u200dx', 'U+200D', 2],
    ['a\u00adb', 'U+00AD', 2],
    ['a\u2060b', 'U+2060', 2],
    ['a\ufe0fb', 'U+FE0F', 2],
    ['a\u3164b', 'U+3164', 2],
    ['a\u2800b', 'U+2800', 2],
    ['a\u2028b', 'U+2028', 2],
    ['a\u{e0061}b', 'U+E0061', 2],
    ['a\tb', 'U+0009', 2],
    ['👨👨\u200b', 'U+200B', 3],
    ['Lef\ufffdvre', 'U+FFFD', 4],
    ['a\ufffc', 'U+FFFC', 2],
    ['ana\ue000', 'U+E000', 4],
    ['\uffff', 'U+FFFF', 1],
    ['\u{10ffff}', 'U+10FFFF', 1],
    ['\u0301ana', 'U+0301', 1],
    ['ana \u0301', 'U+0301', 5],
    [`anx${'\u0323\u0316\u0331\u0317\u0319\u0333'}`, 'U+0333', 9],
    ['🏴\u{e0067}\u{e0062}', 'U+E0062', 3],
    ['क\u200d', 'U+200D', 2],
    ['สมชาย\u200b', 'U+200B', 6],
  ])('is refused: %j, because of %s at position %i', (given, character, position) => {
    expect(firstInvalidCharacter(given)).toEqual({ character, position })
    const [issue] = name().safeParse(given).error?.issues ?? []
    expect(issue).toMatchObject({ message: 'Caracteres non autorises', params: { character, position } })
  })
})

describe('a username', () => {
  it.each([
    ['аdmin', 'U+0430', 1],
    ['jоueur1', 'U+043E', 2],
    ['zoé ѕuper', 'U+0455', 5],
    ['αdmin', 'U+03B1', 1],
  ])('is refused when one of its words only looks Latin: %s', (given, character, position) => {
    const [issue] = username().safeParse(given).error?.issues ?? []
    expect(issue).toMatchObject({ message: 'Caracteres non autorises', params: { character, position } })
    expect(name().parse(given)).toBe(given)
  })
  it.each(['ольга', 'ελένη.2', 'it-ольга', 'ana_μ', '李小龍lee', 'علیali'])(
    'may be in any script: %s',
    given => {
      expect(username().parse(given)).toBe(given)
    },
  )
})

it('treats names that look the same as equal', () => {
  for (const other of ['ANA', 'a\u200dna', 'ａｎａ', 'a\u00adna', ' ana\u00a0', 'an\ufe0fa']) {
    expect(normaliseName(other)).toBe('ana')
  }
  expect(normaliseName('علی\u200cرضا')).toBe(normaliseName('علیرضا'))
  expect(normaliseName('zoe\u0301')).toBe(normaliseName('zoé'))
  expect(normaliseName('Jean\u00a0 Paul')).toBe('jean paul')
  for (const other of ['Sean O’Brien', 'sean o‘brien', 'SEAN O´BRIEN', 'sean oʼbrien', 'sean o＇brien'])
    expect(normaliseName(other)).toBe("sean o'brien")
  for (const other of ['Jean‐Paul', 'jean\u2011paul', 'jean–paul', 'jean−paul', 'ｊｅａｎ－paul'])
    expect(normaliseName(other)).toBe('jean-paul')
  expect(normaliseName('ana')).not.toBe(normaliseName('anä'))
})
