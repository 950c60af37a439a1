import { type QuizTemplateId, quizTemplateIds } from '@trimestre/contract/quiz-texts/types'
import type { QuizUnit } from '@trimestre/contract/quizzes'
import type { FigureId } from '@trimestre/engine'
import { type Condition, type Formula, figuresOf, parseCondition, parseFormula } from './formula.ts'
import { templatesOfLevel1 } from './templates-of-level-1.ts'
import { templatesOfLevel2 } from './templates-of-level-2.ts'
import { templatesOfLevel3 } from './templates-of-level-3.ts'

/** What a question is about: a proposed quiz has questions on many subjects. */
export type QuizTheme =
  | 'sales'
  | 'price'
  | 'stock'
  | 'production'
  | 'people'
  | 'cash'
  | 'result'
  | 'value added'
  | 'financing'
  | 'marketing'
  | 'research'
  | 'resale'

/** How far an answer may be from the key: so much, or so many percent of it. */
export type Tolerance = number | { percent: number }

/** A question as it is defined; formulas are in the notation of `formula.ts`, where errors may name the `key`. */
export type TemplateDefinition = {
  /** The level of the game from which it applies. */
  level: 1 | 2 | 3 | 4
  theme: QuizTheme
  unit: QuizUnit
  tolerance: Tolerance
  key: string
  errors: readonly [string, string, string]
  conditions?: readonly string[]
  /** The figure that « Pourquoi ? » opens. */
  figure: FigureId
}

export type Template = Omit<TemplateDefinition, 'key' | 'errors' | 'conditions'> & {
  id: QuizTemplateId
  decimals: number
  key: Formula
  errors: readonly Formula[]
  conditions: readonly Condition[]
}

const definitions: Readonly<Record<QuizTemplateId, TemplateDefinition>> = {
  ...templatesOfLevel1,
  ...templatesOfLevel2,
  ...templatesOfLevel3,
}

function read(id: QuizTemplateId): Template {
  const { key: keyText, errors, conditions = [], ...definition } = definitions[id]
  const key = parseFormula(keyText)
  return {
    ...definition,
    id,
    decimals: definition.unit === 'u' ? 0 : 2,
    key,
    errors: errors.map(error => parseFormula(error, { key })),
    conditions: conditions.map(condition => parseCondition(condition, { key })),
  }
}

/** All questions that a quiz can ask, in the order of their ids. */
export const templates: readonly Template[] = quizTemplateIds.map(read)

const byId = new Map<string, Template>(templates.map(template => [template.id, template]))

export const findTemplate = (id: string): Template | undefined => byId.get(id)

/** Returns a template that was stored by its id. */
export function requireTemplate(id: string): Template {
  const template = byId.get(id)
  if (template === undefined) throw new Error(`no template ${id}`)
  return template
}

/** Whether the key compares the quarter with the one before. */
export const comparesQuarters = ({ key }: Template): boolean =>
  figuresOf(key).some(figure => figure.startsWith('p.'))
