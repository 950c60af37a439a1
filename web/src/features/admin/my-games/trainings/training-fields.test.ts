import type { Training } from '@trimestre/contract/trainings'
import { expect, test } from 'vitest'
import { changeOf, fieldsOf, newTrainingOf, usualTraining } from './training-fields.ts'

const paris = 'Europe/Paris'

const training = (part: Partial<Training>): Training => ({
  '@id': '/api/v1/trainings/4',
  '@type': 'Training',
  id: 4,
  name: 'Avant la partie',
  phase: 'Maturite',
  levelGame: 2,
  nbTurns: 4,
  computers: [{ level: 2, temperament: 'qualite' }],
  product: null,
  seed: 2026,
  open: false,
  players: [{ id: 12, username: 'lea' }],
  attemptsMax: 3,
  until: '2031-03-05T10:30:00.000Z',
  over: false,
  counts: 'last',
  owner: { id: 2, username: 'admin' },
  started: 0,
  game: null,
  ...part,
})

test('a new training is open to everybody, without an end or a limit', () => {
  expect(newTrainingOf({ ...usualTraining, name: ' Semaine 3 ' }, paris)).toEqual({
    name: 'Semaine 3',
    phase: 'Croissance',
    levelGame: 1,
    nbTurns: 8,
    computers: [
      { level: 1, temperament: 'prudent' },
      { level: 2, temperament: 'prix' },
      { level: 3, temperament: 'innovateur' },
    ],
    id_product: null,
    seed: null,
    open: true,
    players: [],
    attemptsMax: null,
    until: null,
    counts: 'best',
  })
})

test('the last day ends shortly before midnight at the school', () => {
  expect(newTrainingOf({ ...usualTraining, until: '05/03/2031' }, paris).until).toBe(
    '2031-03-05T22:59:00.000Z',
  )
})

test('a form that is saved unchanged changes nothing', () => {
  const given = training({})
  const { phase, levelGame, nbTurns, computers, seed, name, open, attemptsMax, until, counts } = given
  expect(changeOf(fieldsOf(given, paris), paris, given)).toEqual({
    ...{ phase, levelGame, nbTurns, computers, seed, name, open, attemptsMax, until, counts },
    id_product: null,
    players: [12],
  })
})

test('how a training is played is not sent once a player has started', () => {
  const given = training({ started: 1 })
  expect(Object.keys(changeOf(fieldsOf(given, paris), paris, given)).toSorted()).toEqual(
    ['attemptsMax', 'counts', 'name', 'open', 'players', 'until'].toSorted(),
  )
})
