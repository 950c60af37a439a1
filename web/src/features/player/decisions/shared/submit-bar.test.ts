import { expect, test } from 'vitest'
import type { PendingField } from './pending-fields.ts'
import { statusOf } from './submit-bar.tsx'

const field = (state: PendingField['state']): PendingField => ({
  area: 'ventes',
  value: 1,
  text: '1',
  basedOn: 0,
  state,
  dueAt: 0,
  sent: null,
})

test('the bar says first what asks for the person', () => {
  expect(statusOf([], false)).toBe('saved')
  expect(statusOf([field('waiting')], false)).toBe('saving')
  expect(statusOf([field('sending'), field('failed')], false)).toBe('failed')
  expect(statusOf([field('failed'), field('refused')], false)).toBe('refused')
  expect(statusOf([field('refused'), field('conflict')], false)).toBe('conflict')
  expect(statusOf([], true)).toBe('locked')
  expect(statusOf([field('failed')], true)).toBe('failed')
})
