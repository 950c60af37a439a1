import type { PeerResults } from '@trimestre/contract/peers'
import { expect, test } from 'vitest'
import {
  flagsIn,
  formsOf,
  isBound,
  mayConfirm,
  missingNames,
  type PeerMember,
  type PeerTeam,
} from './peer-results.ts'

const member = (userId: number, username: string, part: object = {}) =>
  ({
    ...{ userId, username, n: 3, flags: [] },
    factor: { proposed: 1, basis: 'raters', effective: 1, confirmed: false },
    ...part,
  }) as unknown as PeerMember
const given = (raterId: number | null, ratedId: number) => ({
  ...{ raterId, ratedId },
  ratings: [3, 3, 3, 3, 3],
  comment: '',
})
const team = (part: Partial<PeerTeam>) =>
  ({ companyId: 1, companyName: 'C', members: [], matrix: [], ...part }) as PeerTeam

test('whose form is missing is named, of every team', () => {
  const companies = [
    team({ members: [member(1, 'ana', { flags: ['missing'] }), member(2, 'ben')] }),
    team({ members: [member(3, 'cleo', { flags: ['uniform', 'missing'] })] }),
  ]
  expect(missingNames({ companies } as PeerResults)).toEqual(['ana', 'cleo'])
})

test('a mark of several members is explained once', () => {
  const members = [
    member(1, 'ana', { flags: ['missing', 'conflict'] }),
    member(2, 'ben', { flags: ['uniform', 'conflict'] }),
  ]
  expect(flagsIn(team({ members }))).toEqual(['uniform', 'conflict', 'missing'])
})

test('only a factor under 1 that rests on enough forms is confirmed', () => {
  const of = (proposed: number, basis: string) => member(1, 'ana', { factor: { proposed, basis } })
  expect([of(0.9, 'raters'), of(1, 'raters'), of(1.05, 'raters'), of(1, 'too-few')].map(mayConfirm)).toEqual([
    ...[true, false, false, false],
  ])
})

test('forms are read by author, those without an author last, and nobody without a form', () => {
  const members = [member(1, 'ana'), member(2, 'ben'), member(3, 'cleo')]
  const matrix = [given(null, 2), given(2, 3), given(2, 1), given(2, 2), given(1, 2)]
  const forms = formsOf(team({ members, matrix }))
  expect(forms.map(({ rater, given }) => [rater, given.map(({ rated }) => rated)])).toEqual([
    ['ana', ['ben']],
    ['ben', ['ana', 'ben', 'cleo']],
    [null, ['ben']],
  ])
  expect(forms[1]?.given.map(({ isSelf }) => isSelf)).toEqual([false, true, false])
})

test('a bound lies in its range and has three decimals at most', () => {
  for (const value of [0.5, 0.85, 0.123 + 0.7, 1]) expect(isBound('lo', value)).toBe(true)
  for (const value of [null, Number.NaN, 0.49, 1.01, 0.8505]) expect(isBound('lo', value)).toBe(false)
  expect(isBound('hi', 1.05)).toBe(true)
  expect(isBound('hi', 0.99)).toBe(false)
})
