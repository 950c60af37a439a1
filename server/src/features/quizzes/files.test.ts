import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'gift-pegjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aQuiz } from '../../testing/quiz-acts.ts'
import { quizGames } from '../../testing/quiz-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Q6: what is exported is read by parsers of others.

const title = 'Questions ~={} #1 : a\\b ]]> fin'
const name = 'Classe ~={}: 1/2'

let server: TestServer
let admin: Client
let acts: ReturnType<typeof quizGames>
let game: Game
let quiz: Quiz

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = quizGames(server, admin)
  game = await acts.aPlayedGame(2, name)
  const templates = ['z01', 'z06', 'z05', 'z20', 'z08', 'z02']
  quiz = await aQuiz(server, game.id, { title, round: 3, templates })
})
afterAll(() => server.stop())

async function download(query: string): Promise<{ text: string; type: string | null; fileName: string }> {
  const path = `/api/v1/games/${game.id}/quizzes/${quiz.id}/export?${query}`
  const answer = await server.fetch(path, { as: 'admin' })
  expect(answer.status).toBe(200)
  const disposition = answer.headers.get('content-disposition') ?? ''
  const fileName = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')
  return { text: await answer.text(), type: answer.headers.get('content-type'), fileName }
}

/** What each question is expected to hold, in the order of the file. */
async function expected() {
  const questions = []
  for (const [index, player] of ['joueur1', 'joueur2'].entries()) {
    const preview = await acts.previewFor(game, quiz, player)
    for (const { template, text, key, errors } of preview.questions)
      questions.push({
        title: `T2 ${template} ${index === 0 ? 'A' : 'B'}`,
        text,
        key: key.value,
        tolerance: key.tolerance,
        errors: errors.map(({ value, feedback }) => ({ value, feedback })),
      })
  }
  return questions
}

const categories = ['A', 'B'].map(letter => `Trimestre/Classe ~={}: 1//2/T2/Entreprise ${letter}`)

describe('Q6: a file of questions in GIFT', () => {
  it('holds the same numbers, and every sign that means something in it', async () => {
    const { text, type, fileName } = await download('format=gift&lang=fr')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(fileName).toMatch(/^questionnaire - T2 - .*\.txt$/)
    expect(text.split('\n')[0]).toBe(`// ${title}`)
    const parsed = parse(text)
    const read = parsed.flatMap(question => {
      if (question.type !== 'Numerical' || !Array.isArray(question.choices)) return []
      const [right, ...others] = question.choices
      expect(right?.feedback?.text).toBe('C’est juste.')
      expect([right?.weight, ...others.map(({ weight }) => weight)]).toEqual([100, ...others.map(() => 0)])
      return {
        title: question.title,
        text: question.stem.text,
        key: right?.text.number,
        tolerance: right?.text.range,
        errors: others.map(({ text, feedback }) => ({ value: text.number, feedback: feedback?.text })),
      }
    })
    expect(read).toEqual(await expected())
    const found = parsed.flatMap(each => (each.type === 'Category' ? each.title : []))
    expect(found).toEqual(categories)
  })

  it('has the options of choice in the notation of the language', async () => {
    const { text } = await download('format=gift&mode=choice&lang=en')
    const questions = parse(text).filter(({ type }) => type === 'MC')
    expect(questions.length).toBeGreaterThan(8)
    const [first] = questions
    if (first?.type !== 'MC') throw new Error('no question of choice')
    expect(first.choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    expect(first.choices.map(({ text }) => text.text)).toEqual(
      first.choices.map(() => expect.stringMatching(/^−?\d{1,3}(?:,\d{3})*(?:\.\d\d)?\u00a0BA$/)),
    )
  })
})

describe('Q6: a file of questions in Moodle XML', () => {
  type Answer = {
    '@_fraction': string
    text: string
    tolerance?: string
    feedback: { text: string }
  }
  type Question = {
    '@_type': string
    category?: { text: string }
    info?: { text: string }
    name?: { text: string }
    questiontext?: { text: string }
    answer: Answer[]
  }
  const read = (text: string): Question[] => {
    expect(XMLValidator.validate(text)).toBe(true)
    const options = {
      ignoreAttributes: false,
      parseTagValue: false,
      isArray: (tag: string) => tag === 'answer',
    }
    return new XMLParser({ ...options, trimValues: false }).parse(text).quiz.question
  }

  it('is well formed, and holds the same numbers and titles', async () => {
    const { text, type } = await download('format=moodle&lang=fr')
    expect(type).toBe('application/xml; charset=utf-8')
    const all = read(text)
    const numerical = all.filter(question => question['@_type'] === 'numerical')
    expect(
      numerical.map(({ name, questiontext, answer: [right, ...others] }) => ({
        title: name?.text,
        text: questiontext?.text,
        key: Number(right?.text),
        tolerance: Number(right?.tolerance),
        errors: others.map(({ text, feedback }) => ({ value: Number(text), feedback: feedback.text })),
      })),
    ).toEqual(await expected())
    expect(all.flatMap(({ category }) => category?.text ?? [])).toEqual(categories)
    expect(all.flatMap(({ info }) => info?.text ?? [])).toEqual([title, title])
  })

  it('has questions of choice with one right answer', async () => {
    const choices = read((await download('format=moodle&mode=choice&lang=ar')).text).filter(
      question => question['@_type'] === 'multichoice',
    )
    expect(choices.length).toBeGreaterThan(8)
    for (const { answer } of choices)
      expect(answer.map(each => each['@_fraction'])).toEqual(['100', ...Array(answer.length - 1).fill('0')])
  })
})
