import type { RoundState, VersionState } from '@trimestre/contract/rounds'
import { expect, test } from 'vitest'
import { pendingRounds, recomputedRounds } from './pending-rounds.ts'

const round = (roundNb: number, version: number, state: RoundState = 'published') => ({
  id: 10 + roundNb,
  roundNb,
  state,
  version,
})
const versions = (...states: VersionState[]) => states.map(state => ({ state }))

test('a round is pending when it is published and its last version is hidden', () => {
  const rounds = [round(1, 0), round(2, 1), round(3, 2), round(4, 2), round(5, 0, 'open')]
  expect(recomputedRounds(rounds).map(({ roundNb }) => roundNb)).toEqual([3, 4])
  const known = new Map([
    [13, versions('superseded', 'published')],
    [14, versions('published', 'hidden')],
  ])
  expect(pendingRounds(rounds, known).map(({ roundNb }) => roundNb)).toEqual([4])
})

test('a closed quarter that was never published, and a withdrawn version, are not pending', () => {
  const rounds = [round(2, 2), round(3, 2, 'hidden')]
  const known = new Map([
    [12, versions('published', 'withdrawn')],
    [13, versions('withdrawn', 'hidden')],
  ])
  expect(pendingRounds(rounds, known)).toEqual([])
})
