import { decisionAreas } from '@trimestre/contract/teams'
import { expect, test } from 'vitest'
import { areaKeys } from '../../../../domain/game-areas.ts'
import { draftOf, openAreas, roleFaults, rolesChange, toggleArea, usualDrafts } from './role-drafts.ts'

const names = {
  management: 'Direction',
  production: 'Production',
  sales: 'Commercial',
  research: 'Recherche',
  people: 'Ressources humaines',
  finance: 'Finance',
}
const stored = { id: 4, name: 'finance', areas: ['ventes'], submits: true }

test('the usual roles cover every area, and keep the members of a role of the same name', () => {
  const drafts = usualDrafts(names, [stored])
  expect(drafts.map(({ name, id }) => [name, id])).toContainEqual(['Finance', 4])
  expect(drafts.filter(({ id }) => id !== undefined)).toHaveLength(1)
  expect(openAreas(drafts.filter(({ name }) => name !== 'Direction'))).toEqual([])
  expect(new Set(drafts.map(({ key }) => key)).size).toBe(6)
})

test('an area without a role is open to all', () => {
  expect(openAreas([draftOf(stored)])).toEqual(areaKeys.filter(area => area !== 'ventes'))
})

test('areas stay in their order when they are ticked and unticked', () => {
  const both = toggleArea(draftOf({ ...stored, areas: ['comptabilite'] }), 'ventes')
  expect(both.areas).toEqual(['ventes', 'comptabilite'])
  expect(toggleArea(both, 'ventes').areas).toEqual(['comptabilite'])
})

test('a name is required, and taken once in any case', () => {
  const drafts = ['Finance', ' ', 'FINANCE '].map((name, index) => ({
    ...draftOf(stored),
    key: `${index}`,
    name,
  }))
  expect(roleFaults(drafts)).toEqual([undefined, 'required', 'taken'])
})

test('a new role is sent without an id, a stored one with it', () => {
  const added = { key: 'x', name: ' Achats ', areas: [], submits: false }
  expect(rolesChange([draftOf(stored), added])).toEqual([
    stored,
    { name: 'Achats', areas: [], submits: false },
  ])
})

test('the table has a column for every area of the contract', () => {
  expect([...areaKeys].sort()).toEqual([...decisionAreas].sort())
})
