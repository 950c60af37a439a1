import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { newsOf } from './news-of.ts'

const game = (part: Partial<Game>): Game =>
  ({
    id: 1,
    name: 'Vélos',
    currentTrimestre: 3,
    finished: false,
    invited: true,
    joined: true,
    ...part,
  }) as Game
const withoutEvents = () => []
const kinds = (before: Game[], after: Game[], events: (game: Game) => string[] = withoutEvents) =>
  newsOf(newsOf(null, before, withoutEvents).known, after, events).news.map(({ kind }) => kind)

test('reports an invitation once, even on a device that sees the player for the first time', () => {
  const invited = game({ joined: false })
  expect(newsOf(null, [invited], withoutEvents).news.map(({ kind }) => kind)).toEqual(['invited'])
  expect(kinds([invited], [invited])).toEqual([])
})
test('reports a passed quarter of a joined game, but not of another', () => {
  expect(kinds([game({})], [game({ currentTrimestre: 4 })])).toEqual(['quarter'])
  const other = { joined: false, invited: false }
  expect(kinds([game(other)], [game({ ...other, currentTrimestre: 4 })])).toEqual([])
})
test('reports the end of a game instead of its last quarter', () => {
  expect(kinds([game({})], [game({ currentTrimestre: 4, finished: true })])).toEqual(['finished'])
})
test('reports an announced event when it is new', () => {
  expect(kinds([game({})], [game({})], () => ['7 2'])).toEqual(['event'])
})
test('reports no old quarters and events on a new device', () => {
  expect(newsOf(null, [game({ invited: false })], () => ['7 2']).news).toEqual([])
})
