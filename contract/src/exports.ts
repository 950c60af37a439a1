import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { flag, integer, line, pathId } from './fields.ts'
import { versionsMax } from './round-limits.ts'

export const exportKinds = ['results', 'attendance', 'ranking'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportFormats = ['csv', 'xlsx'] as const

/** Media type of each format of an exported table. */
export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<(typeof exportFormats)[number], string>

/** An unknown kind is an unknown path (404). */
export const ExportParams = z.object({ id: pathId(), kind: z.enum(exportKinds) })

/** The largest number of a round. */
const roundMax = 1000

/**
 * `lang` selects how CSV is written; the default is the browser's language. The versions of each quarter are numbered
 * apart, so `version` is that of the quarter of `round`: the file then holds this computation alone, whatever became of
 * it, also when it is hidden or practice. The attendance has no versions (404).
 */
export const ExportQuery = z
  .object({
    format: z.enum(exportFormats, { error: violationMessages.choice }).default('csv'),
    lang: line(35).optional(),
    /** 1: with a quarter whose results are not published yet. */
    hidden: flag(),
    /** 1: with practice quarters. */
    practice: flag(),
    /** The number of the round whose version is exported. */
    round: integer(1, roundMax).optional(),
    version: integer(1, versionsMax).optional(),
  })
  .superRefine(({ round, version }, context) => {
    if ((round === undefined) === (version === undefined)) return
    const path = [round === undefined ? 'round' : 'version']
    context.addIssue({ code: 'custom', message: violationMessages.required, path })
  })
