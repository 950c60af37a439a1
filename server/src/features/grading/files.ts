import type { Language } from '@trimestre/contract/languages'
import type { Cell, Column, Table } from '../exports/tables.ts'
import type { FrozenGrades } from './grades.ts'

type FileWords = { grades: string; provisional: string }

const english: FileWords = { grades: 'Grades', provisional: 'provisional' }

/** What files of grades are called. One whose grades are not frozen says so. */
const words: Record<Language, FileWords> = {
  fr: { grades: 'Notes', provisional: 'provisoire' },
  en: english,
  'en-GB': english,
  de: { grades: 'Noten', provisional: 'vorläufig' },
  es: { grades: 'Notas', provisional: 'provisional' },
  ar: { grades: 'الدرجات', provisional: 'مؤقت' },
  id: { grades: 'Nilai', provisional: 'sementara' },
  zh: { grades: '成绩', provisional: '暂定' },
}

/** Returns the title of a file of grades, for its name and its sheets. */
export function titleOf(language: Language, version: number | null): string {
  const { grades, provisional } = words[language]
  return version === null ? `${grades} (${provisional})` : `${grades} v${version}`
}

/** Makes the table of grades, with the values that the workbook computes; a value that does not exist is an empty cell. */
export function gradesTable({ scheme, rows }: FrozenGrades, title: string): Table {
  const keys = scheme.components.map(({ key }) => key)
  const isNumber = scheme.scale.kind === 'number'
  const grade = isNumber ? ('number' as const) : ('text' as const)
  const columns: Column[] = [
    { label: 'userId', type: 'integer' },
    { label: 'username', type: 'text' },
    { label: 'company', type: 'text' },
    ...keys.flatMap((key): Column[] => [
      { label: `${key} raw`, type: 'number' },
      { label: `${key} score`, type: 'number' },
    ]),
    { label: 'factor', type: 'number' },
    { label: 'total', type: 'number' },
    { label: 'grade', type: grade },
    { label: 'adjustment', type: 'number' },
    { label: 'final', type: grade },
  ]
  const cells = rows.map((row): Cell[] => [
    row.userId,
    row.username,
    row.companyName,
    ...row.components.flatMap(({ raw, score }) => [raw ?? '', score ?? '']),
    row.factor.effective,
    row.total ?? '',
    row.grade ?? '',
    row.adjustment?.amount ?? 0,
    row.final ?? '',
  ])
  async function* portions() {
    yield cells
  }
  return { title, columns, portions: portions() }
}
