import type { Progress } from '@trimestre/contract/companies'
import { expect, test } from 'vitest'
import { choosePlayers, countPlayers, playersOf, replacedOf, untouchedOf } from './players.ts'

const row = (username: string, part: Partial<Progress> = {}): Progress => ({
  companyId: 1,
  kind: 'human',
  playing: true,
  username,
  player: username,
  saved: [],
  draft: [],
  areaCount: 4,
  locked: false,
  online: false,
  seat: 1,
  members: 1,
  onlineCount: 0,
  approvals: { given: 0, needed: 1 },
  ...part,
})

const four = ['production', 'ventes', 'marketing', 'ressourcesHumaines']
const players = playersOf(
  [
    row('lea', { saved: four }),
    row('tom10', { saved: ['ventes'], locked: true }),
    row('ana', { saved: ['ventes'], draft: ['production'] }),
    row('tom9', { draft: ['ventes'] }),
    row('ben', { online: true }),
    row('Place 7', { kind: 'vacant', player: 'ida', members: 0 }),
    row('Ordinateur 1', { kind: 'computer', player: '', members: 0 }),
    row('Vélos du Lac', { kind: 'computer', player: 'ivo', members: 1, saved: four }),
    row('kim', { saved: four, kind: 'out', playing: false }),
  ],
  [
    { id: 7, username: 'lea', seated: true },
    { id: 9, username: 'zoé', seated: false },
  ],
  false,
)

const names = (list: typeof players) => list.map(({ username }) => username)

test('every player has one state; invited players who have not joined are awaited', () => {
  const states = Object.fromEntries(players.map(({ username, state }) => [username, state]))
  expect(states).toEqual({
    lea: 'done',
    tom10: 'done',
    ana: 'decided',
    tom9: 'draft',
    ben: 'nothing',
    zoé: 'invited',
    'Place 7': 'vacant',
    'Ordinateur 1': 'computer',
    ivo: 'computer',
    kim: 'out',
  })
})

test('a company appears under its player, and its own name follows', () => {
  const [shown, ...others] = playersOf(
    [row('Vélos du Lac', { player: 'lea' })],
    [{ id: 7, username: 'lea', seated: false }],
    false,
  )
  expect(shown).toMatchObject({ username: 'lea', companyName: 'Vélos du Lac', userId: 7 })
  expect(others).toEqual([])
})

test('a team, and a company of two players, appear under their own name and lead to no account', () => {
  const team = row('Équipe Nord', { player: 'lea', members: 3, onlineCount: 2 })
  const assigned = [
    { id: 7, username: 'lea', seated: true },
    { id: 8, username: 'omar', seated: true },
  ]
  const found = [...playersOf([team], assigned, true), ...playersOf([team], assigned, false)]
  expect(found.map(({ username, companyName, userId }) => [username, companyName, userId])).toEqual([
    ['Équipe Nord', null, null],
    ['Équipe Nord', null, null],
  ])
})

test('« not submitted » are the companies with members that have not declared their sheet final', () => {
  expect(names(choosePlayers(players, 'notSubmitted', 'name', 'fr'))).toEqual(['ana', 'ben', 'lea', 'tom9'])
  expect(countPlayers(players).notSubmitted).toBe(4)
})

test('counts decided, draft and nothing so that they add up to the companies', () => {
  expect(countPlayers(players)).toMatchObject({
    joined: 5,
    decidedInAll: 3,
    draft: 1,
    nothing: 1,
    computer: 2,
    vacant: 1,
    invited: 1,
    out: 1,
    online: 1,
  })
})

test('filters the tiles and sorts them by state, by name and by absence', () => {
  expect(names(choosePlayers(players, 'all', 'state', 'fr'))).toEqual([
    'lea',
    'tom10',
    'ana',
    'tom9',
    'ben',
    'ivo',
    'Ordinateur 1',
    'Place 7',
    'zoé',
    'kim',
  ])
  expect(names(choosePlayers(players, 'notYet', 'name', 'fr'))).toEqual(['ben', 'tom9'])
  expect(names(choosePlayers(players, 'done', 'name', 'fr'))).toEqual(['lea', 'tom10'])
  expect(names(choosePlayers(players, 'all', 'presence', 'fr')).slice(-2)).toEqual(['zoé', 'kim'])
})

test('finds the companies that nobody has touched, and those that a computer holds for their players', () => {
  expect(names(untouchedOf(players))).toEqual(['ben'])
  expect(names(replacedOf(players))).toEqual(['ivo'])
})
