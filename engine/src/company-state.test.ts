import { expect, test } from 'vitest'
import { publishState, readState } from './company-state.ts'
import { quarterOf } from './testing/index.ts'

test('a state that is read and written again is the same', () => {
  const { state } = quarterOf({ prixVente: 52, achatMachines: 1, emprunt: 20_000 })
  expect(publishState(readState(state))).toEqual(state)
})
