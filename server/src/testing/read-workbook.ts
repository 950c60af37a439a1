import JSZip from 'jszip'

export type ReadCell = { value: string | number } | { formula: string; written: string | number }
/** The cells of a sheet by their address, such as « B2 ». */
export type ReadSheet = Map<string, ReadCell>
export type ReadWorkbook = Map<string, ReadSheet>

/** Reads the cells of a workbook by name of sheet, without the product's code. */
export async function readWorkbook(file: Uint8Array): Promise<ReadWorkbook> {
  const zip = await JSZip.loadAsync(file)
  const part = async (path: string) => (await zip.file(path)?.async('string')) ?? ''
  const shared = [...(await part('xl/sharedStrings.xml')).matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) =>
      [...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => unescaped(text)).join(''),
  )
  const attribute = (element: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? ''
  const sheets: ReadWorkbook = new Map()
  for (const [element] of (await part('xl/workbook.xml')).matchAll(/<sheet [^>]*>/g)) {
    const xml = await part(`xl/worksheets/sheet${attribute(element, 'sheetId')}.xml`)
    sheets.set(unescaped(attribute(element, 'name')), readCells(xml, shared))
  }
  return sheets
}

function readCells(xml: string, shared: readonly string[]): ReadSheet {
  const cells: ReadSheet = new Map()
  for (const [, address = '', attributes = '', content = ''] of xml.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const [, type = 'n'] = /\bt="(\w+)"/.exec(attributes) ?? []
    const [, formula] = /<f>(.*?)<\/f>/s.exec(content) ?? []
    const [, text] = /<v>(.*?)<\/v>/s.exec(content) ?? []
    const value =
      type === 'n' ? Number(text) : type === 's' ? (shared[Number(text)] ?? '') : unescaped(text ?? '')
    if (formula !== undefined) cells.set(address, { formula: unescaped(formula), written: value })
    else if (text !== undefined) cells.set(address, { value })
  }
  return cells
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
