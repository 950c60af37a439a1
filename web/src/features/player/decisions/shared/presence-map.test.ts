import { expect, test } from 'vitest'
import { namesAt, nextFading, type PresenceMap, shownFor, withoutFaded, withSign } from './presence-map.ts'

const sign = (id: number, name: string, field: string | null) => ({
  companyId: 5,
  user: { id, name },
  area: 'ventes',
  name: field,
})
const nobody: PresenceMap = new Map()

test('somebody is in the field of their last sign, and fades twenty seconds after it', () => {
  const first = withSign(nobody, sign(2, 'Lina', 'prixVente'), 0)
  const both = withSign(first, sign(3, 'Omar', 'prixVente'), 5000)
  expect(namesAt(both, 'prixVente')).toEqual(['Lina', 'Omar'])
  expect(nextFading(both)).toBe(shownFor)
  expect(namesAt(withoutFaded(both, shownFor), 'prixVente')).toEqual(['Omar'])

  const moved = withSign(both, sign(2, 'Lina', 'creditT1'), 8000)
  expect(namesAt(moved, 'prixVente')).toEqual(['Omar'])
  expect(namesAt(moved, 'creditT1')).toEqual(['Lina'])
})

test('nothing fades where nobody is', () => {
  expect(nextFading(nobody)).toBeNull()
})
