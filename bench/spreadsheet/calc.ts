import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/** A document open in LibreOffice Calc. */
export type OpenDocument = {
  /** Recomputes every formula, as Ctrl+Shift+F9 does, and resolves with the milliseconds that Calc took. */
  recalculate(): Promise<number>
  /** The values in the second column of the first sheet, in the order of the given rows. */
  values: number[]
  close(): Promise<void>
}

/** Whether LibreOffice is installed. */
export function hasCalc(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const loadSeconds = 600

/**
 * Opens a document in a LibreOffice of its own, whose macro waits for commands in a folder: Calc's own clock times only
 * the recalculation, neither the start nor the loading of the document.
 * @param rows row indexes of the cells to read after the first computation
 */
export async function openInCalc(path: string, folder: string, rows: number[]): Promise<OpenDocument> {
  const profile = join(folder, 'profile')
  const args = ['--headless', '--norestore', '--nologo', `-env:UserInstallation=${pathToFileURL(profile)}`]
  // The first start with a profile creates an empty macro library in it.
  execFileSync('soffice', [...args, '--terminate_after_init'], { stdio: 'ignore' })
  writeMacro(join(profile, 'user/basic/Standard'), macro(path, folder, rows))
  const office = spawn('soffice', [...args, 'macro:///Standard.Recalculate.Main'], {
    detached: true,
    stdio: 'ignore',
  })
  const ready = await answer(office, join(folder, 'ready'))
  return {
    values: ready.map(Number),
    async recalculate() {
      writeFileSync(join(folder, 'go'), '')
      const [milliseconds] = await answer(office, join(folder, 'done'))
      return Number(milliseconds)
    },
    async close() {
      const ended = new Promise(done => office.once('exit', done))
      writeFileSync(join(folder, 'stop'), '')
      await Promise.race([ended, pause(20_000)])
      if (office.exitCode === null && office.pid !== undefined) process.kill(-office.pid)
    },
  }
}

/** Waits for a file that the macro writes, removes it and returns its lines. */
async function answer(office: ChildProcess, path: string): Promise<string[]> {
  const deadline = performance.now() + loadSeconds * 1000
  while (performance.now() < deadline) {
    if (existsSync(path)) {
      const lines = readFileSync(path, 'utf8').trim().split('\n')
      if (lines.at(-1)?.trim() === 'end') {
        rmSync(path)
        return lines.slice(0, -1)
      }
    }
    if (office.exitCode !== null) throw new Error(`LibreOffice ended with code ${office.exitCode}`)
    await pause(20)
  }
  throw new Error(`LibreOffice did not answer within ${loadSeconds} s`)
}

function macro(path: string, folder: string, rows: number[]): string {
  const cells = rows.map(row => `Print #1, Str(sheet.getCellByPosition(1, ${row}).Value)`)
  return `
Sub Main
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  document = StarDesktop.loadComponentFromURL("${pathToFileURL(path)}", "_blank", 0, hidden())
  document.calculateAll()
  sheet = document.Sheets.getByIndex(0)
  Open "${join(folder, 'ready')}" For Output As #1
  ${cells.join('\n  ')}
  Print #1, "end"
  Close #1
  Do While Not FileExists("${join(folder, 'stop')}")
    If FileExists("${join(folder, 'go')}") Then
      Kill "${join(folder, 'go')}"
      began = GetSystemTicks()
      document.calculateAll()
      took = GetSystemTicks() - began
      Open "${join(folder, 'done')}" For Output As #1
      Print #1, Str(took)
      Print #1, "end"
      Close #1
    End If
    Wait 10
  Loop
  document.close(True)
  StarDesktop.terminate()
End Sub
`
}

/** Writes a macro into a profile's own library, which LibreOffice trusts. */
function writeMacro(library: string, code: string): void {
  const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  mkdirSync(library, { recursive: true })
  writeFileSync(
    join(library, 'script.xlb'),
    `${prolog}<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" ` +
      'library:readonly="false" library:passwordprotected="false">' +
      '<library:element library:name="Recalculate"/></library:library>',
  )
  writeFileSync(
    join(library, 'Recalculate.xba'),
    `${prolog}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Recalculate" ` +
      `script:language="StarBasic">${escaped}</script:module>`,
  )
}
