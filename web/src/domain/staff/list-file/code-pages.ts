/**
 * The encodings that a class list may have, with the names of the browser's decoder and those shown to users; CP850 is
 * decoded here.
 */
export const encodings = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows-1252'],
  ['iso-8859-15', 'ISO 8859-15'],
  ['macintosh', 'Mac Roman'],
  ['cp850', 'CP850 (DOS)'],
  ['utf-16le', 'UTF-16 LE'],
  ['utf-16be', 'UTF-16 BE'],
  ['windows-1250', 'Windows-1250'],
  ['iso-8859-2', 'ISO 8859-2'],
  ['windows-1254', 'Windows-1254'],
  ['windows-1251', 'Windows-1251'],
  ['koi8-r', 'KOI8-R'],
  ['windows-1253', 'Windows-1253'],
  ['windows-1255', 'Windows-1255'],
  ['windows-1256', 'Windows-1256'],
  ['iso-8859-6', 'ISO 8859-6'],
  ['gb18030', 'GB 18030'],
  ['big5', 'Big5'],
  ['shift_jis', 'Shift_JIS'],
  ['euc-kr', 'EUC-KR'],
] as const
export type Encoding = (typeof encodings)[number][0]

/** The characters of CP850 from 128 on; browsers do not support this DOS code page. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * Decodes a text; invalid bytes become replacement characters. The NUL or Ctrl-Z at the end of DOS files, and half a
 * character of UTF-16, are left out.
 */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  const whole = isUtf16 ? bytes.subarray(0, bytes.length - (bytes.length % 2)) : bytes
  const text = encoding === 'cp850' ? decodeCp850(whole) : new TextDecoder(encoding).decode(whole)
  let end = text.length
  while (text[end - 1] === '\0' || text[end - 1] === '\u001a') end -= 1
  return text.slice(0, end)
}

const decodeCp850 = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => (byte < 128 ? String.fromCharCode(byte) : cp850[byte - 128])).join('')
