import { categoryPath } from './gift.ts'
import type { BankQuestion, QuestionBank } from './question-bank.ts'

/** Writes questions as Moodle XML: a category for each company. */
export function writeMoodle({ title, mode, categories }: QuestionBank): string {
  const write = mode === 'number' ? numerical : multipleChoice
  const parts = categories.flatMap(({ path, questions }) => [
    element('question', { type: 'category' }, [
      element('category', {}, [text(categoryPath(path))]),
      element('info', plainText, [text(title)]),
    ]),
    ...questions.map(write),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('quiz', {}, parts)}\n`
}

const plainText = { format: 'plain_text' }

const numerical = (question: BankQuestion): string =>
  element('question', { type: 'numerical' }, [
    ...headOf(question),
    ...question.answers.map(({ value, isRight, feedback }) =>
      element('answer', { fraction: isRight ? '100' : '0', format: 'moodle_auto_format' }, [
        text(String(value)),
        element('tolerance', {}, [String(question.tolerance)]),
        element('feedback', plainText, [text(feedback)]),
      ]),
    ),
  ])

const multipleChoice = (question: BankQuestion): string =>
  element('question', { type: 'multichoice' }, [
    ...headOf(question),
    element('single', {}, ['true']),
    element('shuffleanswers', {}, ['true']),
    ...question.answers.map(answer =>
      element('answer', { fraction: answer.isRight ? '100' : '0', ...plainText }, [
        text(answer.text),
        element('feedback', plainText, [text(answer.feedback)]),
      ]),
    ),
  ])

const headOf = ({ name, text: question }: BankQuestion): string[] => [
  element('name', {}, [text(name)]),
  element('questiontext', plainText, [text(question)]),
]

/** Writes an element; the values of its attributes are words of the format. */
function element(name: string, attributes: Record<string, string>, parts: readonly string[]): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${given.join('')}>${parts.join('')}</${name}>`
}

/** Characters that no XML document may contain. */
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Writes a text as it is; the end of a CDATA section inside it is split over two. */
const text = (content: string): string =>
  element('text', {}, [`<![CDATA[${content.replace(illegal, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`])
