/** A line of a *fichier des écritures comptables*, the French accounting file; amounts in centimes. */
export type FecLine = {
  journal: string
  journalName: string
  number: string
  date: string
  account: string
  accountName: string
  reference: string
  pieceDate: string
  label: string
  debit: number
  credit: number
  validated: string
}

const header =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate ' +
  'EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'

/** Parses a file by its header, as the tax office would, and lists the rules of article A47 A-1 that it breaks. */
export function readFec(bytes: Buffer): { lines: FecLine[]; faults: string[] } {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const faults: string[] = []
  const require = (holds: boolean, fault: string) => holds || faults.push(fault)
  const [first = '', ...rows] = text.split('\r\n')
  require(first === header.replaceAll(' ', '\t'), 'the header is not the 18 fields')
  require(rows.pop() === '', 'the last line is not ended')
  require(!/[\r\n]/.test(rows.join('')), 'a line break is not CR LF')
  require(outsideLatin9(text).length === 0, `not in ISO 8859-15: ${outsideLatin9(text).join('')}`)
  const lines = rows.map((row, index) => {
    const fields = row.split('\t')
    require(fields.length === 18, `line ${index}: ${fields.length} fields`)
    for (const place of [11, 12]) {
      require(/^\d+,\d\d$/.test(fields[place] ?? ''), `line ${index}: the amount ${fields[place]}`)
    }
    for (const place of [3, 9, 15]) require(isDate(fields[place]), `line ${index}: the date ${fields[place]}`)
    for (const place of [0, 1, 5, 8, 10]) require(fields[place] !== '', `line ${index}: field ${place} empty`)
    require(/^\d{3}\w*$/.test(fields[4] ?? ''), `line ${index}: the account ${fields[4]}`)
    return lineOf(fields)
  })
  for (const [index, line] of lines.entries()) {
    require(Math.min(line.debit, line.credit) === 0, `line ${index}: debit and credit`)
    require(line.debit + line.credit > 0, `line ${index}: neither debit nor credit`)
    require(line.validated >= line.date, `line ${index}: validated before its date`)
  }
  return { lines, faults: [...faults, ...faultsOfEntries(lines), ...faultsOfOpening(lines)] }
}

function faultsOfEntries(lines: FecLine[]): string[] {
  const entries = [...Map.groupBy(lines, line => line.number)]
  const faults = entries.flatMap(([number, own]) => {
    const difference = own.reduce((sum, line) => sum + line.debit - line.credit, 0)
    const heads = new Set(own.map(line => `${line.journal} ${line.date} ${line.reference} ${line.label}`))
    return [
      ...(difference === 0 ? [] : [`entry ${number} is out of balance by ${difference}`]),
      ...(heads.size === 1 ? [] : [`entry ${number} has several journals, dates or pieces`]),
    ]
  })
  const numbers = entries.map(([number]) => number).join()
  if (numbers !== entries.map((_, index) => index + 1).join()) faults.push(`entry numbers are ${numbers}`)
  const dates = lines.map(line => line.validated)
  if (dates.join() !== [...dates].sort().join()) faults.push('entries are not in the order of validation')
  const names = new Set(lines.map(line => `${line.account} ${line.accountName}`))
  if (names.size !== new Set(lines.map(line => line.account)).size) faults.push('an account has two names')
  return faults
}

/** Checks that opening entries come first and use classes 1 to 5 only, and that classes 6 and 7 are never closed. */
function faultsOfOpening(lines: FecLine[]): string[] {
  const faults: string[] = []
  const opening = lines.filter(line => line.journal === 'AN')
  if (opening.length === 0) faults.push('there is no opening entry')
  if (opening.some((line, index) => line !== lines[index])) faults.push('opening entries are not first')
  if (opening.some(line => /^[67]/.test(line.account))) faults.push('charges or products are brought forward')
  const closing = Map.groupBy(lines, line => line.number)
  for (const [number, own] of closing) {
    const touchesResult = own.some(line => /^12/.test(line.account))
    if (touchesResult && own.some(line => /^[67]/.test(line.account))) faults.push(`entry ${number} closes`)
  }
  return faults
}

function lineOf(fields: string[]): FecLine {
  const at = (place: number) => fields[place] ?? ''
  return {
    journal: at(0),
    journalName: at(1),
    number: at(2),
    date: at(3),
    account: at(4),
    accountName: at(5),
    reference: at(8),
    pieceDate: at(9),
    label: at(10),
    debit: Number(at(11).replace(',', '')),
    credit: Number(at(12).replace(',', '')),
    validated: at(15),
  }
}

/** Whether the text is an existing day in the form AAAAMMJJ (year, month, day). */
function isDate(text = ''): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** Returns the characters that do not exist in ISO 8859-15. */
function outsideLatin9(text: string): string[] {
  const known = new TextDecoder('iso-8859-15').decode(Uint8Array.from({ length: 256 }, (_, code) => code))
  return [...new Set(text)].filter(character => !known.includes(character))
}

/** Whether the digits pass the Luhn check of SIREN numbers. */
export function passesLuhn(digits: string): boolean {
  const doubled = [...digits].map(
    (digit, place) => Number(digit) * ((digits.length - place) % 2 === 0 ? 2 : 1),
  )
  return doubled.reduce((sum, value) => sum + Math.floor(value / 10) + (value % 10), 0) % 10 === 0
}
