import { expect, test } from 'vitest'
import { isKeyboardOpen } from './use-typing.ts'

test('a keyboard takes a quarter of the screen at least; the address bar of the browser takes less', () => {
  expect(isKeyboardOpen(440, 740)).toBe(true)
  expect(isKeyboardOpen(684, 740)).toBe(false)
})
