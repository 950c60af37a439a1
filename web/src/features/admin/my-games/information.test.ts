import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { informationOf, settingsOf } from './information.ts'

test('the configuration of a game names its administrators by their usernames', () => {
  const game = {
    name: 'Vélos',
    nbTurns: 4,
    levelGame: 1,
    retentionMonths: null,
    phase: 'Lancement',
    phases: [],
    currentTrimestre: 1,
    rounds: [],
    admin: [{ username: 'martin' }, { username: 'ines' }],
  } as unknown as Game
  expect(settingsOf(informationOf(game), game)?.admins).toEqual(['martin', 'ines'])
})
