import type { Progress } from '@trimestre/contract/companies'
import { expect, test } from 'vitest'
import { choosePlayers, countPlayers, playersOf } from './players.ts'

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
    row('kim', { saved: four, kind: 'out', playing: false }),
  ],
  [
    { id: 7, username: 'lea' },
    { id: 9, username: 'zoé' },
  ],
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
    kim: 'out',
  })
})

test('a company appears under its player, and its own name follows', () => {
  const [shown, ...others] = playersOf([row('Vélos du Lac', { player: 'lea' })], [{ id: 7, username: 'lea' }])
  expect(shown).toMatchObject({ username: 'lea', companyName: 'Vélos du Lac' })
  expect(others).toEqual([])
})

test('counts decided, draft and nothing so that they add up to the companies', () => {
  const { joined, decidedInAll, draft, nothing, invited, out, online } = countPlayers(players)
  expect({ joined, decidedInAll, draft, nothing, invited, out, online }).toEqual({
    joined: 5,
    decidedInAll: 3,
    draft: 1,
    nothing: 1,
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
    'zoé',
    'kim',
  ])
  expect(names(choosePlayers(players, 'notYet', 'name', 'fr'))).toEqual(['ben', 'tom9'])
  expect(names(choosePlayers(players, 'done', 'name', 'fr'))).toEqual(['lea', 'tom10'])
  expect(names(choosePlayers(players, 'all', 'presence', 'fr')).slice(-2)).toEqual(['zoé', 'kim'])
})
