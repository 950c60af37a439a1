import type { Debrief, DebriefLink, DeckAnswers, Fact, Replay } from '@trimestre/contract/debrief'
import type { Language } from '@trimestre/contract/languages'
import { type Filling, fill } from '@trimestre/contract/teaching-texts/fill'
import type { TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import { formatNumber, isolated } from '../../platform/format-number.ts'
import { createCharts } from './debrief-charts.ts'
import type { Deck, DeckTable, Slide } from './deck.ts'

export type DeckSource = {
  language: Language
  texts: TeachingTexts
  debrief: Debrief
  replay: Replay
  /** The total demand of each quarter of the replay. */
  totalDemand: readonly number[]
  /** The letters of the companies, in their order. */
  letters: readonly string[]
  /** The name of the game, or of the company whose debrief it is. */
  name: string
  hasNames: boolean
  /** Where the model answers are. */
  answers: DeckAnswers
  /** The day on which the file is written, in the language. */
  date: string
  /** Returns the address where a figure is explained. */
  addressOf(link: DebriefLink): string
}

/** The places of the ranking that are shown: the last ones are nobody's business but their own. */
const shownPlaces = 3
const answersPerSlide = 2

/** What stands between two sentences of a paragraph. */
const betweenSentences = (language: Language): string => (language === 'zh' ? '' : ' ')

const empty: Omit<Slide, 'title'> = {
  lead: null,
  sentences: [],
  table: null,
  charts: [],
  notes: [],
  link: null,
}

/** Makes the slides of a debrief. Every text that somebody wrote stays data: no part of it is markup. */
export function deckOfDebrief(source: DeckSource): Deck {
  const { language, debrief, name, texts } = source
  const { deck: words } = texts
  const isGame = debrief.scope === 'game'
  const say = sayIn(language)
  const title = say(isGame ? words.titleGame : words.titleQuarter, { quarter: debrief.quarter })
  return {
    language,
    title,
    subtitle: `${isolated(language, name)}\n${say(words.writtenOn, { date: source.date })}`,
    mark: debrief.practice ? words.practiceLong : null,
    footer: say(isGame ? words.titleGameOf : words.titleQuarterOf, { quarter: debrief.quarter, name }),
    slides: [
      ...factSlides(source),
      ...chartSlides(source),
      momentsSlide(source),
      ...questionSlides(source),
      ...predictionSlides(source),
      ...rankingSlides(source),
      ...answerSlides(source),
      aboutSlide(source),
    ],
  }
}

/** Returns the name of the file without its ending. */
export function fileNameOf({ language, debrief, texts, name }: DeckSource): string {
  const { fileGame, fileQuarter } = texts.deck
  const template = debrief.scope === 'game' ? fileGame : fileQuarter
  const file = sayIn(language)(template, { quarter: debrief.quarter })
  // A file name is no sentence: its numbers need no direction of their own.
  return `${file} - ${name}`.replaceAll(/[\u2066-\u2069]/g, '')
}

const sayIn =
  (language: Language) =>
  (template: string, figures: Filling = {}): string =>
    fill(template, figures, value => formatNumber(language, value), language)

const textsOf = (sentences: readonly { text: string }[]): string[] => sentences.map(({ text }) => text)

const apart: readonly Fact['kind'][] = ['predictions', 'ranking']

function factSlides({ language, debrief, texts: { deck: words } }: DeckSource): Slide[] {
  const say = sayIn(language)
  const rounds = Map.groupBy(
    debrief.facts.filter(({ kind }) => !apart.includes(kind)),
    ({ quarter }) => quarter,
  )
  return [...rounds].map(([quarter, facts]) => ({
    ...empty,
    title:
      debrief.scope === 'game' ? `${words.facts} · ${say(words.quarterShort, { quarter })}` : words.facts,
    sentences: textsOf(facts),
  }))
}

function chartSlides(source: DeckSource): Slide[] {
  const { debrief, texts } = source
  const { deck: words } = texts
  const charts = createCharts(source)
  const market = debrief.facts.filter(
    ({ kind, round }) => (kind === 'market' || kind === 'prices') && round === debrief.round,
  )
  return [
    { ...empty, title: words.market, sentences: textsOf(market), charts: charts.market() },
    { ...empty, title: words.priceShare, charts: charts.priceShare() },
    ...(debrief.scope === 'game' ? [{ ...empty, title: words.value, charts: charts.value() }] : []),
  ].filter(slide => slide.charts.length > 0)
}

function momentsSlide({ language, debrief, texts: { deck: words } }: DeckSource): Slide {
  const say = sayIn(language)
  const isGame = debrief.scope === 'game'
  const moments = debrief.turningPoints.map(({ text, quarter }) => ({
    text: isGame ? `${say(words.quarterShort, { quarter })} · ${text}` : text,
  }))
  const sentences = moments.length > 0 ? textsOf(moments) : [words.noMoments]
  return { ...empty, title: words.moments, sentences }
}

function questionSlides(source: DeckSource): Slide[] {
  const { language, debrief, texts, answers } = source
  const { deck: words } = texts
  const say = sayIn(language)
  const charts = createCharts(source)
  return debrief.questions.map((question, index) => ({
    ...empty,
    title: [
      say(words.questionOf, { number: index + 1, count: debrief.questions.length }),
      ...(debrief.scope === 'game' ? [say(words.quarterShort, { quarter: question.quarter })] : []),
    ].join(' · '),
    lead: question.text,
    charts: charts.evidence(question),
    notes: answers === 'notes' ? [headingOf(question, source), ...question.answer] : [],
    link: question.link && { text: words.why, url: source.addressOf(question.link) },
  }))
}

type Question = Debrief['questions'][number]

const headingOf = ({ level }: Question, { texts: { deck: words } }: DeckSource): string =>
  level === 'b' ? words.answer : words.leads

function predictionSlides({ language, debrief, texts: { deck: words } }: DeckSource): Slide[] {
  const facts = debrief.facts.filter(({ kind }) => kind === 'predictions')
  if (facts.length === 0) return []
  if (debrief.scope === 'round') {
    return [{ ...empty, title: words.predictions, lead: textsOf(facts).join(betweenSentences(language)) }]
  }
  const say = sayIn(language)
  const table: DeckTable = {
    header: [words.quarter, words.axisScore],
    rows: facts.map(({ quarter, figures: { mean } }) => [
      say(words.quarterShort, { quarter }),
      typeof mean === 'number' ? formatNumber(language, mean, 2) : '',
    ]),
  }
  return [{ ...empty, title: words.predictions, sentences: textsOf(facts.slice(-1)), table }]
}

function rankingSlides({ language, debrief, replay, texts: { deck: words } }: DeckSource): Slide[] {
  const facts = debrief.facts.filter(({ kind }) => kind === 'ranking')
  if (facts.length === 0) return []
  const at = replay.quarters.findIndex(({ round }) => round === debrief.round)
  const [ranks, values] = [replay.series.classement?.[at], replay.series.valeurSociete?.[at]]
  const rows = replay.companies
    .map(({ label }, index) => ({ label, rank: ranks?.[index] ?? null, value: values?.[index] ?? null }))
    .filter(({ rank }) => rank !== null && rank <= shownPlaces)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ label, rank, value }) => [
      formatNumber(language, rank ?? 0),
      isolated(language, label),
      value === null ? '' : formatNumber(language, value, 0),
    ])
  const table = { header: [words.rank, words.company, words.axisValue], rows }
  return [{ ...empty, title: words.ranking, sentences: textsOf(facts.slice(-1)), table }]
}

function answerSlides(source: DeckSource): Slide[] {
  const { language, debrief, answers, texts } = source
  const { deck: words } = texts
  if (answers !== 'appendix') return []
  const rows = debrief.questions.map((question, index) => [
    `${formatNumber(language, index + 1)}. ${question.text}`,
    question.answer.join(betweenSentences(language)),
  ])
  const pages = Math.ceil(rows.length / answersPerSlide)
  return Array.from({ length: pages }, (_, page) => ({
    ...empty,
    title: words.answers,
    table: {
      header: [words.questions, words.answers],
      rows: rows.slice(page * answersPerSlide, (page + 1) * answersPerSlide),
    },
  }))
}

/** Returns what staff wrote down, and which version of the quarter it is about if that was replaced. */
function noteOf({ language, debrief: { note, noteOrigin }, texts: { deck: words } }: DeckSource): string[] {
  if (noteOrigin === null) return []
  const { version, quarter, superseded } = noteOrigin
  const origin = superseded ? [sayIn(language)(words.noteSuperseded, { version, quarter })] : []
  return [words.note, ...origin, ...note.split('\n')]
}

function aboutSlide(source: DeckSource): Slide {
  const { language, debrief, replay, texts, hasNames, date } = source
  const { deck: words } = texts
  const say = sayIn(language)
  const quarters = replay.quarters.map(({ quarter }) => quarter)
  const [from, to] = [Math.min(...quarters), Math.max(...quarters)]
  const { version, quarter } = debrief
  return {
    ...empty,
    title: words.about,
    sentences: [
      say(words.version, { version, quarter }),
      say(words.writtenOn, { date }),
      from === to || debrief.scope === 'round'
        ? say(words.quarterPlayed, { quarter })
        : say(words.quartersPlayed, { from, to }),
      ...(debrief.practice ? [words.practiceLong] : []),
      ...(hasNames ? [] : [words.lettersOnly]),
      words.fromResults,
    ],
    notes: noteOf(source),
  }
}
