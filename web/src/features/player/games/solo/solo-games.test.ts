import type { Game } from '@trimestre/contract/games'
import type { Training } from '@trimestre/contract/trainings'
import { expect, test } from 'vitest'
import { soloGamesOf, stageOf } from './solo-games.ts'

const solo = (part: object) => ({ training: null, attempt: 1, attemptsMax: null, ...part })
const game = (id: number, part: object) => ({ id, finished: false, solo: null, ...part }) as Game
const training = (id: number, over = false) => ({ id, over }) as Training

const ofTraining = (id: number, trainingId: number, part: object = {}, finished = false) =>
  game(id, { finished, solo: solo({ training: { id: trainingId, name: 'Lancement' }, ...part }) })

const stages = (games: Game[], trainings: Training[]) => soloGamesOf(games, trainings).trainings.map(stageOf)

test('games of a class are left out, and free games are arranged by what is left to play', () => {
  const games = [
    game(1, {}),
    game(2, { solo: solo({}) }),
    game(3, { solo: solo({}), finished: true }),
    game(4, { solo: solo({}) }),
    ofTraining(5, 7),
  ]
  const { running, finished, trainings } = soloGamesOf(games, [training(7), training(8)])
  expect(running.map(({ id }) => id)).toEqual([4, 2])
  expect(finished.map(({ id }) => id)).toEqual([3])
  expect(trainings.map(each => each.game?.id)).toEqual([5, undefined])
})

test('a training is started, continued, begun again or finished', () => {
  expect(stages([], [training(7)])).toEqual(['start'])
  expect(stages([ofTraining(1, 7)], [training(7)])).toEqual(['continue'])
  expect(stages([ofTraining(1, 7, {}, true)], [training(7)])).toEqual(['again'])
  expect(stages([ofTraining(1, 7, { attempt: 2, attemptsMax: 2 }, true)], [training(7)])).toEqual(['done'])
})

test('nothing can be played in a training that is over', () => {
  expect(stages([], [training(7, true)])).toEqual(['missed'])
  expect(stages([ofTraining(1, 7)], [training(7, true)])).toEqual(['done'])
})
