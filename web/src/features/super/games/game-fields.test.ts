import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { bodyOf, changesAdmins, emptyGame } from './game-fields.ts'

const opened = { admin: [{ username: 'anna' }, { username: 'boris' }] } as Game
const sent = (admins: string[], now: string[] | null) => bodyOf({ ...emptyGame, admins }, opened, now).admins

test('the administrators of a game are sent only by a form that changes them', () => {
  expect(changesAdmins({ ...emptyGame, admins: ['boris', 'anna'] }, opened)).toBe(false)
  expect(sent(['anna', 'boris'], null)).toBe(null)
  expect(changesAdmins({ ...emptyGame, admins: ['anna'] }, opened)).toBe(true)
})

test('an administrator that somebody else has added stays, and one that somebody else has removed stays away', () => {
  expect(sent(['anna', 'chen'], ['anna', 'boris', 'dora'])).toEqual(['anna', 'dora', 'chen'])
  expect(sent(['anna', 'boris', 'chen'], ['boris', 'chen'])).toEqual(['boris', 'chen'])
})

test('a new game has the administrators of the form', () => {
  expect(bodyOf({ ...emptyGame, admins: ['anna'] }, undefined, null).admins).toEqual(['anna'])
})
