import { expect, test } from 'vitest'

const components = Object.keys(import.meta.glob('../ui/**/*.tsx'))
const pages = Object.values(
  import.meta.glob<string>('./kit-*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')

/** Components that are rendered by components of the kit, never on their own. */
const parts = [
  '../ui/asking-modal.tsx',
  '../ui/chart/bump-drawing.tsx',
  '../ui/chart/chart-drawing.tsx',
  '../ui/chart/chart-frame.tsx',
  '../ui/chart/chart-legend.tsx',
  '../ui/chart/chart-plot.tsx',
  '../ui/chart/chart-table.tsx',
  '../ui/chart/chart-tooltip.tsx',
  '../ui/chart/column-parts.tsx',
  '../ui/chart/lazy-chart.tsx',
  '../ui/chart/lines-drawing.tsx',
  '../ui/chart/series-mark.tsx',
  '../ui/chart/walkable-plot.tsx',
  '../ui/company-emblems.tsx',
  '../ui/leave-question.tsx',
  '../ui/modal.tsx',
  '../ui/state-picture.tsx',
  '../ui/table/column-filter-row.tsx',
  '../ui/table/row-actions.tsx',
  '../ui/table/table-pager.tsx',
  '../ui/table/table-parts.tsx',
  '../ui/table/table-states.tsx',
  '../ui/table/table-toolbar.tsx',
  '../ui/when-seen.tsx',
]

test('the kit shows every component of the design system', () => {
  expect(components.length).toBeGreaterThan(parts.length)
  expect(components.filter(path => !parts.includes(path) && !pages.includes(`'${path}'`))).toEqual([])
})
