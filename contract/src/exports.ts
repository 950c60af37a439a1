import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { line, pathId } from './fields.ts'

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

const flag = () => z.enum(['0', '1'], { error: violationMessages.choice }).optional()

/** `lang` selects how CSV is written; the default is the browser's language. */
export const ExportQuery = z.object({
  format: z.enum(exportFormats, { error: violationMessages.choice }).default('csv'),
  lang: line(35).optional(),
  /** 1: with a quarter whose results are not published yet. */
  hidden: flag(),
  /** 1: with practice quarters. */
  practice: flag(),
})
