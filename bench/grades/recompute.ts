import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { splitRecords } from '@trimestre/contract/csv'

/** Why LibreOffice could not compute the files, for the person who runs the command. */
export class NoSpreadsheet extends Error {}

const minutesMax = 10
const debian = 'on Debian: apt-get install libreoffice-calc'

/** The values of a sheet, by row and column, as LibreOffice computes them in a file. */
export type Computed = { cells: string[][] }

/**
 * Computes workbooks with one run of LibreOffice and returns the values of the sheet at a place, from 1, of each.
 * @param folder receives the values, and a profile of its own
 * @throws NoSpreadsheet
 */
export function recompute(paths: readonly string[], sheet: { name: string; place: number }, folder: string) {
  const profile = join(folder, 'profile')
  computeOnLoad(profile)
  // Comma, double quotes, UTF-8, from line 1; values instead of what is shown; the sheet at this place.
  const filter = `csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,${sheet.place}`
  const options = ['--headless', '--norestore', '--nologo', `-env:UserInstallation=${pathToFileURL(profile)}`]
  const ended = spawnSync('soffice', [...options, '--convert-to', filter, '--outdir', folder, ...paths], {
    encoding: 'utf8',
    timeout: minutesMax * 60_000,
    killSignal: 'SIGKILL',
  })
  return paths.map((path): Computed => {
    const name = `${basename(path, '.xlsx')}-${sheet.name}.csv`
    return { cells: readValues(join(folder, name), ended) }
  })
}

/** Writes a profile in which every formula is computed when a file is opened, whatever value is next to it. */
function computeOnLoad(profile: string): void {
  mkdirSync(join(profile, 'user'), { recursive: true })
  writeFileSync(
    join(profile, 'user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`,
  )
}

function readValues(path: string, { error, stderr, signal }: SpawnSyncReturns<string>): string[][] {
  try {
    const records = splitRecords(readFileSync(path, 'utf8'), ',') ?? []
    return records.map(({ cells }) => cells)
  } catch {
    if (signal !== null) throw new NoSpreadsheet(`LibreOffice did not end within ${minutesMax} minutes.`)
    if (error !== undefined) throw new NoSpreadsheet(`LibreOffice is not installed (${debian}).`)
    const reason = stderr.trim().split('\n').at(-1) ?? ''
    throw new NoSpreadsheet(`LibreOffice opened no workbook: ${reason} Is its Calc installed (${debian})?`)
  }
}
