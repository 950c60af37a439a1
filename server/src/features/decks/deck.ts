import type { Language } from '@trimestre/contract/languages'

/*
 * What a deck or a document contains, whatever the format of its file. All texts are in `language` and are written as
 * they are: no writer takes a text for markup or for a formula.
 */

/** One series of a chart; null where there is no value. */
export type ChartSeries = { name: string; values: readonly (number | null)[] }

export type DeckChart = {
  /** In a scatter chart, the first series holds the places along x, the second those along y. */
  kind: 'bar' | 'line' | 'scatter'
  /** What the chart shows, above it. */
  title: string
  series: readonly ChartSeries[]
  /** The names along x; in a scatter chart those of the points. */
  categories: readonly string[]
  axes: { x: string; y: string }
  /** What the chart shows, for readers who do not see it. */
  alt: string
}

export type DeckTable = { header: readonly string[]; rows: readonly (readonly string[])[] }

export type DeckLink = { text: string; url: string }

export type Slide = {
  title: string
  /** A sentence in large letters: the question. */
  lead: string | null
  sentences: readonly string[]
  table: DeckTable | null
  /** At most two. */
  charts: readonly DeckChart[]
  /** What only the presenter sees, such as model answers. A PDF file has none. */
  notes: readonly string[]
  link: DeckLink | null
}

export type Deck = {
  language: Language
  title: string
  subtitle: string
  /** What the title slide marks, such as a practice quarter. */
  mark: string | null
  /** What stands at the foot of every slide. */
  footer: string
  slides: readonly Slide[]
}

export type DocumentBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; header: readonly string[]; rows: readonly (readonly string[])[] }

/** A printed text, on pages of A4: titles, paragraphs and tables, such as the journal of a team. */
export type TextDocument = {
  language: Language
  title: string
  subtitle: string
  footer: string
  blocks: readonly DocumentBlock[]
}
