import type { CsvRecord } from './csv.ts'
import type { ImportColumn } from './users-list.ts'
import { withoutNeutralising } from './write-csv.ts'

export const isFilled = (cell: string): boolean => cell.trim() !== ''
export const filledCells = ({ cells }: CsvRecord): string[] => cells.filter(isFilled)
export const isNumber = (cell: string): boolean => /^\s*\d{1,3}(\s*\p{L}{1,6})?\s*$/u.test(cell)

/** Invisible characters; those that join letters belong to a name unless they are at its end. */
const invisible = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff'
const blank = new RegExp(`[\\s${invisible}]`, 'u')
const anywhere = new RegExp(`[${invisible}]`, 'gu')

/**
 * A formula that calls a function with texts only, of which the last one is displayed:
 * `=HYPERLINK("mailto:a@b.fr";"a@b.fr")`.
 */
const textFunction = /=\s*[\p{L}_][\p{L}_.]*\(\s*("{1,2})(?:[^"\n]*\1\s*[;,]\s*\1)?([^"\n]*)\1\s*\)/giu

/** Replaces formulas by the text that they display. They contain separators, so this happens before cells are split. */
export const withoutFunctions = (text: string): string => text.replace(textFunction, '$2')

/**
 * Returns what a spreadsheet displays for a cell: no apostrophe before a formula character, and `="0012"` as its text.
 */
export function displayedText(cell: string): string {
  const shown = withoutNeutralising(cell)
  if (shown !== cell) return shown
  return /^\s*=\s*"(.*)"\s*$/su.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
}

/**
 * Returns a cell on one line, trimmed: spreadsheet cells may contain line breaks and characters that look like blanks.
 */
export function onOneLine(cell: string): string {
  let begin = 0
  let end = cell.length
  while (begin < end && blank.test(cell.charAt(begin))) begin += 1
  while (end > begin && blank.test(cell.charAt(end - 1))) end -= 1
  return cell.slice(begin, end).replace(/\s+/gu, ' ')
}

/**
 * Converts Arabic and Persian digits to 0 to 9 and full-width characters to usual ones, and removes invisible
 * characters.
 */
const plain = (cell: string): string =>
  onOneLine(cell.normalize('NFKC').replace(anywhere, '')).replace(/[٠-٩۰-۹]/gu, digit =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )

const noValue =
  /^(n[ée]ant|n\/a|n\.a\.|n\/d|#.*[!?]|#n\/?[adv]|aucune?|none|nil|vide|keine?r?s?|ning[uú]n[oa]?|tidak ada|kosong|无|無|没有|沒有|لا يوجد|لا شيء)$/iu

/** Whether a cell is marked as empty: by a word for nothing, a spreadsheet error, or punctuation only. */
export const isMarkedEmpty = (cell: string): boolean =>
  !/[\p{L}\p{N}\p{So}\p{Cc}]/u.test(cell.trim()) || noValue.test(plain(cell))

/** Whether a text is a date, a time or both, in digits or with the name of a month. */
export function isDate(cell: string): boolean {
  const text = plain(cell)
  return (
    /^\p{L}{0,4}\.?\s*\d{1,4}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,4}(?!\d)/u.test(text) ||
    /^\d{1,2}:\d{2}/.test(text) ||
    /^(\p{L}+\.?,? )?(\d{1,2}(\.|er|st|nd|rd|th|º)? (de )?\p{L}{3,}\.?,?|\p{L}{3,}\.? \d{1,2},?) (de |del )?\d{4}/u.test(
      text,
    )
  )
}

export const hasAddress = (cell: string): boolean => /\S[@＠]\S/.test(cell)

/** A complete address, with a dot in its domain, that begins and ends where the cell or a part of it does. */
const wholeAddress =
  /(?:^|[\s<:;,([|/'"])([^\s@<>()[\]",;:|]+@[^\s@<>()[\]"',;:|?/]*\.[^\s@<>()[\]"',;:|?/.]+)\.*(?=$|[\s<>()[\],;:|?/'"])/u

/** Whether a cell is an address and nothing else. */
export const isAddress = (cell: string): boolean => /^[^\s@]+@[^\s@;,|]+$/.test(plain(cell))

/** Returns the first address of a cell; undefined when there is none, or when words before it may belong to it. */
function addressIn(cell: string): string | undefined {
  const text = plain(cell)
  const [, address] = wholeAddress.exec(text) ?? []
  if (address === undefined) return undefined
  const before = text.slice(0, text.indexOf(address)).trim()
  const isApart = before === '' || /[<:;,([|/'"]$/.test(before)
  return isApart ? address.replace(/^['.]+/, '') : undefined
}

function cleanEmail(cell: string): string {
  if (isMarkedEmpty(cell)) return ''
  return addressIn(cell) ?? plain(cell).replace(/^mailto:/i, '')
}

/** Returns the name that a mail program writes before an address: `Jean Dupont <jean@x.fr>`. */
export function nameNextToAddress(cell: string): string {
  const [, name = ''] = /^([^<>@]*)<[^<>\s]+@[^<>\s]+>/u.exec(onOneLine(cell)) ?? []
  return onOneLine(name.replace(/^\s*["']|["']\s*$/gu, ''))
}

const years =
  'ans?|y|yo|yrs?\\.?|years?(?: old)?|j|jahre?|años?|anos?|tahun|thn?\\.?|[周週足]?[岁歲]|سنة|سنوات|عاما?ً?|أعوام'
const months = '(?:,? ?(?:et |and |und |y |dan )?\\d{1,2} ?\\p{L}+\\.?)?'
const age = new RegExp(`^(\\d{1,3})(?:[.,]0+)? ?(?:(?:${years})${months})?$`, 'iu')

/** Returns the digits of an age, without the word for years; empty for a date or a year of birth. */
export function cleanAge(cell: string): string {
  const text = plain(cell)
  if (isMarkedEmpty(cell) || isDate(cell) || /^(19|20)\d\d$|^\d{5,8}$/.test(text)) return ''
  return age.exec(text)?.[1] ?? text
}

const studentWords = new Set(
  `eleve etudiant etudiante apprenant apprenante stagiaire participant participante membre joueur joueuse student learner
  pupil attendee member player schuler schulerin schulerinnen teilnehmer teilnehmerin mitglied spieler spielerin alumno alumna
  estudiante miembro jugador jugadora siswa mahasiswa murid peserta anggota pemain 学生 學生 学员 學員 成员 成員 玩家 طالب
  طالبه تلميذ تلميذه عضو لاعب`.split(/\s+/),
)

/** Whether a role means a student: one word, with or without endings of gender and number. */
function namesStudent(cell: string): boolean {
  const [word = '', ...endings] = plain(cell)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ة', 'ه')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const isWord = studentWords.has(word) || studentWords.has(word.replace(/e?s$/, ''))
  return isWord && endings.every(ending => /^\p{L}{1,5}$/u.test(ending))
}

/** Whether the list hides a password: masked characters, or a note in brackets such as « (inchangé) ». */
const isHidden = (cell: string): boolean =>
  isMarkedEmpty(cell) || /^x{4,}$|^[([<]\p{L}[\p{L}\s]*[)\]>]$/iu.test(cell.trim())

const named = (cell: string): string => (isMarkedEmpty(cell) ? '' : onOneLine(cell))

/** Functions that remove what spreadsheets, mail programs and school systems put around a value. */
const cleaners: Record<ImportColumn, (cell: string) => string> = {
  username: named,
  email: cleanEmail,
  age: cleanAge,
  // Spaces may belong to a password.
  password: cell => (isHidden(cell) ? '' : cell),
  firstName: named,
  lastName: named,
  role: cell => (isMarkedEmpty(cell) || namesStudent(cell) ? '' : onOneLine(cell)),
}

export const cleanCell = (column: ImportColumn, cell: string): string => cleaners[column](cell)
