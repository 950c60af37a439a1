import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import JSZip from 'jszip'
import { describe, expect, test } from 'vitest'
import { aDebrief, aReplay, sentences } from '../../testing/a-debrief.ts'
import type { Deck } from './deck.ts'
import { deckOfDebrief } from './deck-of-debrief.ts'
import { writeDocumentPdf, writePdf } from './write-pdf.ts'
import { writePptx } from './write-pptx.ts'

const markup = '#image("/etc/passwd")'
const formula = '=cmd()'
const entities = 'Éclair & Cie <b>'
const names = ['Les Abeilles', markup, formula, entities, 'شركة النور', '天空企业']

async function aDeck(
  language: keyof typeof sentences,
  given: { name?: string; names?: string[] } = {},
): Promise<Deck> {
  return deckOfDebrief({
    language,
    texts: await teachingTexts(language),
    debrief: aDebrief(sentences[language], {
      quarter: 3,
      practice: true,
      note: `Une note\nde ${markup}`,
      noteOrigin: { round: 4, quarter: 3, version: 2, superseded: false, at: '' },
    }),
    replay: aReplay(given.names ?? names, 3),
    totalDemand: [10_000, 11_020, 12_345],
    letters: (given.names ?? names).map((_, index) => `${index + 1}`),
    name: given.name ?? 'Classe 2',
    hasNames: true,
    answers: 'notes',
    date: 'today',
    addressOf: ({ companyId }) => `https://example.org/${companyId}?a=1&b=2`,
  })
}

async function unzipped(file: Uint8Array | null): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(file ?? new Uint8Array())
  const parts = Object.values(zip.files).filter(({ dir }) => !dir)
  return Object.fromEntries(
    await Promise.all(
      parts.map(async part => [
        part.name,
        await part.async(/\.xlsx$/.test(part.name) ? 'binarystring' : 'string'),
      ]),
    ),
  )
}

const partsOf = (file: Record<string, string>, path: RegExp): string[] =>
  Object.entries(file).flatMap(([name, content]) => (path.test(name) ? [content] : []))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

describe.each(['fr', 'ar', 'zh'] as const)('the slides in %s', language => {
  test('have editable charts, and the numbers of the questions in a slide or a note', async () => {
    const deck = await aDeck(language)
    const file = await unzipped(await writePptx(deck))
    expect(partsOf(file, /^ppt\/charts\/chart\d+\.xml$/).length).toBeGreaterThanOrEqual(3)
    expect(partsOf(file, /^ppt\/slides\/slide\d+\.xml$/)).toHaveLength(deck.slides.length + 1)
    const texts = partsOf(file, /^ppt\/(?:slides|notesSlides)\/\w+\.xml$/).join('')
    for (const number of ['1.234', '987', '400']) expect(texts).toMatch(new RegExp(number))
  })

  test('are tagged as a PDF file, with language, title and a description of every chart', async () => {
    const deck = await aDeck(language)
    const text = Buffer.from(writePdf(deck) ?? []).toString('latin1')
    expect(text).toContain('/StructTreeRoot')
    expect(text).toMatch(new RegExp(`/Lang \\(${language}\\)`))
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(deck.slides.length + 1)
    expect(text.match(/\/Alt /g)?.length).toBeGreaterThanOrEqual(
      deck.slides.flatMap(slide => slide.charts).length,
    )
  })
})

test('an Arabic slide runs from right to left, with a Latin name as a run of its own', async () => {
  const file = await unzipped(await writePptx(await aDeck('ar')))
  const slides = partsOf(file, /^ppt\/slides\/slide\d+\.xml$/).join('')
  const paragraphs = slides.match(/<a:p>(?:(?!<\/a:p>).)*<a:t>(?:(?!<\/a:p>).)*<\/a:p>/gs) ?? []
  const ofText = paragraphs.filter(paragraph => !paragraph.includes('type="slidenum"'))
  expect(ofText.length).toBeGreaterThan(20)
  // Programs take a file with properties twice in a paragraph for damaged.
  for (const paragraph of ofText)
    expect(paragraph.match(/<a:pPr[^>]*/g)).toEqual([expect.stringContaining('rtl="1"')])
  expect(slides).toMatch(/<a:rPr lang="en-US"[^>]*>(?:(?!<\/a:r>).)*<a:t>Les Abeilles<\/a:t>/s)
  expect(partsOf(file, /^ppt\/charts\/chart\d+\.xml$/)[0]).toContain('<c:orientation val="maxMin"/>')
})

test('a name is text in the slides, in their charts and in the workbooks of these', async () => {
  const file = await unzipped(await writePptx(await aDeck('fr')))
  const charts = partsOf(file, /^ppt\/charts\/chart\d+\.xml$/).join('')
  expect(charts).toContain(formula)
  // A bar begins at zero.
  expect(charts.match(/<c:barChart>.*?<c:min val="0"\/>/s)).not.toBeNull()
  expect(charts).toContain(escaped(entities))
  const workbooks = partsOf(file, /\.xlsx$/)
  expect(workbooks.length).toBeGreaterThanOrEqual(3)
  for (const workbook of workbooks) {
    const parts = await unzipped(Buffer.from(workbook, 'binary'))
    expect(partsOf(parts, /sheet1\.xml$/).join('')).not.toContain('<f')
  }
})

test('a name is text in a PDF file, whatever markup it resembles', async () => {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
  const deck = await aDeck('fr', { name: markup })
  const text = Buffer.from(writePdf({ ...deck, title: markup }) ?? []).toString('latin1')
  expect(text.toUpperCase()).toMatch(new RegExp(`/TITLE (?:<FEFF${hex(markup)}>|\\(#IMAGE)`))
  expect(writePdf(await aDeck('fr', { names: ['*a*', '$x$', '</text>', '//', '\\'] }))).not.toBeNull()
})

test('a deck of forty companies with long names has as many pages as slides', async () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `Équipe au nom vraiment très long numéro ${index + 1}`,
  )
  const deck = await aDeck('fr', { names: many })
  const text = Buffer.from(writePdf(deck) ?? []).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(deck.slides.length + 1)
  const file = await unzipped(await writePptx(deck))
  expect(partsOf(file, /^ppt\/charts\/chart\d+\.xml$/).join('')).toMatch(/Équipe[^<]*…[^<]*40/)
})

test('without the fonts of its language, a file is not written', async () => {
  expect(writePdf(await aDeck('fr'), () => null)).toBeNull()
})

test('a document has titles, paragraphs and tables of data', () => {
  const file = writeDocumentPdf({
    language: 'fr',
    title: 'Journal',
    subtitle: 'Les Abeilles',
    footer: 'Journal',
    blocks: [
      { kind: 'heading', level: 1, text: 'Trimestre 1' },
      { kind: 'paragraph', text: `Première ligne\n= ${markup}` },
      {
        kind: 'table',
        header: ['Chiffre', 'Prévu'],
        rows: [
          ['Demande', '2 800'],
          [formula, markup],
        ],
      },
    ],
  })
  const text = Buffer.from(file ?? []).toString('latin1')
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('/S /TH')
})

test('every file of a thread names the best lines only, not just the first one', async () => {
  const many = Array.from({ length: 12 }, (_, index) => `Équipe ${index + 1}`)
  const { slides, ...deck } = await aDeck('fr')
  const chart = {
    kind: 'line' as const,
    title: '',
    series: many.map((name, index) => ({ name, values: [index, null, index] })),
    categories: ['T1', 'T2', 'T3'],
    axes: { x: '', y: '' },
    alt: '',
  }
  const [slide] = slides
  if (slide === undefined) throw new Error('a deck has slides')
  for (let count = 0; count < 2; count += 1) {
    const file = await unzipped(await writePptx({ ...deck, slides: [{ ...slide, charts: [chart] }] }))
    const [xml = ''] = partsOf(file, /^ppt\/charts\/chart\d+\.xml$/)
    expect(xml.match(/<c:legendEntry>/g)).toHaveLength(4)
    // A quarter without a value is a gap.
    expect(xml).not.toMatch(/<c:v>(?:NaN)?<\/c:v>/)
  }
})
