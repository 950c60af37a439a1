import type { Language } from '@trimestre/contract/languages'
import type { QuizMode, QuizProposal } from '@trimestre/contract/quizzes'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { GameRow } from '../games/policy.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { readBooks } from './figures.ts'
import { questionsFor } from './questions.ts'
import { findPublished, listBooks } from './repo.ts'
import { type Template, templates } from './templates.ts'
import { quizWords } from './words.ts'

const proposedCount = 10
const levelMax = 4

type Asked = {
  round?: number | undefined
  level?: number | undefined
  mode?: QuizMode | undefined
  language: Language
}

/** Returns to how many companies each question applies in a quarter, and ten that suit a quiz. */
export async function proposeQuiz(
  reader: Reader,
  game: GameRow,
  { round, level = levelMax, mode = 'number', language }: Asked,
): Promise<QuizProposal> {
  const quarter = await findPublished(reader, game.id, round)
  if (quarter === undefined) throw new Refusal('quiz/unpublished')
  const words = await quizWords(language)
  const companies = await listBooks(reader, { gameId: game.id, ...quarter })
  const highest = Math.min(level, quarter.quarterLevel, game.level ?? quarter.quarterLevel)
  const questions = companies.flatMap(books =>
    questionsFor({ mode, level: highest, templates: null }, readBooks(books)),
  )
  const counts = Map.groupBy(questions, ({ template }) => template)
  const appliesOf = ({ id }: Template) => counts.get(id)?.length ?? 0
  return {
    round: quarter.roundNb,
    quarter: quarterOfRound(quarter.roundNb),
    companies: companies.length,
    templates: templates.map(template => ({ ...words.template(template), applies: appliesOf(template) })),
    proposed: choose(appliesOf).map(({ id }) => id),
  }
}

/**
 * Chooses questions for a quiz, in the order of their ids: first those that apply to most companies, among equal ones the
 * subject that was chosen least.
 */
export function choose(appliesOf: (template: Template) => number): Template[] {
  const left = templates.filter(template => appliesOf(template) > 0)
  const most = Math.max(...left.map(appliesOf))
  // A question that most companies have serves as well as one that all have: the subjects decide between them.
  const rankOf = (template: Template) => Math.floor((4 * (most - appliesOf(template))) / most)
  const chosen: Template[] = []
  while (chosen.length < proposedCount && left.length > 0) {
    const timesChosen = ({ theme }: Template) => chosen.filter(each => each.theme === theme).length
    left.sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        timesChosen(a) - timesChosen(b) ||
        appliesOf(b) - appliesOf(a) ||
        a.id.localeCompare(b.id),
    )
    chosen.push(...left.splice(0, 1))
  }
  return chosen.sort((a, b) => a.id.localeCompare(b.id))
}
