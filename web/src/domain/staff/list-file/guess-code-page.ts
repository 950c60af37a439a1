import { titleKind, titlesAddresses } from '@trimestre/contract/list-titles'
import { decode, type Encoding } from './code-pages.ts'
import { scoreWord, type Words } from './word-grades.ts'

const western = 'àáâäãçèéêëìíîïñòóôöõùúûüÿœæß'
/** The letters of Slavic languages that Windows-1252 has. */
const slavic = 'šžéáíóúü'
const nordic = 'åäöøæéüáíóú'
const icelandic = 'áéíóúýþæöð'
const french = 'àâäçèéêëîïôöùûüœ'
const turkish = 'çğıİöşüâîû'
/** Polish, Czech, Slovak, Hungarian, Croatian, Romanian: they share a code page, but a list is in one of them. */
const central = ['ąćęłńóśźżé', 'áčďéěíňóřšťúůýžäöü', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'čćđšž', 'ăâîşţșț']

const scripts = {
  arabic: /^[\u0621-\u0652پچژگ]+$/u,
  cyrillic: /^\p{Script=Cyrillic}+$/u,
  greek: /^\p{Script=Greek}+$/u,
  hebrew: /^\p{Script=Hebrew}+$/u,
  chinese: /^\p{Script=Han}+$/u,
  japanese: /^[\p{Script=Han}\u3040-\u30ff]+$/u,
  korean: /^\p{Script=Hangul}+$/u,
}

/** The family names with which most Chinese, Taiwanese and Korean names start. */
const surnames = {
  simplified:
    /^[王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方邹熊孟秦白江阎闫薛侯雷史龙陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申耿关兰焦俞左柳甘祝包宁尚符舒阮纪梅童凌毕单季成裴苗谷盛曲欧]/u,
  traditional:
    /^[陳林黃張李王吳劉蔡楊許鄭謝郭洪邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾彭游詹胡施沈余趙盧梁顏柯孫魏翁戴范宋方鄧杜傅侯曹薛丁馬董唐溫藍蔣石古紀姚倪連馮歐程湯田康姜汪白鄒尤巫鐘黎涂龔嚴韓袁金童陸夏柳]/u,
  korean:
    /^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추]/u,
}

type Reading = { encoding: Encoding; words: Words }

/** The code pages and their languages, more likely ones first. */
const readings: readonly Reading[] = [
  { encoding: 'windows-1252', words: { letters: western } },
  { encoding: 'windows-1252', words: { letters: nordic } },
  { encoding: 'macintosh', words: { letters: western } },
  { encoding: 'macintosh', words: { letters: nordic } },
  { encoding: 'windows-1252', words: { letters: slavic } },
  { encoding: 'iso-8859-15', words: { letters: western } },
  { encoding: 'cp850', words: { letters: western } },
  { encoding: 'windows-1254', words: { letters: turkish } },
  { encoding: 'windows-1252', words: { letters: icelandic } },
  ...central.map((letters): Reading => ({ encoding: 'windows-1250', words: { letters } })),
  ...central.map((letters): Reading => ({ encoding: 'iso-8859-2', words: { letters } })),
  { encoding: 'windows-1251', words: { script: scripts.cyrillic } },
  { encoding: 'koi8-r', words: { script: scripts.cyrillic } },
  { encoding: 'windows-1253', words: { script: scripts.greek } },
  { encoding: 'windows-1256', words: { letters: french, script: scripts.arabic } },
  { encoding: 'iso-8859-6', words: { script: scripts.arabic } },
  { encoding: 'gb18030', words: { script: scripts.chinese, usual: surnames.simplified } },
  { encoding: 'big5', words: { script: scripts.chinese, usual: surnames.traditional } },
  { encoding: 'shift_jis', words: { script: scripts.japanese, usual: /[\u3040-\u30ff]/u } },
  { encoding: 'euc-kr', words: { script: scripts.korean, usual: surnames.korean } },
  { encoding: 'windows-1255', words: { script: scripts.hebrew } },
  ...Object.values(scripts).map(
    (script): Reading => ({ encoding: 'utf-8', words: { letters: western, script, usual: /./u } }),
  ),
]

/**
 * Returns by how much a reading must exceed the score of a more likely one; in a long list one wrong character is
 * enough.
 */
const marginOf = ({ signs }: Sample): number => Math.min(0.04, 1 / signs)

/** The bonus for a known column header, and for the line endings of old Mac files. */
const bonus = { title: 0.5, mac: 1 }

/** Returns the encoding in which most words look like names and column headers. */
export function guessCodePage(bytes: Uint8Array): Encoding {
  const sample = sampleOf(bytes)
  const isOfMac = bytes.includes(0x0d) && !bytes.includes(0x0a)
  const texts = new Map(readings.map(({ encoding }) => [encoding, textIn(sample, encoding)]))
  let best = { encoding: 'windows-1252' as Encoding, score: Number.NEGATIVE_INFINITY }
  for (const { encoding, words } of readings) {
    const text = texts.get(encoding)
    if (!text) continue
    const score = scoreOf(text, encoding, words) + (isOfMac && encoding === 'macintosh' ? bonus.mac : 0)
    if (score > best.score + marginOf(text)) best = { encoding, score }
  }
  return best.encoding
}

/** The number of bytes of a file that are examined. */
const sampleSize = 8 * 1024

/** Returns the first lines with characters beyond ASCII; line endings are the same bytes in every code page. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = []
  let line: number[] = []
  for (const byte of bytes) {
    line.push(byte)
    if (byte !== 10 && byte !== 13) continue
    if (line.some(each => each > 127)) sample.push(...line.slice(0, sampleSize))
    line = []
    if (sample.length >= sampleSize) return Uint8Array.from(sample)
  }
  return Uint8Array.from([...sample, ...line.slice(0, sampleSize)])
}

/**
 * The relevant features of a decoded text: the number of characters beyond ASCII, the number of implausible ones, the
 * words, and whether it has a known column header.
 */
type Sample = { signs: number; broken: number; words: string[]; hasTitle: boolean }

/** Matches control characters, undefined bytes and the generic currency sign, which nobody writes. */
const brokenSigns = /[¤\u0080-\u009f\p{Co}\p{Cn}\ufffd]/gu

function textIn(bytes: Uint8Array, encoding: Encoding): Sample {
  const text = decode(bytes, encoding)
  const words = text.replace(brokenSigns, ' ').match(/[a-z\u00a1-\u{10ffff}]+/giu) ?? []
  return {
    signs: text.match(/[^\p{ASCII}\u00a0]/gu)?.length ?? 1,
    broken: text.match(brokenSigns)?.length ?? 0,
    words: words.filter(word => /\P{ASCII}/u.test(word)).flatMap(withoutPunctuation),
    hasTitle: hasTitle(text),
  }
}

/**
 * Splits a word at quotation marks, dashes and the like, which do not belong to it; between two Latin letters they stay
 * and count as errors.
 */
const withoutPunctuation = (word: string): string[] =>
  word.split(
    /(?<!\p{Script=Latin})[«»“”„‘…–—·、。，；：（）！？《》،؛؟°]|[«»“”„‘…–—·、。，；：（）！？《》،؛؟°](?!\p{Script=Latin})|(?<=l)·(?=l)/iu,
  )

/** Whether one of the first lines has a known column header with characters beyond ASCII. */
const hasTitle = (text: string): boolean =>
  text
    .split(/[\r\n]+/, 20)
    .flatMap(line => line.split(/[;,\t|]/))
    .some(cell => /\P{ASCII}/u.test(cell) && (titleKind(cell) !== undefined || titlesAddresses(cell)))

/**
 * Returns 1 when every character beyond ASCII is plausible in a name or column header. Damaged UTF-8 is more likely
 * than other damage.
 */
function scoreOf(
  { signs, broken, words: found, hasTitle }: Sample,
  encoding: Encoding,
  words: Words,
): number {
  const damage = broken * (encoding === 'utf-8' ? 1 : 4)
  const sum = found.reduce((total, word) => total + scoreWord(word, encoding, words), -damage)
  return sum / signs + (hasTitle ? bonus.title : 0)
}
