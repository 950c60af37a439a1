import { type Language, languages } from '@trimestre/contract/languages'
import { quizTexts } from '@trimestre/contract/quiz-texts/index'
import type { QuizTexts } from '@trimestre/contract/quiz-texts/types'
import type { QuizTemplate, QuizUnit } from '@trimestre/contract/quizzes'
import { fill } from '@trimestre/contract/teaching-texts/fill'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { formatNumber, isolated } from '../../platform/format-number.ts'
import { type Formula, parseFormula, type Writing, writeFormula } from './formula.ts'
import type { Question } from './questions.ts'
import { requireTemplate, type Template, type Tolerance } from './templates.ts'

/** Writes everything that is said of questions in one language. */
export type QuizWords = ReturnType<typeof wordsIn>

export const quizWords = async (language: Language): Promise<QuizWords> =>
  wordsIn(language, await quizTexts(language))

/** Formulas are read from left to right in every language. */
const [leftToRight, endOfIsolate] = ['\u2066', '\u2069']
const noBreakSpace = '\u00a0'

/** Figures have decimals where they are not whole. */
const digitsOf = (value: number): { digits?: number } => (Number.isInteger(value) ? { digits: 0 } : {})
const digitsOfAmounts = 2

function wordsIn(language: Language, texts: QuizTexts) {
  const isRtl = languages[language].dir === 'rtl'
  const put = (text: string, places: Record<string, string>) => fill(text, places, String, language)
  const plain = (value: number) => formatNumber(language, value, digitsOf(value).digits)

  const percent = languages[language].numbers.percent
  /** Writes the unit after a number. */
  function sign(unit: QuizUnit, number: number): string {
    if (unit === 'BA') return `${noBreakSpace}BA`
    if (unit === '%') return percent
    return unit === '×' ? '' : noBreakSpace + put(texts.units[unit], { n: String(number) })
  }
  const isLatin = (unit: QuizUnit) => unit === 'BA' || unit === '%'

  /** Writes a value of a question with its unit; values of one question have decimals together. */
  function value(number: number, unit: QuizUnit, digits: number): string {
    const written = formatNumber(language, number, digits) + sign(unit, number)
    return isRtl && isLatin(unit) ? isolated(language, written) : written
  }

  const extremes: Pick<Writing, 'smallest' | 'largest'> = {
    smallest: (a, b) => put(texts.smallest, { a, b }),
    largest: (a, b) => put(texts.largest, { a, b }),
  }
  const inWords = (formula: Formula): string =>
    writeFormula(formula, { figure: figure => texts.figures[figure], constant: plain, ...extremes })

  /** Writes the formula of the key with the figures of the company. */
  function withFigures({ formula: notation, figures }: DrawnQuestion['worked']): string {
    const formula = parseFormula(notation)
    const figureIn = (figure: string) => {
      const number = figures[figure] ?? 0
      const isAmount = Math.round(number * 100) === number * 100
      return formatNumber(
        language,
        number,
        isAmount && !Number.isInteger(number) ? digitsOfAmounts : undefined,
      )
    }
    const written = writeFormula(formula, { figure: figureIn, constant: plain, ...extremes })
    return isRtl && formula.kind === 'operation' ? leftToRight + written + endOfIsolate : written
  }

  function toleranceText(tolerance: Tolerance, unit: QuizUnit): string {
    if (tolerance === 0) return texts.exact
    if (typeof tolerance !== 'number')
      return put(texts.withinShare, { value: plain(tolerance.percent) + percent })
    const number = plain(tolerance)
    return put(texts.within, { value: unit === '%' ? number : number + sign(unit, tolerance) })
  }

  const questionText = (id: string) => texts.questions[requireTemplate(id).id]

  return {
    language,
    texts,
    question: (id: string): string => questionText(id).question,
    feedback: (id: string, error: number | undefined): string =>
      error === undefined ? texts.wrong : (questionText(id).feedback[error] ?? texts.wrong),
    /** Writes values of a question with its unit. */
    values({ unit, decimals }: Pick<Question, 'unit' | 'decimals'>, numbers: readonly number[]): string[] {
      const digits = numbers.every(Number.isInteger) ? 0 : decimals
      return numbers.map(number => value(number, unit, digits))
    },
    /** Writes the key with the formula that leads to it, such as « 45 000 BA = 50 × 900 ». */
    worked({ key, unit, decimals, worked }: Question): string {
      const written = value(key, unit, Number.isInteger(key) ? 0 : decimals)
      return put(texts.worked, { key: written, formula: withFigures(worked) })
    },
    /** Writes the formula of the key of a question in words. */
    formula: ({ worked }: Question): string => inWords(parseFormula(worked.formula)),
    /** Writes the formula of a typical error in words. */
    errorFormula(id: string, error: number): string {
      const formula = requireTemplate(id).errors[error]
      return formula === undefined ? '' : inWords(formula)
    },
    template({ id, level, unit, tolerance, key, errors }: Template): QuizTemplate {
      return {
        id,
        level,
        unit,
        tolerance: toleranceText(tolerance, unit),
        text: questionText(id).question,
        keyText: inWords(key),
        errors: errors.map((formula, index) => ({
          text: inWords(formula),
          feedback: questionText(id).feedback[index] ?? '',
        })),
      }
    },
  }
}
