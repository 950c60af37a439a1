import { expect, test } from 'vitest'
import { stackedGeometry } from './stacked-geometry.ts'

const block = (key: string, value: number) => ({ key, label: key, value, line: 0 })
const column = (key: string, group: string, ...values: number[]) => ({
  key,
  label: key,
  group,
  blocks: values.map((value, index) => block(`${key}${index}`, value)),
})
const size = { width: 600, height: 450, rtl: false, zoom: 1 }

test('the parts of a column stand on each other, and equal sums have equal heights', () => {
  const { columns } = stackedGeometry([column('a', 'T1', 30, 70), column('b', 'T1', 100)], size)
  const [low, high] = columns[0]?.blocks ?? []
  expect((high?.top ?? 0) + (high?.height ?? 0)).toBeCloseTo(low?.top ?? 0)
  expect(high?.top).toBeCloseTo(columns[1]?.blocks[0]?.top ?? 0)
  expect((high?.height ?? 0) / (low?.height ?? 1)).toBeCloseTo(70 / 30)
})

test('negative parts, such as a loss, hang below zero', () => {
  const { columns, ticks } = stackedGeometry([column('a', 'T1', 100, -40)], size)
  const zero = ticks.find(({ value }) => value === 0)?.at ?? 0
  const [assets, loss] = columns[0]?.blocks ?? []
  expect((assets?.top ?? 0) + (assets?.height ?? 0)).toBeCloseTo(zero)
  expect(loss?.top).toBeCloseTo(zero)
})

test('columns follow the reading direction, with the name of their group in the middle', () => {
  const columns = [column('a', 'T1', 1), column('b', 'T1', 1), column('c', 'T2', 1)]
  const { columns: ltr, groups } = stackedGeometry(columns, size)
  expect(groups.map(({ name }) => name)).toEqual(['T1', 'T2'])
  expect(groups[0]?.centre).toBeCloseTo(((ltr[0]?.centre ?? 0) + (ltr[1]?.centre ?? 0)) / 2)
  const rtl = stackedGeometry(columns, { ...size, rtl: true }).columns
  expect(rtl[0]?.centre).toBeGreaterThan(rtl[2]?.centre ?? 0)
})
