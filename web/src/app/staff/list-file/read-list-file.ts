import { type DecodedText, decodeText } from './decode-text.ts'
import { readWorkbook, type SheetText } from './read-workbook.ts'

/**
 * A file that somebody chose, as text; `bytes` let the text be read anew in another encoding, `sheets` are those of a
 * workbook that have rows, and `sheet` the place of the one that was read.
 */
export type ListFile = DecodedText & { bytes: Uint8Array; sheets: readonly SheetText[]; sheet: number }

/** Why a file gives no list: too many bytes, an old workbook, one locked by a password, no list at all. */
export type FileFault = 'tooLarge' | 'xls' | 'password' | 'unreadable'

/** The largest list that the server takes in one call, in bytes. */
export const listBytesMax = 1024 * 1024

/** The text of a class list, by the bytes of its file. */
export async function readListFile(file: File): Promise<ListFile | FileFault> {
  // UTF-16 takes twice the room of what is sent.
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

/** What an old container of Office holds, by the names of its streams: a locked new workbook, a letter, a workbook. */
function faultOfOldOffice(bytes: Uint8Array): FileFault {
  const names = new TextDecoder('utf-16le').decode(bytes)
  if (names.includes('EncryptedPackage')) return 'password'
  return names.includes('WordDocument') ? 'unreadable' : 'xls'
}

/** Markup, PDF, RTF, address cards and calendars are text, but no list. */
const isOtherFormat = (text: string): boolean =>
  /^\s*(<[!?a-z][^@>]*>|%PDF|\{\\rtf|BEGIN:V(CARD|CALENDAR))/i.test(text)
