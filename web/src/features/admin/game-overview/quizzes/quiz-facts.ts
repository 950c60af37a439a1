import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import type { TFunction } from 'i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import type { Format } from '../../../../i18n/format.ts'
import { isAhead } from './quiz-words.ts'

type Texts = TFunction<['quizzes', 'common']>

/** Says in a few words each what a quiz is about, how it is answered, and when it opens or closes. */
export function quizFacts(t: Texts, format: Format, quiz: Quiz, game: Game): string[] {
  const { quarter, mode, templates, count, opensAt, closesAt, state } = quiz
  const isPractice = game.rounds.some(round => round.roundNb === quarter + 1 && round.practice)
  const when = (moment: string) => ({ when: momentText(format, moment) })
  return [
    isAhead(quiz, game)
      ? t('quizzes:staff.fact.ahead', { quarter })
      : t('quizzes:shared.quarter', { quarter }),
    ...(isPractice ? [t('common:practice')] : []),
    templates
      ? t('quizzes:staff.fact.questions', { count: templates.length })
      : t('quizzes:staff.fact.drawn', { count: count ?? 0 }),
    t(`quizzes:shared.mode.${mode}`),
    ...(state === 'draft' && opensAt ? [t('quizzes:shared.opensAt', when(opensAt))] : []),
    ...(state === 'open' && !closesAt ? [t('quizzes:shared.closesByHand')] : []),
    ...(state !== 'closed' && closesAt ? [t('quizzes:shared.closesAt', when(closesAt))] : []),
  ]
}

/** Says how many of those who are asked have opened a quiz and handed it in; null for a draft. */
export function quizProgress(t: Texts, { progress, state }: Quiz) {
  if (!progress || state === 'draft') return null
  const { asked, opened, finished } = progress
  const text = [
    t('quizzes:staff.progress.opened', { opened, asked }),
    t('quizzes:staff.progress.finished', { finished }),
  ].join(' · ')
  return { done: opened, of: asked, text }
}
