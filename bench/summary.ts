/**
 * Writes the table of goals and the last runs in docs/performance.md from what the other commands recorded in
 * bench/results.
 *
 *   npm run bench summary
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMeasurements } from './report/page.ts'
import { readRuns } from './report/runs.ts'

const page = join(import.meta.dirname, '../docs/performance.md')
writeFileSync(page, withMeasurements(readFileSync(page, 'utf8'), readRuns))
