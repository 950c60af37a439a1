import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import { expect, test } from 'vitest'
import { aDebrief, aReplay, sentences } from '../../testing/a-debrief.ts'
import { type DeckSource, deckOfDebrief, fileNameOf } from './deck-of-debrief.ts'

const names = ['Les Abeilles', 'Nordlicht', 'شركة النور', '天空企业']

async function aSource(given: Partial<DeckSource> = {}): Promise<DeckSource> {
  const language = given.language ?? 'fr'
  return {
    language,
    texts: await teachingTexts(language),
    debrief: aDebrief(sentences.fr, { quarter: 3 }),
    replay: aReplay(names, 3),
    totalDemand: [10_000, 11_000, 12_345],
    letters: ['A', 'B', 'C', 'D'],
    name: 'Classe 2',
    hasNames: true,
    answers: 'notes',
    date: 'today',
    addressOf: ({ companyId }) => `https://example.org/${companyId}`,
    ...given,
  }
}

/** The slides of a file: those of the deck, and the title slide. */
const count = (source: DeckSource): number => deckOfDebrief(source).slides.length + 1

test('a quarter takes eleven slides or twelve, and the whole game of eight quarters at most 26', async () => {
  const quarter = await aSource()
  expect(count(quarter)).toBe(12)
  const withoutPredictions = quarter.debrief.facts.filter(({ kind }) => kind !== 'predictions')
  expect(count({ ...quarter, debrief: { ...quarter.debrief, facts: withoutPredictions } })).toBe(11)

  const debrief = aDebrief(sentences.fr, { quarter: 8, scope: 'game' })
  const ranking = { kind: 'ranking', round: 8, quarter: 8, figures: {}, text: sentences.fr.fact } as const
  const game = await aSource({
    debrief: { ...debrief, facts: [...debrief.facts, ranking] },
    replay: aReplay(names, 8),
    answers: 'appendix',
  })
  expect(count(game)).toBeLessThanOrEqual(26)
})

test('the answers are in the notes, in an appendix or nowhere', async () => {
  const [answer = ''] = sentences.fr.answer
  const notes = (source: DeckSource) => deckOfDebrief(source).slides.flatMap(slide => slide.notes)
  const tables = (source: DeckSource) =>
    deckOfDebrief(source).slides.flatMap(slide => slide.table?.rows.flat() ?? [])
  const source = await aSource()
  expect(notes(source)).toContain(answer)
  expect(tables(source)).toEqual([])
  expect(notes({ ...source, answers: 'appendix' })).not.toContain(answer)
  expect(tables({ ...source, answers: 'appendix' }).join()).toContain(answer)
  expect(JSON.stringify(deckOfDebrief({ ...source, answers: 'none' }))).not.toContain(answer)
})

test('the ranking names the first three companies only', async () => {
  const { debrief, ...source } = await aSource()
  const ranking = { kind: 'ranking', round: 3, quarter: 3, figures: {}, text: 'Classement.' } as const
  const { slides } = deckOfDebrief({ ...source, debrief: { ...debrief, facts: [...debrief.facts, ranking] } })
  const table = slides.find(slide => slide.sentences.includes('Classement.'))?.table
  expect(table?.rows.map(([rank]) => rank)).toEqual(['1', '2', '3'])
})

test('a practice quarter is marked, and letters are explained', async () => {
  const source = await aSource({ hasNames: false })
  const { practiceLong, lettersOnly } = source.texts.deck
  expect(deckOfDebrief(source)).toMatchObject({ mark: null })
  const deck = deckOfDebrief({ ...source, debrief: { ...source.debrief, practice: true } })
  expect(deck.mark).toBe(practiceLong)
  expect(deck.slides.at(-1)?.sentences).toEqual(expect.arrayContaining([practiceLong, lettersOnly]))
})

test('the note of staff says when its quarter has been played again', async () => {
  const { debrief, ...source } = await aSource()
  const lastNotes = (version: number) => {
    const origin = { round: 4, quarter: 3, version, superseded: version !== debrief.version, at: '' }
    const noted = { ...debrief, note: 'Le prix\na surpris.', noteOrigin: origin }
    return deckOfDebrief({ ...source, debrief: noted }).slides.at(-1)?.notes
  }
  const note = ['Note de l’animateur', 'Le prix', 'a surpris.']
  expect(lastNotes(2)).toEqual(note)
  expect(lastNotes(1)).toEqual(note.toSpliced(1, 0, expect.stringContaining('version 1 du trimestre 3')))
})

test('a question has a chart of its own figure, of its theme otherwise, and none about nothing', async () => {
  const source = await aSource()
  const { figures } = source.texts
  const charts = deckOfDebrief(source)
    .slides.filter(slide => slide.lead !== null)
    .map(({ charts: [chart] }) => chart?.title)
  expect(charts.slice(0, 5)).toEqual([
    `${figures.demande} (unités)`,
    `${figures.prixVente} (BA)`,
    `${figures.liquidites} (BA)`,
    `${figures.resultatNet} (BA)`,
    undefined,
  ])
})

test('a question about losses shows letters, whatever companies are called elsewhere', async () => {
  const source = await aSource()
  const { slides } = deckOfDebrief(source)
  const ofResult = slides.find(({ charts: [chart] }) =>
    chart?.title.startsWith(source.texts.figures.resultatNet),
  )
  expect(ofResult?.charts[0]?.categories).toEqual(source.letters)
  const ofPrice = slides.find(({ charts: [chart] }) =>
    chart?.title.startsWith(source.texts.figures.prixVente),
  )
  expect(ofPrice?.charts[0]?.categories).toEqual(names)
})

test('what a member does not know of rivals is no part of a chart', async () => {
  const { replay, ...source } = await aSource()
  const series = {
    ...replay.series,
    demande: replay.series.demande?.map(quarter =>
      quarter.map((value, index) => (index === 0 ? value : null)),
    ),
  }
  const { slides } = deckOfDebrief({ ...source, replay: { ...replay, series } })
  const chart = slides.find(({ lead }) => lead !== null)?.charts[0]
  expect(chart?.series).toEqual([
    { name: 'Les Abeilles', values: replay.series.demande?.map(([own]) => own) },
  ])
})

test('the file has a name in its language', async () => {
  expect(fileNameOf(await aSource())).toBe('bilan-trimestre-3 - Classe 2')
})
