import { type Figure, type Goal, type GoalId, goals } from './goals.ts'
import { boundText, figureText, unitText, verdictText } from './report.ts'
import { judge, meets, type Run } from './runs.ts'

/** The recorded runs of each goal, oldest first. */
export type Runs = (goal: GoalId) => Run[]

const begin = '<!-- Written by `npm run bench summary` from bench/results. -->'
const end = '<!-- End of what `npm run bench summary` writes. -->'

/**
 * Replaces the generated part of docs/performance.md: the table of goals, and what was measured in the last runs.
 * @throws when the page lacks the two comments that enclose this part
 */
export function withMeasurements(page: string, runs: Runs): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error('the page lacks its generated part')
  return [before, begin, '\n\n', tableOf(runs), '\n\n', lastRunsOf(runs), '\n\n', end, after].join('')
}

const entries = Object.entries(goals) as [GoalId, Goal][]

export function tableOf(runs: Runs): string {
  const rows = entries.flatMap(([goal, { figures }]) =>
    Object.entries(figures).map(([name, figure]) => [goal, ...cellsOf(figure, name, runs(goal))]),
  )
  const head = ['#', 'figure', 'limit', 'aim', 'median', 'quartiles', 'measured on', 'limit held']
  return [head, ['---', '---', '---', '---', '--:', '---', '---', '---'], ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cellsOf(figure: Figure, name: string, runs: readonly Run[]): string[] {
  const bounds = [figure.what, boundText(figure, 'limit'), boundText(figure, 'aim')]
  const last = runs.findLast(({ figures }) => figures[name])
  const measured = last?.figures[name]
  if (!last || !measured) return [...bounds, '–', '–', '–', 'not measured']
  const verdict = judge(figure, name, runs)
  const text = verdictText(verdict)
  return [
    ...bounds,
    figureText(measured.median) + unitText(figure),
    `${figureText(measured.first)} – ${figureText(measured.third)}`,
    last.date,
    (verdict.state === 'not held' ? `**${text}**` : text) +
      (meets(figure, measured, 'aim') ? ', aim reached' : ''),
  ]
}

function lastRunsOf(runs: Runs): string {
  return entries
    .map(([goal, { title, command }]) => {
      const last = runs(goal).at(-1)
      return [
        `- **${goal}** ${title}: \`${command}\``,
        last ? circumstancesOf(last) : 'not measured',
        ...(last?.details ?? []),
      ].join('\n  - ')
    })
    .join('\n')
}

function circumstancesOf({ date, rounds, commit, machine, load, nice }: Run): string {
  return [
    date,
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    `commit ${commit}`,
    machine,
    ...(load === undefined ? [] : [`load ${load} before the run`]),
    ...(nice === undefined ? [] : [`at nice value ${nice}`]),
  ].join(', ')
}
