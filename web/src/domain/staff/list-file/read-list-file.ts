import { type DecodedText, decodeText } from './decode-text.ts'
import { readWorkbook, type SheetText } from './read-workbook.ts'

/**
 * A chosen file as text; `bytes` allow decoding the text again with another encoding, `sheets` are the sheets of a
 * workbook that have rows, and `sheet` is the index of the one that was read.
 */
export type ListFile = DecodedText & { bytes: Uint8Array; sheets: readonly SheetText[]; sheet: number }

/** The reasons why a file is not a list: too many bytes, an old workbook, a password, not a list at all. */
export type FileFault = 'tooLarge' | 'xls' | 'password' | 'unreadable'

/** The largest list that the server accepts in one request, in bytes. */
export const listBytesMax = 1024 * 1024

/** Reads the text of a class list from its file. */
export async function readListFile(file: File): Promise<ListFile | FileFault> {
  // UTF-16 has twice the size of the UTF-8 that is sent.
  if (file.size > 2 * listBytesMax) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return faultOfOldOffice(bytes)
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return readSheets(bytes)
  const decoded = decodeText(bytes)
  if (decoded === null || isOtherFormat(decoded.text)) return 'unreadable'
  return { ...decoded, bytes, sheets: [], sheet: 0 }
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

async function readSheets(bytes: Uint8Array): Promise<ListFile | FileFault> {
  const workbook = await readWorkbook(bytes).catch(() => null)
  if (workbook === null) return 'unreadable'
  const { sheets, likeliest } = workbook
  const text = sheets[likeliest]?.text ?? ''
  return { text, encoding: 'utf-8', isSure: true, bytes, sheets, sheet: likeliest }
}

/**
 * Detects the content of an old Office container by the names of its streams: a locked new workbook, a Word document, a
 * workbook.
 */
function faultOfOldOffice(bytes: Uint8Array): FileFault {
  const names = new TextDecoder('utf-16le').decode(bytes)
  if (names.includes('EncryptedPackage')) return 'password'
  return names.includes('WordDocument') ? 'unreadable' : 'xls'
}

/** Whether a text is markup, PDF, RTF, address cards or a calendar instead of a list. */
const isOtherFormat = (text: string): boolean =>
  /^\s*(<[!?a-z][^@>]*>|%PDF|\{\\rtf|BEGIN:V(CARD|CALENDAR))/i.test(text)
