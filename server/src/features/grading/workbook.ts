import { gradeTexts } from '@trimestre/contract/grade-texts/index'
import type { Language } from '@trimestre/contract/languages'
import { writeWorkbook } from '../exports/write-table.ts'
import type { FrozenGrades } from './grades.ts'
import { presentRows } from './words.ts'
import { gradeSheets } from './workbook-sheets.ts'

export type WorkbookOptions = {
  /** Null for grades that are not frozen. */
  version: number | null
  language: Language
  title: string
}

/** Writes the grades as a workbook whose formulas compute them again, with the computation in sentences. */
export async function writeGradesWorkbook(grades: FrozenGrades, options: WorkbookOptions): Promise<Buffer> {
  return writeWorkbook(await gradesWorkbook(grades, options))
}

/** Makes the sheets of the workbook. */
export async function gradesWorkbook(grades: FrozenGrades, options: WorkbookOptions) {
  const { language } = options
  const presented = await presentRows(grades, language)
  return gradeSheets({ grades, presented, texts: await gradeTexts(language), ...options })
}
