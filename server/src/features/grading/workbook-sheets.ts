import type { GradeTexts } from '@trimestre/contract/grade-texts/types'
import type { GradeRow } from '@trimestre/contract/grading'
import { letterRows } from '@trimestre/contract/grading-defaults'
import { type Language, languages } from '@trimestre/contract/languages'
import { fill } from '@trimestre/contract/teaching-texts/fill'
import type { Sheet, SheetCell, SheetColumn } from '../exports/sheets.ts'
import {
  differenceFormula,
  excusedMark,
  finalFormula,
  gradeFormula,
  type Places,
  placesOf,
  rawFormula,
  scoreFormula,
  sheetNames,
  totalFormula,
} from './formulas.ts'
import type { ComputedGrade, FrozenGrades } from './grades.ts'
import { decimalsOf } from './notation.ts'
import { isOfTeam } from './scheme.ts'

export type WorkbookInput = {
  grades: FrozenGrades
  /** The same rows with their sentences. */
  presented: readonly GradeRow[]
  texts: GradeTexts
  language: Language
  /** Null for grades that are not frozen. */
  version: number | null
  title: string
}

/** Makes the workbook that computes every grade again: the scheme, what was measured, the grades, and the sentences. */
export const gradeSheets = (input: WorkbookInput): Sheet[] => {
  const isRightToLeft = languages[input.language].dir === 'rtl'
  const makers = [schemeSheet, dataSheet, gradesSheet, sentencesSheet]
  return makers.map(make => ({ ...make(input), isRightToLeft }))
}

type Made = Omit<Sheet, 'isRightToLeft'>

const column = (label: string, width = 14, format?: string): SheetColumn => ({
  label,
  width,
  ...(format === undefined ? {} : { format }),
})

const peopleColumns = ({ file }: GradeTexts): SheetColumn[] => [
  column(file.userId, 10),
  column(file.username, 24),
  column(file.company, 24),
]
const peopleCells = ({ userId, username, companyName }: ComputedGrade): SheetCell[] => [
  userId,
  username,
  companyName,
]

/** Returns the heading of a column of a component. */
const headed = (input: WorkbookInput, text: string, index: number): string => {
  const { presented, grades, texts, language } = input
  const component = grades.scheme.components[index]
  const label =
    presented[0]?.components[index]?.label ?? (component?.label || texts.kinds[component?.kind ?? 'manual'])
  return fill(text, { label }, String, language)
}

function schemeSheet(input: WorkbookInput): Made {
  const { grades, texts, language, version, title } = input
  const { components, missing, scale } = grades.scheme
  const { file } = texts
  const rows = components.map((component, index): SheetCell[] => [
    component.key,
    component.kind,
    component.weight,
    component.normalisation,
    component.low,
    component.high,
    isOfTeam(component) ? 1 : 0,
    headed(input, '{label}', index),
  ])
  const ofScale: SheetCell[][] =
    scale.kind === 'number'
      ? [
          ['max', scale.max],
          ['step', scale.step],
        ]
      : (scale.kind === 'letters' ? letterRows : scale.table).map(({ min, label }) => [label, min])
  const provenance = version === null ? file.provisional : fill(file.version, { version }, String, language)
  return {
    name: sheetNames.scheme,
    columns: [
      column(file.key, 22),
      column(file.kind),
      column(file.weight, 10),
      column(file.normalisation),
      column(file.low),
      column(file.high),
      column(file.team, 10),
      column(file.name, 30),
    ],
    rows: [...rows, ['missing', missing === 'zero' ? 0 : 1], ...ofScale, [], [title], [provenance]],
  }
}

function dataSheet(input: WorkbookInput): Made {
  const { grades, texts } = input
  const { components } = grades.scheme
  return {
    name: sheetNames.data,
    columns: [
      ...peopleColumns(texts),
      ...components.flatMap((_, index) => [
        column(headed(input, texts.file.num, index)),
        column(headed(input, texts.file.den, index)),
      ]),
    ],
    stickyColumns: 2,
    rows: grades.rows.map(row => [
      ...peopleCells(row),
      ...row.components.flatMap(({ num, den, isExcused }): SheetCell[] =>
        isExcused ? [excusedMark, 0] : num === null ? [null, 0] : [num, den],
      ),
    ]),
  }
}

const formats = { raw: '0.00##', score: '0.00', factor: '0.000', total: '0.00#####' }

function gradesSheet(input: WorkbookInput): Made {
  const { grades, texts } = input
  const { components, scale } = grades.scheme
  const { file } = texts
  const decimals = scale.kind === 'number' ? decimalsOf(scale.step) : 2
  const gradeFormat = decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
  const at = placesOf(grades.scheme, grades.rows.length)
  return {
    name: sheetNames.grades,
    columns: [
      ...peopleColumns(texts),
      ...components.flatMap((_, index) => [
        column(headed(input, file.raw, index), 14, formats.raw),
        column(headed(input, file.score, index), 14, formats.score),
      ]),
      column(file.factor, 12, formats.factor),
      column(file.total, 14, formats.total),
      column(file.grade, 12, gradeFormat),
      column(file.adjustment, 14, gradeFormat),
      column(file.final, 12, gradeFormat),
      column(file.frozen, 12, gradeFormat),
      column(file.difference, 12),
    ],
    stickyColumns: 2,
    rows: grades.rows.map((row, index) => gradeCells(grades.scheme, row, index + 2, at)),
  }
}

const formula = (text: string, value: number | string | null): SheetCell => ({
  formula: text,
  value: value ?? '',
})

function gradeCells(
  { components, scale }: FrozenGrades['scheme'],
  row: ComputedGrade,
  number: number,
  at: Places,
): SheetCell[] {
  const { factor, total, grade, adjustment, final } = row
  const amount = adjustment?.amount ?? 0
  return [
    ...peopleCells(row),
    ...components.flatMap((component, index): SheetCell[] => {
      const { raw = null, score = null } = row.components[index] ?? {}
      return [
        formula(rawFormula(component, index, number, at), raw),
        formula(scoreFormula(component, index, number, at), score),
      ]
    }),
    factor.effective,
    formula(totalFormula(components, number, at), total),
    ...(scale.kind === 'number'
      ? [
          formula(gradeFormula(number, at), grade),
          amount,
          formula(finalFormula(number, at), final),
          final,
          formula(differenceFormula(number, at), 0),
        ]
      : [grade, amount, final, final, null]),
  ]
}

const sentencesName = 'Calcul'

function sentencesSheet({ presented, texts }: WorkbookInput): Made {
  const { file } = texts
  return {
    name: sentencesName,
    columns: [
      column(file.username, 24),
      column(file.company, 24),
      column(file.component, 24),
      { ...column(file.computation, 110), isWrapped: true },
    ],
    rows: presented.flatMap(({ username, companyName, components, words }) => [
      ...components.map((component): SheetCell[] => [
        username,
        companyName,
        component.label,
        component.words,
      ]),
      [username, companyName, file.whole, words.join(' ')],
    ]),
  }
}
