import type { BankAnswer, BankCategory, BankQuestion, QuestionBank } from './question-bank.ts'

/** Writes questions in GIFT, the text format of Moodle: a category for each company, a question in each paragraph. */
export const writeGift = ({ title, mode, categories }: QuestionBank): string =>
  [`// ${oneLine(title)}`, ...categories.flatMap(category => paragraphsOf(category, mode))].join('\n\n') +
  '\n'

function paragraphsOf({ path, questions }: BankCategory, mode: QuestionBank['mode']): string[] {
  const answersOf = mode === 'number' ? numericalAnswers : choices
  return [
    `$CATEGORY: ${categoryPath(path)}`,
    ...questions.map(
      question => `::${escaped(question.name)}::[plain]${escaped(question.text)} {${answersOf(question)}}`,
    ),
  ]
}

const numericalAnswers = ({ answers, tolerance }: BankQuestion): string =>
  `#${answers
    .map(answer => `=%${answer.isRight ? 100 : 0}%${answer.value}:${tolerance}${feedbackOf(answer)}`)
    .join(' ')}`

const choices = ({ answers }: BankQuestion): string =>
  answers.map(answer => `${answer.isRight ? '=' : '~'}${escaped(answer.text)}${feedbackOf(answer)}`).join(' ')

const feedbackOf = ({ feedback }: BankAnswer): string => `#${escaped(feedback)}`

/** Puts a backslash before each sign that has a meaning in GIFT. */
const escaped = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, sign => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n')

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/**
 * Writes the path of a category. It is read as it stands, without backslashes, and only a slash within a name is written
 * twice.
 */
export const categoryPath = (path: readonly string[]): string =>
  path.map(name => oneLine(name).replaceAll('/', '//')).join('/')
