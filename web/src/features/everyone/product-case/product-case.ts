import { knownText } from '../../../domain/catalogue-text.ts'
import type { Translator } from '../../../i18n/translator.ts'

/** The parts of a case, in the order in which they are read. */
const parts = ['firm', 'market', 'customers', 'rivals', 'success'] as const
const questions = ['question1', 'question2', 'question3'] as const

type Case = { parts: { part: (typeof parts)[number]; text: string }[]; questions: string[] }

/** The position from which every company of a game starts: units, and BA (`engine/src/opening.ts`). */
export const opening = { stock: 500, sold: 2500, value: 300_000, cash: 10_000, price: 50 } as const

/** Returns the case of a ready product; null for a product that has none. */
export function caseOf(t: Translator, key: string | null): Case | null {
  const textOf = (part: string) => knownText(t, `case.${key}.${part}`, 'cases')
  if (textOf('firm') === null) return null
  return {
    parts: parts.map(part => ({ part, text: textOf(part) ?? '' })),
    questions: questions.map(question => textOf(question) ?? ''),
  }
}
