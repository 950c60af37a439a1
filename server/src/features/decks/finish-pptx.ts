import type { Language } from '@trimestre/contract/languages'
import type JSZip from 'jszip'
import type { ChartFinish } from './pptx-charts.ts'
import { isRightToLeft, runsOf } from './pptx-text.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, mark => marks[mark] ?? mark)

/** The library repeats the properties of a paragraph before each of its runs, where programs take the file for damaged. */
const laterProperties = /(<\/a:r>)<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs

/**
 * Completes what the library writes: notes in paragraphs of their language, gaps in lines, and legends that name only the
 * lines with colours of their own.
 * @param notes the notes of each slide, by its number
 */
export async function finishPptx(
  file: JSZip,
  {
    language,
    notes,
    charts,
  }: { language: Language; notes: ReadonlyMap<number, readonly string[]>; charts: readonly ChartFinish[] },
): Promise<void> {
  for (const path of Object.keys(file.files).filter(name => /^ppt\/slides\/slide\d+\.xml$/.test(name))) {
    await rewrite(file, path, xml => xml.replaceAll(laterProperties, '$1'))
  }
  for (const [number, texts] of notes) {
    await rewrite(file, `ppt/notesSlides/notesSlide${number}.xml`, xml =>
      xml.replace(
        /(<p:ph type="body" idx="1"\/>.*?<a:lstStyle\/>).*?(<\/p:txBody>)/s,
        (_, before: string, after: string) =>
          before + texts.map(text => noteXml(language, text)).join('') + after,
      ),
    )
  }
  // The library goes on counting from file to file.
  const chartFiles = Object.keys(file.files)
    .filter(name => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    .sort((one, other) => numberIn(one) - numberIn(other))
  for (const [index, { hiddenFromLegend, labelSides }] of charts.entries()) {
    const hidden = hiddenFromLegend
      .map(entry => `<c:legendEntry><c:idx val="${entry}"/><c:delete val="1"/></c:legendEntry>`)
      .join('')
    await rewrite(file, chartFiles[index] ?? '', xml =>
      xml
        .replaceAll(/<c:pt idx="\d+"><c:v>(?:NaN)?<\/c:v><\/c:pt>/g, '')
        .replaceAll(
          /(<c:dLbl>\s*<c:idx val="(\d+)"\/>.*?<c:dLblPos val=")\w+/gs,
          (_, before: string, point: string) => before + (labelSides[Number(point)] ?? 'r'),
        )
        .replaceAll(/<c:ser>.*?<\/c:ser>/gs, series =>
          hiddenFromLegend.some(entry => series.includes(`<c:idx val="${entry}"/><c:order`))
            ? thinLine(series)
            : series,
        )
        .replace(/(<c:legendPos val="\w+"\/>)/, (_, position: string) => position + hidden),
    )
  }
}

function noteXml(language: Language, text: string): string {
  const runs = runsOf(language, text).map(
    run => `<a:r><a:rPr lang="${run.lang}" dirty="0"/><a:t>${escaped(run.text)}</a:t></a:r>`,
  )
  const direction = isRightToLeft(language) ? '<a:pPr algn="r" rtl="1"/>' : ''
  return `<a:p>${direction}${runs.join('')}</a:p>`
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0])

async function rewrite(file: JSZip, path: string, change: (xml: string) => string): Promise<void> {
  const xml = await file.file(path)?.async('string')
  if (xml !== undefined) file.file(path, change(xml))
}

/** The lines that the legend does not name are thin and have no marks, so that the others stand out. */
const thinLine = (series: string): string =>
  series
    .replace(/<a:ln w="\d+"/, '<a:ln w="9525"')
    .replace(/<c:symbol val="\w+"\/>/, '<c:symbol val="none"/>')
