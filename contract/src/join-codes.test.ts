import { describe, expect, it } from 'vitest'
import { readJoinCode, spellJoinCode } from './join-codes.ts'

describe('a class code', () => {
  it.each(['ABC234', 'abc234', ' abc 234 ', 'ABC-234', 'a b c‑2–3 4', 'ＡＢＣ２３４', 'abc\u00a0234\u200b'])(
    'is read from %j',
    given => expect(readJoinCode(given)).toBe('ABC234'),
  )

  it.each(['', 'ABC23', 'ABC2345', 'ABC23O', 'ABC23I', 'ABC230', 'ABC231', 'ÀBC234', 'ABC/234', 'ABC23\0'])(
    'is not read from %j',
    given => expect(readJoinCode(given)).toBeUndefined(),
  )

  it('is written in two groups, which are read back', () => {
    expect(spellJoinCode('ABC234')).toBe('ABC 234')
    expect(readJoinCode(spellJoinCode('ABC234'))).toBe('ABC234')
  })
})
