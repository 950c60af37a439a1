import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Language, languages } from '@trimestre/contract/languages'
import { chartSvg } from './chart-svg.ts'
import type { Deck, TextDocument } from './deck.ts'
import { type Fonts, families, fontsFor } from './fonts.ts'
import { columnsOfTable, footerBox, layOut, leadSizes, slideSize, textSizes, titleBox } from './layout.ts'
import { palette } from './palette.ts'

type Compiler = typeof import('@myriaddreamin/typst-ts-node-compiler')

/** Loads the compiler when it is first needed, since it need not be installed. */
function loadCompiler(): Compiler | null {
  try {
    return createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler')
  } catch {
    return null
  }
}

/** Writes a deck as a tagged PDF file. @returns null when the compiler or the fonts of the language are not installed */
export function writePdf(deck: Deck, findFonts = fontsFor): Uint8Array | null {
  const { language } = deck
  const isRightToLeft = languages[language].dir === 'rtl'
  return compile('deck', deck, findFonts, () => ({
    ...deck,
    size: slideSize,
    titleBox,
    footerBox,
    textSizes,
    leadSizes,
    slides: deck.slides.map(slide => {
      const boxes = layOut(slide, isRightToLeft)
      return {
        ...slide,
        boxes,
        table: slide.table && { ...slide.table, columns: columnsOfTable(slide.table) },
        charts: slide.charts.map((chart, index) => ({
          title: chart.title,
          alt: chart.alt,
          svg: chartSvg(chart, drawingSize(boxes.charts[index]), language),
        })),
      }
    }),
  }))
}

/** Writes a document as a tagged PDF file. @returns null as {@link writePdf} */
export const writeDocumentPdf = (document: TextDocument): Uint8Array | null =>
  compile('document', document, fontsFor, () => document)

function drawingSize(box: { w: number; h: number } | undefined): { w: number; h: number } {
  const titleHeight = 0.35
  return { w: box?.w ?? 1, h: (box?.h ?? 1) - titleHeight }
}

function compile(
  template: 'deck' | 'document',
  file: { language: Language },
  findFonts: typeof fontsFor,
  prepare: () => object,
): Uint8Array | null {
  const compilers = loadCompiler()
  const fonts = findFonts(file.language, JSON.stringify(file))
  if (compilers === null || fonts === null) return null
  const { intl, dir } = languages[file.language]
  const data = JSON.stringify({
    ...prepare(),
    fonts: fontsOf(file.language, fonts),
    lang: intl.slice(0, 2),
    rtl: dir === 'rtl',
    colours: palette,
  })
  const compiler = compilers.NodeCompiler.create({ fontArgs: [{ fontPaths: fonts.paths }] })
  const source = readFileSync(new URL(`./templates/${template}.typ`, import.meta.url), 'utf8')
  const outcome = compiler.compile({ mainFileContent: source, inputs: { data } })
  if (outcome.result === null) {
    const faults = compiler.fetchDiagnostics(outcome.takeDiagnostics() ?? outcome.takeError() ?? never())
    throw new Error(`the template ${template} could not be set: ${JSON.stringify(faults).slice(0, 2000)}`)
  }
  const pdf = compiler.pdf(outcome.result)
  // The memory of what was set before would grow with each file.
  compiler.evictCache(0)
  return pdf
}

/** In Chinese texts, numbers and their signs are set in the Latin font: the Chinese one makes a minus as wide as a letter. */
const fontsOf = (language: Language, { names }: Fonts): (string | { name: string; covers: string })[] =>
  language === 'zh' ? [{ name: families.latin, covers: 'latin-in-cjk' }, ...names] : names

function never(): never {
  throw new Error('the compiler returned neither a document nor an error')
}
