/**
 * Writes docs/performance.md from the results that the other commands stored in bench/results; goals that were not
 * measured yet are marked as such.
 *
 *   npm run bench summary
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, type Goal, goals } from './report/goals.ts'
import type { Quartiles } from './report/ratio.ts'
import { figureText, holds, type Result, resultsFolder } from './report/report.ts'

const page = join(import.meta.dirname, '../docs/performance.md')

const introduction = `# Performance

What the product costs, as ratios to floors measured in the same run: a bare COPY of the same rows, a bare server that
answers the same bytes, the same arithmetic in a plain loop. Arms take turns; a figure is the median of its rounds with
their quartiles, and holds when its third quartile does. Each row has a command that measures it again.

This page is written by \`npm run bench summary\` from what the commands kept in \`bench/results\`. What profiles
show where a limit is missed stands in [performance-profiles.md](performance-profiles.md).
`

function results(): Map<string, Result> {
  const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : []
  return new Map(
    files.map(file => {
      const result = JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')) as Result
      return [result.goal, result]
    }),
  )
}

function rowOf(id: string, figure: Figure, measured: Quartiles | undefined): string {
  const sign = figure.sense === 'at least' ? '≥' : '≤'
  const unit = figure.unit ? ` ${figure.unit}` : ''
  const cells = measured
    ? [
        `${figureText(measured.median)}${unit}`,
        `${figureText(measured.first)} – ${figureText(measured.third)}`,
        verdictOf(figure, measured),
      ]
    : ['–', '–', 'not measured']
  const [median, spread, verdict] = cells
  return `| ${id} | ${figure.what} | ${median} | ${spread} | ${sign} ${figure.limit} | ${sign} ${figure.aim} | ${verdict} |`
}

function verdictOf(figure: Figure, measured: Quartiles): string {
  if (holds(figure, measured, 'aim')) return 'aim reached'
  return holds(figure, measured, 'limit') ? 'within the limit' : '**missed**'
}

function sectionOf(id: string, goal: Goal, result: Result | undefined): string {
  const lines = [`## ${id}: ${goal.title}`, '', `\`${goal.command}\``, '']
  if (!result) return [...lines, 'Not measured yet.', ''].join('\n')
  const rounds = result.rounds === 1 ? 'one round' : `${result.rounds} rounds`
  return [
    ...lines,
    `${result.date}, ${rounds}, at commit ${result.commit}, ${result.machine}.`,
    '',
    ...result.details.map(detail => `- ${detail}`),
    ...(result.details.length > 0 ? [''] : []),
  ].join('\n')
}

const kept = results()
const table = Object.entries<Goal>(goals).flatMap(([id, goal]) =>
  Object.entries(goal.figures).map(([name, figure]) => rowOf(id, figure, kept.get(id)?.figures[name])),
)
writeFileSync(
  page,
  [
    introduction,
    '| # | figure | median | quartiles | limit | aim | |',
    '|---|---|---:|---:|---:|---:|---|',
    ...table,
    '',
    ...Object.entries<Goal>(goals).map(([id, goal]) => sectionOf(id, goal, kept.get(id))),
  ].join('\n'),
)
console.log(`docs/performance.md: ${kept.size} of ${Object.keys(goals).length} goals measured`)
