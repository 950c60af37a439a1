import type { Debrief, Replay, ReplayFigure } from '@trimestre/contract/debrief'
import { replayFigures } from '@trimestre/contract/debrief'
import type { Language } from '@trimestre/contract/languages'
import { placesOf } from '@trimestre/contract/teaching-texts/fill'
import type { OwnQuestionText, TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import type { Deck, DeckChart, Slide } from '../features/decks/deck.ts'

/** What the API answers about the game or the company that a deck is about. */
export type DeckAnswers = {
  language: Language
  texts: TeachingTexts
  debrief: Debrief
  replay: Replay
  /** The debrief of each quarter up to that of the deck. */
  quarters: readonly Debrief[]
  date: string
}

/** How files write numbers, by what separates thousands and decimals. */
const notations: Partial<Record<Language, RegExp>> = {
  fr: /^\u2212?\d{1,3}(?:\u202f\d{3})*(?:,\d+)?$/,
  ar: /^\u2212?\d{1,3}(?:\u202f\d{3})*(?:\.\d+)?$/,
  zh: /^\u2212?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/,
}
const numberInText = /[\u2212-]?\d(?:[\d\u202f\u00a0.,]*\d)?/gu
/** « Out of 100 » and « of 100 BA » are in the texts themselves. */
const ofTexts = 100
/** The facts that say nothing in numbers: a name, or that there is none. */
const withoutNumber: readonly string[] = ['event', 'ranking', 'cash']

const plain = (text: string): string => text.replaceAll(/[\u200e\u2066-\u2069]/g, '')

type Sentence = { text: string; figures: Record<string, unknown>; mayLackNumber: boolean }

/** Returns what a deck says otherwise than the API answers; nothing for a faithful one. */
export function faultsOf(deck: Deck, answers: DeckAnswers): string[] {
  const { language, texts, debrief, replay, quarters, date } = answers
  const faults: string[] = []
  const templates: Partial<Record<string, OwnQuestionText>>[] = [texts.questions]
  if (debrief.consent !== null) templates.unshift(texts.ownQuestions)
  /** Returns the text of a question as it is put to the reader, without figures. */
  const templateOf = (id: string): string => templates.flatMap(each => each[id]?.text ?? [])[0] ?? ''
  const names = replay.companies.map(({ label }) => label).sort((one, other) => other.length - one.length)
  /** The numbers of a text, those in names left out. */
  const numbersIn = (text: string): number[] => {
    const said = [date, ...names].reduce((rest, name) => rest.replaceAll(plain(name), ''), plain(text))
    return (said.match(numberInText) ?? []).map(written => {
      if (!notations[language]?.test(written))
        faults.push(`« ${written} » is no number of ${language}: ${text}`)
      const decimals = language === 'fr' ? written.replace(',', '.') : written.replaceAll(',', '')
      return Number(decimals.replaceAll('\u202f', '').replace('\u2212', '-'))
    })
  }
  const allow = (text: string, allowed: readonly number[], where: string): void => {
    for (const number of numbersIn(text))
      if (!allowed.includes(number)) faults.push(`${where}: no answer has ${number}: ${text}`)
  }
  const sizes = (figures: Record<string, unknown>): number[] =>
    Object.values(figures).flatMap(figure => (typeof figure === 'number' ? [Math.abs(figure)] : []))

  const known: Sentence[] = [
    ...debrief.facts.map(({ text, figures, kind }) => ({
      ...{ text, figures },
      mayLackNumber: withoutNumber.includes(kind),
    })),
    ...debrief.turningPoints.map(({ text, figures }) => ({ text, figures, mayLackNumber: false })),
    ...debrief.questions.map(({ id, text, figures }) => ({
      ...{ text, figures },
      mayLackNumber: placesOf(templateOf(id)).every(place => place === 'label'),
    })),
  ]
  /** Whether a sentence is one of the answer, with figures of that answer in it. */
  const say = (text: string, where: string): void => {
    const said = known.find(sentence => plain(sentence.text) === plain(text))
    if (said === undefined) return void faults.push(`${where}: no answer says ${text}`)
    const numbers = numbersIn(text)
    if (numbers.length === 0 && !said.mayLackNumber) faults.push(`${where}: no figure in ${text}`)
    const allowed = [...sizes(said.figures), ofTexts]
    for (const number of numbers)
      if (!allowed.includes(Math.abs(number))) faults.push(`${where}: no figure is ${number}: ${text}`)
  }

  const now = replay.quarters.findIndex(({ round }) => round === debrief.round)
  const played = replay.quarters.slice(0, now + 1)
  const counts = [debrief.version, ...played.map(({ quarter }) => quarter)]
  const withQuarter = (quarter: number, text: string): string =>
    debrief.scope === 'game'
      ? `${texts.deck.quarterShort.replace('{quarter}', `${quarter}`)} · ${text}`
      : text
  const moments = debrief.turningPoints.map(({ quarter, text }) => withQuarter(quarter, text))
  const inOrder = debrief.questions.map((_, index) => index + 1)

  const checkChart = (chart: DeckChart, where: string): void => {
    const series = (figure: ReplayFigure): (readonly (number | null)[])[] => replay.series[figure] ?? []
    const given = JSON.stringify(chart.series.map(({ values }) => values))
    const { deck: words, figures } = texts
    // The name of a figure is followed by its unit.
    const figure = replayFigures.find(name => figures[name] === chart.title.replace(/ ?[(（][^(（]*$/, ''))
    const ofCompanies = (name: ReplayFigure) =>
      replay.companies.map((_, company) => played.map((__, at) => series(name)[at]?.[company] ?? null))
    const fact = (kind: string, name: string) =>
      quarters.map(({ facts }) => facts.find(each => each.kind === kind)?.figures[name] ?? null)
    const drawn = (one: readonly unknown[]): boolean => one.some(value => value !== null)
    const possible: unknown[] = []
    if (chart.kind === 'scatter') possible.push([series('prixVente')[now], series('partMarche')[now]])
    else if (chart.title === words.totalDemand) possible.push([fact('market', 'demandeTotale')])
    else if (chart.title === words.meanPrice) possible.push([fact('prices', 'mean')])
    else if (chart.title === words.value) possible.push(ofCompanies('valeurSociete').filter(drawn))
    else if (figure !== undefined) {
      const whole = ofCompanies(figure).filter(drawn)
      if (whole.length === 1) possible.push(whole)
      else possible.push(...played.map((_, at) => [series(figure)[at]?.filter(value => value !== null)]))
    }
    if (!possible.some(values => JSON.stringify(values) === given))
      faults.push(`${where}: no answer has the values ${given} of ${chart.title}`)
    const values = chart.series.flatMap(one => one.values.map(value => value ?? 0))
    allow(chart.alt, [...counts, ...values], where)
  }

  const checkTable = ({ title, table }: Slide): void => {
    for (const row of table?.rows ?? []) {
      if (title === texts.deck.answers) {
        const [asked = '', answer = ''] = row.map(plain)
        const question = debrief.questions.find(({ text }) => asked.endsWith(plain(text)))
        const steps = question?.answer.map(plain) ?? []
        if (question === undefined || !steps.every(step => answer.includes(step)))
          faults.push(`${title}: no answer says ${row.join(' / ')}`)
        allow(answer, steps.flatMap(numbersIn), title)
        if (question?.level === 'b' && numbersIn(answer).length === 0)
          faults.push(`${title}: no figure in ${answer}`)
      } else {
        const values = replay.series.valeurSociete?.[now] ?? []
        const ranks = replay.series.classement?.[now] ?? []
        const at = replay.companies.findIndex(({ label }) => row.map(plain).includes(plain(label)))
        const figures = row.flatMap(cell => numbersIn(cell))
        if (String(figures) !== String([ranks[at], Math.round(values[at] ?? 0)]))
          faults.push(`${title}: no answer has ${row.join(' / ')}`)
      }
    }
  }

  allow(deck.title, counts, 'title')
  allow(deck.footer, counts, 'footer')
  for (const slide of deck.slides) {
    const { title, lead, sentences, charts } = slide
    allow(title, [...counts, ...inOrder], title)
    if (lead !== null) say(lead, title)
    for (const sentence of sentences) {
      const at = moments.findIndex(moment => plain(moment) === plain(sentence))
      if (title === texts.deck.about) allow(sentence, counts, title)
      else if (sentence !== texts.deck.noMoments) say(debrief.turningPoints[at]?.text ?? sentence, title)
    }
    for (const chart of charts) checkChart(chart, title)
    checkTable(slide)
  }
  return faults
}
