import { type Phase, phases } from '@trimestre/engine'
import { type Audit, audit, emptyAudit, resetAudit } from './audit.ts'
import { booksStatement, playUnruly } from './books.ts'
import { cartelRow, cartelSizes, cartelStatement } from './cartel.ts'
import { firstQuarterRows, firstQuarterStatement } from './first-quarter.ts'
import { type Case, casesOf } from './good-manager.ts'
import { type Gain, gainsOf, tricksStatement } from './last-quarters.ts'
import {
  LONG_LENGTH,
  longResearchRow,
  longResearchStatement,
  SHORT_LENGTH,
  shortResearchRow,
  shortResearchStatement,
} from './research.ts'
import { type Division, divisions, segmentsRow, segmentsStatement } from './segments.ts'
import type { Extent, Row, Statement } from './statement.ts'
import { WAGE_LENGTH, wageRow, wageStatement } from './wage.ts'

/** A part of the command that a thread can do alone. */
export type Job = Extent &
  (
    | { kind: 'good managers'; phase: Phase; length: number }
    | { kind: 'cartel'; size: number }
    | { kind: 'segments'; division: Division }
    | { kind: 'first quarter' }
    | { kind: 'unruly' }
  )

type Table = 'wage' | 'shortResearch' | 'longResearch' | 'firstQuarter' | 'cartel' | 'segments'

/** What a job has found: lines of tables, gains of tricks, the good managers, and what it saw in the books. */
export interface Findings {
  rows: Partial<Record<Table, Row[]>>
  gains: Gain[]
  goodManagers: string[][]
  audit: Audit
}

/** Returns the jobs in the order of the tables. */
export function jobsOf(extent: Extent): Job[] {
  const lengths = extent.isQuick ? [4, 8] : [4, 8, 12]
  return [
    ...phases.flatMap(({ key: phase }) =>
      lengths.map((length): Job => ({ ...extent, kind: 'good managers', phase, length })),
    ),
    ...cartelSizes(extent).map((size): Job => ({ ...extent, kind: 'cartel', size })),
    ...divisions(extent).map((division): Job => ({ ...extent, kind: 'segments', division })),
    { ...extent, kind: 'first quarter' },
    { ...extent, kind: 'unruly' },
  ]
}

/** Roughly how long a job takes. */
export const sizeOf = (job: Job): number => ('length' in job ? job.length : job.kind === 'segments' ? 11 : 3)

/** Does a job; the findings depend on nothing else. */
export function runJob(job: Job): Findings {
  resetAudit()
  return { rows: {}, gains: [], goodManagers: [], ...findingsOf(job), audit: { ...audit } }
}

function findingsOf(job: Job): Partial<Findings> {
  switch (job.kind) {
    case 'good managers':
      return judge(casesOf(job, job), job.phase, job.length)
    case 'cartel':
      return { rows: { cartel: [cartelRow(job.size, job.seed)] } }
    case 'segments':
      return { rows: { segments: [segmentsRow(job.division, job.seed)] } }
    case 'first quarter':
      return { rows: { firstQuarter: firstQuarterRows() } }
    case 'unruly':
      playUnruly(job)
      return {}
  }
}

function judge(cases: readonly Case[], phase: Phase, length: number): Partial<Findings> {
  const rows: Findings['rows'] = {}
  if (length === WAGE_LENGTH) rows.wage = cases.map(wageRow)
  if (length === SHORT_LENGTH) rows.shortResearch = cases.map(shortResearchRow)
  if (length === LONG_LENGTH && phase === 'Croissance') rows.longResearch = cases.map(longResearchRow)
  return { rows, gains: cases.flatMap(gainsOf), goodManagers: cases.map(lineOf) }
}

export const goodManagerHead = [
  ...['phase', 'quarters', 'rivals', 'value', 'ordinary manager', 'price', 'grade'],
  ...['advertising', 'R&D'],
]

function lineOf({ phase, length, rivals, value, policies: [own], ordinaryValue }: Case): string[] {
  const { price, grade, advertising, research } = own
  return [
    ...[phase, `${length}`, rivals, value.toFixed(1), ordinaryValue.toFixed(1)],
    ...[price.toFixed(2), `${grade}`, `${advertising}`, `${research}`],
  ]
}

/** Puts the findings of all jobs together. */
export function statementsOf(all: readonly Findings[]): Statement[] {
  const rowsOf = (table: Table) => all.flatMap(({ rows }) => rows[table] ?? [])
  const total = emptyAudit()
  for (const { audit: seen } of all)
    for (const key of Object.keys(total) as (keyof Audit)[]) total[key] += seen[key]
  const statements = [
    wageStatement(rowsOf('wage')),
    shortResearchStatement(rowsOf('shortResearch')),
    longResearchStatement(rowsOf('longResearch')),
    tricksStatement(all.flatMap(({ gains }) => gains)),
    firstQuarterStatement(rowsOf('firstQuarter')),
    cartelStatement(rowsOf('cartel')),
    segmentsStatement(rowsOf('segments')),
    booksStatement(total),
  ]
  return statements.filter(({ rows }) => rows.length > 0)
}
