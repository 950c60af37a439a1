import { type Journal, type JournalEntry, type JournalText, journalTexts } from '@trimestre/contract/journal'
import type { Language } from '@trimestre/contract/languages'
import { predictedFigures } from '@trimestre/contract/prediction-scores'
import { fill } from '@trimestre/contract/teaching-texts/fill'
import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import { formatNumber } from '../../platform/format-number.ts'
import type { DocumentBlock, TextDocument } from '../decks/service.ts'

type Words = Awaited<ReturnType<typeof teachingTexts>>['journal']

type Source = { journal: Journal; language: Language; gameName: string; companyName: string; date: string }

/** Returns the whole journal of a company as a text to print, the first quarter first; a null text is left out. */
export async function journalDocument({
  journal,
  language,
  gameName,
  companyName,
  date,
}: Source): Promise<TextDocument> {
  const { journal: words } = await teachingTexts(language)
  return {
    language,
    title: fill(words.titleOf, { name: companyName }, String, language),
    subtitle: gameName,
    footer: date,
    blocks: journal.entries.toReversed().flatMap(entry => entryBlocks(entry, words, language)),
  }
}

function entryBlocks(entry: JournalEntry, words: Words, language: Language): DocumentBlock[] {
  const write = (value: number) => formatNumber(language, value)
  const textOf = (part: JournalText): DocumentBlock[] => {
    const text = entry[part]
    if (text === null || text.trim() === '') return []
    return [
      { kind: 'heading', level: 2, text: words[part] },
      { kind: 'paragraph', text },
    ]
  }
  const [expected, ...learned] = journalTexts.map(textOf)
  const blocks = [...(expected ?? []), ...predictionTable(entry, words, language), ...learned.flat()]
  return [
    { kind: 'heading', level: 1, text: fill(words.quarter, { quarter: entry.quarter }, write, language) },
    ...(blocks.length > 0 ? blocks : [{ kind: 'paragraph' as const, text: words.nothing }]),
  ]
}

/** Returns what was predicted, and next to it what came and the score once the quarter is published. */
function predictionTable(entry: JournalEntry, words: Words, language: Language): DocumentBlock[] {
  const { predictions, actual, scores } = entry
  if (predictedFigures.every(figure => predictions[figure] === null)) return []
  const write = (value: number | null | undefined) => (value == null ? '–' : formatNumber(language, value))
  const rows = predictedFigures.map(figure => {
    const [predicted, came] = [predictions[figure], actual?.[figure]]
    const difference = predicted === null || came === undefined ? null : came - predicted
    return [words[figure], write(predicted), write(came), write(difference), write(scores?.[figure])]
  })
  const last = [words.scoreQuarter, '', '', '', write(scores?.quarter)]
  return [
    { kind: 'heading', level: 2, text: words.prediction },
    {
      kind: 'table',
      header: [words.figure, words.predicted, words.actual, words.difference, words.score],
      rows: scores === null ? rows : [...rows, last],
    },
  ]
}
