/**
 * Z1: compares the engine with the tool that a professor would use instead: the same quarter as a sheet with a row of
 * about 130 live formulas for each company, recalculated by LibreOffice Calc (Ctrl+Shift+F9). Calc's sum of all company
 * values must equal the engine's to within a thousandth, and its balance sheets must balance.
 *
 * LibreOffice is started once for each size and keeps the document open; its macro times each recalculation alone, so
 * that neither start nor loading counts. The two run in turn. The command is skipped with a message where `soffice` is
 * not installed.
 *
 *   npm run bench spreadsheet [-- --companies 1000 --more 10000 --rounds 7]
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type QuarterInput, simulateQuarter } from '@trimestre/engine'
import { enginesQuarter } from './floors/same-companies.ts'
import { interleave, timed } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'
import { hasCalc, openInCalc } from './spreadsheet/calc.ts'
import { formulaCount, resultRows, toCentimes, writeSheet } from './spreadsheet/sheet.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    more: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
  },
})
const sizes = { thousand: Number(values.companies), tenThousand: Number(values.more) }
const tolerance = 0.001

/** @throws unless the sheet computes the same quarter */
function checkSame(input: QuarterInput, sum: number | undefined, difference: number | undefined): void {
  const companies = Object.values(simulateQuarter(input).companies)
  const expected = companies.reduce((total, { result }) => total + result.valeurSociete, 0)
  const found = toCentimes(sum ?? Number.NaN)
  const isSame = Math.abs(found - expected) <= tolerance * Math.abs(expected)
  if (!isSame) throw new Error(`the engine's values add up to ${expected}, those of the sheet to ${found}`)
  if ((difference ?? Number.NaN) !== 0) throw new Error(`balance sheets of the sheet differ by ${difference}`)
}

async function measure(count: number, folder: string): Promise<{ ratios: number[]; detail: string }> {
  mkdirSync(folder)
  const path = join(folder, 'quarter.fods')
  await writeSheet(path, count)
  const input = enginesQuarter(count)
  const cells = resultRows()
  const document = await openInCalc(path, folder, [cells.values, cells.differences])
  try {
    checkSame(input, document.values[0], document.values[1])
    // The engine is warmed up, as in a server that has passed quarters before; Calc computed the document once on
    // opening.
    for (let warm = 0; warm < 5; warm += 1) simulateQuarter(input)
    const measured = await interleave(Number(values.rounds), {
      engine: () => timed(() => simulateQuarter(input)),
      calc: () => document.recalculate(),
    })
    const median = medianTexts(measured)
    return {
      ratios: measured.map(({ engine, calc }) => engine / calc),
      detail:
        `${count} companies, medians: engine ${median('engine')} ms, ` +
        `Calc ${median('calc')} ms for ${formulaCount(count)} formulas`,
    }
  } finally {
    await document.close()
  }
}

if (hasCalc()) {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-calc-'))
  try {
    const thousand = await measure(sizes.thousand, join(folder, 'thousand'))
    const tenThousand = await measure(sizes.tenThousand, join(folder, 'ten-thousand'))
    const ratios = { thousand: thousand.ratios, tenThousand: tenThousand.ratios }
    report('Z1', ratios, [thousand.detail, tenThousand.detail])
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
} else {
  console.log('skipped: LibreOffice Calc is not installed (on Debian: apt-get install libreoffice-calc)')
}
