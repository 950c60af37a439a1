import { expect, test } from 'vitest'
import { publishState, readState } from './company-state.ts'
import { quarterOf } from './testing/index.ts'

test('a state is unchanged after it is read and written again', () => {
  const { state } = quarterOf({ prixVente: 52, achatMachines: 1, emprunt: 20_000 })
  expect(publishState(readState(state))).toEqual(state)
})
