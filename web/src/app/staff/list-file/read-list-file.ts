import { type DecodedText, decodeText } from './decode-text.ts'
import { readWorkbook } from './read-workbook.ts'

/** A file that somebody chose, as text; `bytes` let the text be read anew in another encoding. */
export type ListFile = DecodedText & { bytes: Uint8Array }

/** Why a file gives no list: too many bytes, an old workbook, no text. */
export type FileFault = 'tooLarge' | 'xls' | 'unreadable'

/** The largest list that the server takes in one call, in bytes. */
export const listBytesMax = 1024 * 1024

/** The text of a class list, by the bytes of its file. */
export async function readListFile(file: File): Promise<ListFile | FileFault> {
  // UTF-16 takes twice the room of what is sent.
  if (file.size > 2 * listBytesMax) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'xls'
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) {
    const text = await readWorkbook(bytes).catch(() => null)
    return text === null ? 'unreadable' : { text, encoding: 'utf-8', isSure: true, bytes }
  }
  const decoded = decodeText(bytes)
  return decoded === null ? 'unreadable' : { ...decoded, bytes }
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)
