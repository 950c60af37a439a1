import { expect, test } from 'vitest'
import { columnsOf, drawingSize, plotFrame, textScaleIn } from './plot-frame.ts'
import { chartGeometry } from './quarter-geometry.ts'

test('a chart fills a wide space and is shown smaller in a narrow one, drawn on 500 units at least', () => {
  expect(drawingSize(900, 4)).toEqual({ width: 900, height: 450, zoom: 1 })
  expect(drawingSize(300, 4)).toEqual({ width: 500, height: 450, zoom: 0.6 })
  expect(drawingSize(0, 4)).toEqual({ width: 500, height: 450, zoom: 1 })
})

test('a space that is too narrow for any chart still has columns wider than nothing', () => {
  for (const rtl of [false, true]) {
    const plot = plotFrame({ ...drawingSize(80, 4), rtl }, { top: 40, bottom: 56, axis: 76, edge: 84 })
    for (const { width } of columnsOf(plot, 4, rtl)) expect(width).toBeGreaterThan(0)
  }
})

test('texts for the back row are as large as wanted, unless they would leave no room for the plot', () => {
  expect(textScaleIn(drawingSize(1800, 4), 2.5)).toBe(2.5)
  for (const room of [0, 288, 320, 600]) {
    const size = drawingSize(room, 4)
    const zoom = size.zoom / textScaleIn(size, 2.5)
    const { left, right } = plotFrame(
      { ...size, zoom, rtl: false },
      { top: 40, bottom: 56, axis: 76, edge: 84 },
    )
    expect((right - left) / size.width, `${room} pixels`).toBeGreaterThan(0.4)
  }
})

test('from eight quarters on a chart scrolls in a narrow space', () => {
  expect(drawingSize(300, 7).width).toBe(500)
  expect(drawingSize(300, 8)).toEqual({ width: 752, height: 450, zoom: 1 })
  expect(drawingSize(1200, 8)).toEqual({ width: 1200, height: 450, zoom: 1 })
})

test('the stock is level over the whole column of each quarter, so that bars do not hide it', () => {
  const points = [{ quarter: 1, stock: 50, production: 100, demand: 80 }]
  for (const rtl of [false, true]) {
    const size = { width: 600, height: 450, rtl, zoom: 1 }
    const { stockLine, plot } = chartGeometry(points, ['stock', 'production', 'demand'], size)
    const ends = stockLine.match(/[\d.]+/g)?.map(Number) ?? []
    const level = ends[1]
    expect(ends).toEqual(rtl ? [plot.right, level, plot.left, level] : [plot.left, level, plot.right, level])
  }
})
