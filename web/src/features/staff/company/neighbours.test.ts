import { expect, test } from 'vitest'
import { byName, neighboursOf } from './neighbours.ts'

const companies = ['joueur10', 'joueur2', 'Émile'].map((name, index) => ({ id: index + 1, name }))

test('companies are sorted as people sort names with numbers and accents', () => {
  expect(byName(companies, 'fr').map(({ name }) => name)).toEqual(['Émile', 'joueur2', 'joueur10'])
})

test('the company after the last one is the first one, and the other way round', () => {
  const sorted = byName(companies, 'fr')
  expect(neighboursOf(sorted, 1)).toMatchObject({ previous: { name: 'joueur2' }, next: { name: 'Émile' } })
  expect(neighboursOf(sorted, 3)).toMatchObject({ previous: { name: 'joueur10' }, next: { name: 'joueur2' } })
})

test('a company alone in its game, or unknown in it, has no neighbours', () => {
  expect(neighboursOf([{ id: 1, name: 'seul' }], 1)).toBeNull()
  expect(neighboursOf(companies, 9)).toBeNull()
})
