import type { Language } from '@trimestre/contract/languages'
import type { QuizFileFormat, QuizMode } from '@trimestre/contract/quizzes'
import type { Reader } from '../../platform/db/database.ts'
import { listCompanies } from '../companies/service.ts'
import { letterOf } from '../debrief/service.ts'
import type { GameRow } from '../games/policy.ts'
import { bind } from './bind.ts'
import { choiceOf } from './choice.ts'
import { readBooks } from './figures.ts'
import { writeGift } from './gift.ts'
import { writeMoodle } from './moodle.ts'
import { type Question, questionsFor } from './questions.ts'
import { listBooks, type QuizRow } from './repo.ts'
import { type QuizWords, quizWords } from './words.ts'

/** A value that a question of a file offers or expects, with what is said of it. */
export type BankAnswer = { value: number; text: string; isRight: boolean; feedback: string }

export type BankQuestion = { name: string; text: string; tolerance: number; answers: BankAnswer[] }

/** The questions about one company. */
export type BankCategory = { path: string[]; questions: BankQuestion[] }

/** The questions of a quiz for another learning platform; companies have letters instead of names. */
export type QuestionBank = { title: string; mode: QuizMode; categories: BankCategory[] }

type Asked = { format: QuizFileFormat; mode?: QuizMode | undefined; language: Language }

const writers: Record<QuizFileFormat, (bank: QuestionBank) => string> = {
  gift: writeGift,
  moodle: writeMoodle,
}

/**
 * Writes the questions of a quiz about every company as a file: those that the quiz names, or all from which it draws.
 */
export async function exportQuestions(
  reader: Reader,
  game: GameRow,
  given: QuizRow,
  { format, mode = given.mode, language }: Asked,
): Promise<{ name: string; text: string }> {
  const quiz = await bind(reader, given)
  const words = await quizWords(language)
  const quarter = `T${quiz.quarter}`
  const books = await listBooks(reader, quiz)
  const companies = (await listCompanies(reader, [game.id])).toSorted((a, b) => a.seat - b.seat)
  const categories = companies.flatMap(({ id }, index): BankCategory[] => {
    const own = books.find(({ companyId }) => companyId === id)
    if (own === undefined) return []
    const letter = letterOf(index)
    const questions = questionsFor({ ...choiceOf(quiz, game), mode }, readBooks(own))
    return [
      {
        path: ['Trimestre', game.name, quarter, `${words.texts.company} ${letter}`],
        questions: questions.map(question => bankQuestion(question, words, [quarter, letter])),
      },
    ]
  })
  const extension = format === 'gift' ? 'txt' : 'xml'
  return {
    name: `${words.texts.file} - ${quarter} - ${quiz.title}.${extension}`,
    text: writers[format]({ title: quiz.title, mode, categories }),
  }
}

/** Returns a question of a file; its name says the quarter and the letter of the company. */
export function bankQuestion(
  question: Question,
  words: QuizWords,
  [quarter, letter]: readonly [string, string],
): BankQuestion {
  const { template, key, errors, tolerance } = question
  const [keyText = '', ...texts] = words.values(question, [key, ...errors.map(({ value }) => value)])
  return {
    name: `${quarter} ${template} ${letter}`,
    text: words.question(template),
    tolerance,
    answers: [
      { value: key, text: keyText, isRight: true, feedback: words.texts.right },
      ...errors.map(({ index, value }, place) => ({
        value,
        text: texts[place] ?? '',
        isRight: false,
        feedback: words.feedback(template, index),
      })),
    ],
  }
}
