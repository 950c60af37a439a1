import type { Language } from '@trimestre/contract/languages'
import type PptxGenJS from 'pptxgenjs'
import type { Deck, DeckTable, Slide } from './deck.ts'
import { finishPptx } from './finish-pptx.ts'
import {
  type Box,
  cellMargin,
  columnsOfTable,
  footerBox,
  layOut,
  leadSizes,
  sizeFor,
  slideSize,
  tableSizeFor,
  textSizes,
  titleBox,
} from './layout.ts'
import { palette } from './palette.ts'
import { addChart, type ChartFinish } from './pptx-charts.ts'
import { directionOf, fontFace, isRightToLeft, paragraph, proofingOf, xmlText } from './pptx-text.ts'
import { removeChance } from './same-bytes.ts'

/** The names of the layouts of the one master. */
const layouts = { title: 'TITLE', content: 'CONTENT' } as const

/** Writes a deck as slides that a teacher can edit. @returns null when the library is not installed */
export async function writePptx(deck: Deck): Promise<Uint8Array | null> {
  const libraries = await loadLibraries()
  if (libraries === null) return null
  const { language } = deck
  const file = new libraries.PptxGenJS()
  defineDeck(file, deck)
  addTitleSlide(file, deck)
  const charts: ChartFinish[] = []
  for (const slide of deck.slides) charts.push(...addSlide(file, slide, deck))
  const written = await file.write({ outputType: 'uint8array' })
  if (!(written instanceof Uint8Array)) throw new Error('the library returned another type')
  const zip = await libraries.JSZip.loadAsync(written)
  // The title slide is the first one.
  const notes = new Map(deck.slides.map((slide, index) => [index + 2, slide.notes]))
  await finishPptx(zip, { language, notes, charts })
  await removeChance(zip, libraries.JSZip.loadAsync)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

async function loadLibraries() {
  try {
    const [{ default: PptxGenJS }, { default: JSZip }] = await Promise.all([
      import('pptxgenjs'),
      import('jszip'),
    ])
    return { PptxGenJS, JSZip }
  } catch {
    return null
  }
}

function defineDeck(file: PptxGenJS, { language, title, subtitle }: Deck): void {
  file.layout = 'LAYOUT_WIDE'
  file.title = xmlText(title)
  file.subject = xmlText(subtitle)
  file.author = 'Trimestre'
  file.company = 'Trimestre'
  file.rtlMode = isRightToLeft(language)
  file.theme = { headFontFace: fontFace(language), bodyFontFace: fontFace(language) }
  const text = { fontFace: fontFace(language), ...directionOf(language) }
  file.defineSlideMaster({ title: layouts.title, background: { color: palette.primary } })
  file.defineSlideMaster({
    title: layouts.content,
    background: { color: palette.paper },
    objects: [
      { rect: { x: 0, y: 0, w: slideSize.width, h: 0.12, fill: { color: palette.primary } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...positionOf(titleBox),
            ...text,
            fontSize: 28,
            bold: true,
            color: palette.text,
            valign: 'middle',
          },
          text: '',
        },
      },
    ],
    slideNumber: {
      x: isRightToLeft(language) ? footerBox.x : footerBox.x + footerBox.w - 0.6,
      y: footerBox.y,
      w: 0.6,
      h: footerBox.h,
      align: isRightToLeft(language) ? 'left' : 'right',
      fontFace: fontFace(language),
      fontSize: 10,
      color: palette.faint,
    },
  })
}

const positionOf = ({ x, y, w, h }: Box) => ({ x, y, w, h, margin: 0 })

function addTitleSlide(file: PptxGenJS, { language, title, subtitle, mark }: Deck): void {
  const slide = file.addSlide({ masterName: layouts.title })
  const box: Box = { x: 0.9, y: 2.3, w: 11.5, h: 1.5 }
  const white = { color: palette.onPrimary }
  const size = sizeFor([title], box, [40, 36, 32, 28, 24, 20])
  slide.addText(paragraph(language, title, { ...white, fontSize: size, bold: true }), {
    ...positionOf(box),
    valign: 'bottom',
    objectName: 'Title',
  })
  const lines = subtitle.split('\n').flatMap(line => paragraph(language, line, { ...white, fontSize: 22 }))
  slide.addText(lines, {
    ...positionOf({ ...box, y: 3.95, h: 0.9 }),
    valign: 'top',
  })
  if (mark === null) return
  const width = 0.4 + mark.length * 0.115
  const x = isRightToLeft(language) ? slideSize.width - 0.9 - width : 0.9
  slide.addText(paragraph(language, mark, { color: palette.warning, bold: true, fontSize: 15 }), {
    ...positionOf({ x, y: 1.7, w: width, h: 0.45 }),
    fill: { color: palette.paper },
    align: 'center',
    valign: 'middle',
    margin: 4,
  })
}

function addSlide(file: PptxGenJS, slide: Slide, { language, footer }: Deck): ChartFinish[] {
  const page = file.addSlide({ masterName: layouts.content })
  const boxes = layOut(slide, isRightToLeft(language))
  const titleSize = sizeFor([slide.title], titleBox, [28, 24, 20, 18])
  page.addText(paragraph(language, slide.title, { fontSize: titleSize, bold: true }), {
    placeholder: 'title',
  })
  if (slide.lead !== null && boxes.lead !== null) {
    const size = sizeFor([slide.lead], boxes.lead, leadSizes)
    page.addText(paragraph(language, slide.lead, { fontSize: size, color: palette.primary }), {
      ...positionOf(boxes.lead),
      valign: 'middle',
    })
  }
  if (boxes.text !== null && slide.sentences.length > 0) {
    const size = sizeFor(slide.sentences, boxes.text, textSizes)
    const style = { fontSize: size, color: palette.text, bullet: slide.sentences.length > 1 }
    page.addText(
      slide.sentences.flatMap(sentence => paragraph(language, sentence, style)),
      { ...positionOf(boxes.text), valign: 'top' },
    )
  }
  if (slide.table !== null && boxes.table !== null) addTable(page, slide.table, boxes.table, language)
  if (slide.link !== null && boxes.link !== null) {
    const style = { fontSize: 13, color: palette.primary, hyperlink: { url: slide.link.url } }
    page.addText(paragraph(language, slide.link.text, style), { ...positionOf(boxes.link), valign: 'middle' })
  }
  page.addText(paragraph(language, footer, { fontSize: 10, color: palette.faint }), {
    ...positionOf({ ...footerBox, x: footerBox.x + (isRightToLeft(language) ? 1 : 0), w: footerBox.w - 1 }),
    valign: 'middle',
  })
  if (slide.notes.length > 0) page.addNotes(xmlText(slide.notes.join('\n')))
  return slide.charts.flatMap((chart, index) => {
    const box = boxes.charts[index]
    return box === undefined ? [] : [addChart(page, chart, box, language)]
  })
}

function addTable(page: PptxGenJS.Slide, { header, rows }: DeckTable, box: Box, language: Language): void {
  const size = tableSizeFor({ header, rows }, box, textSizes.slice(2))
  const inOrder = <T>(cells: readonly T[]): T[] => (isRightToLeft(language) ? cells.toReversed() : [...cells])
  const [start, end] = isRightToLeft(language) ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const line = { type: 'solid' as const, pt: 0.75, color: palette.divider }
  const none = { type: 'none' as const }
  const columns = columnsOfTable({ header, rows })
  const cell = (text: string, column: number, isHeader: boolean): PptxGenJS.TableCell => ({
    text: xmlText(text),
    options: {
      ...directionOf(language),
      align: columns[column]?.isNumeric ? end : start,
      bold: isHeader,
      border: [none, none, line, none],
      ...(isHeader && { fill: { color: palette.canvas } }),
    },
  })
  const sum = columns.reduce((whole, { share }) => whole + share, 0)
  page.addTable(
    [header, ...rows].map((row, index) =>
      inOrder(row.map((text, column) => cell(text, column, index === 0))),
    ),
    {
      x: box.x,
      y: box.y,
      w: box.w,
      colW: inOrder(columns.map(({ share }) => (box.w * share) / sum)),
      rowH: (size * 1.7) / 72,
      fontFace: fontFace(language),
      fontSize: size,
      lang: proofingOf(language),
      color: palette.text,
      valign: 'top',
      margin: [cellMargin.upright, cellMargin.sideways, cellMargin.upright, cellMargin.sideways],
      autoPage: false,
    },
  )
}
