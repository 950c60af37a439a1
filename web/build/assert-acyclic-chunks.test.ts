import { expect, test } from 'vitest'
import { findCircle } from './assert-acyclic-chunks.ts'

test('files that lead to each other are found, however far apart', () => {
  const straight = { page: ['shell', 'react'], shell: ['react', 'texts'], texts: ['react'], react: [] }
  expect(findCircle(new Map(Object.entries(straight)))).toBeUndefined()
  const round = { ...straight, texts: ['area', 'react'], area: ['shell'] }
  expect(findCircle(new Map(Object.entries(round)))).toEqual(['shell', 'texts', 'area'])
  expect(findCircle(new Map([['own', ['own']]]))).toEqual(['own'])
})
