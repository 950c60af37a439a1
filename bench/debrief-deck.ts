/**
 * F1: measures how long a debrief of a whole game takes as a file, how much memory the server needs for it, and how long
 * `GET /api/health` takes meanwhile.
 *
 *   npm run bench debrief-deck [-- --companies 40 --quarters 8 --rounds 7]
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type DeckFormat, deckFormats } from '@trimestre/contract/debrief'
import { createGame, settlePass, timePass } from './passes/game.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
import { percentile } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '40' },
    quarters: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '7' },
  },
})

/** The time between two requests of the health call, and between two readings of the memory, in milliseconds. */
const between = 10

type Round = { seconds: number; megabytes: number; health: number; bytes: number }

/** Returns the memory of a process in megabytes; Linux only. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

/** Requests a file once, and meanwhile the health call again and again. */
async function writeOnce(
  { product: { url, pid }, token }: Playground,
  gameId: number,
  format: DeckFormat,
): Promise<Round> {
  const before = residentMegabytes(pid)
  let most = before
  let isWritten = false
  const start = performance.now()
  const file = fetch(
    `${url}/api/v1/games/${gameId}/debrief/deck?scope=game&names=1&ranking=1&lang=fr&format=${format}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  ).then(async response => {
    if (!response.ok) throw new Error(`the file was refused: ${await response.text()}`)
    const { byteLength } = await response.arrayBuffer()
    return { seconds: (performance.now() - start) / 1000, bytes: byteLength }
  })
  const written = file.finally(() => {
    isWritten = true
  })
  // A failure is thrown below, when the file is awaited.
  written.catch(() => undefined)
  const health: number[] = []
  while (!isWritten) {
    const asked = performance.now()
    await (await fetch(`${url}/api/health`)).arrayBuffer()
    health.push(performance.now() - asked)
    most = Math.max(most, residentMegabytes(pid))
    await pause(between)
  }
  return { ...(await written), megabytes: most - before, health: percentile(health, 0.99) }
}

await inPlayground(async playground => {
  const game = await createGame(playground, Number(values.companies))
  for (let quarter = 0; quarter < Number(values.quarters); quarter += 1) {
    await timePass(playground, game)
    await settlePass(playground, game)
  }
  const rounds: Record<DeckFormat, Round>[] = []
  // The first file waits for the debrief, which is cached afterwards, and does not count.
  const first = await writeOnce(playground, game.id, 'pptx')
  await writeOnce(playground, game.id, 'pdf')
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const measured: Partial<Record<DeckFormat, Round>> = {}
    for (const format of deckFormats) measured[format] = await writeOnce(playground, game.id, format)
    const { pptx, pdf } = measured
    if (pptx !== undefined && pdf !== undefined) rounds.push({ pptx, pdf })
  }
  const each = (figure: keyof Round, format: DeckFormat) => rounds.map(round => round[format][figure])
  const bytes = medianTexts(
    rounds.map(({ pptx, pdf }) => ({ pptx: pptx.bytes / 1000, pdf: pdf.bytes / 1000 })),
  )
  report(
    'F1',
    {
      slides: each('seconds', 'pptx'),
      pdf: each('seconds', 'pdf'),
      slidesMemory: each('megabytes', 'pptx'),
      pdfMemory: each('megabytes', 'pdf'),
      slidesHealth: each('health', 'pptx'),
      pdfHealth: each('health', 'pdf'),
    },
    [
      `${values.companies} companies, ${values.quarters} quarters: slides ${bytes('pptx')} kB, PDF ${bytes('pdf')} kB`,
      `the first slides, with the computation of the debrief: ${first.seconds.toFixed(2)} s, ${first.megabytes.toFixed(0)} MB, p99 of GET /api/health ${first.health.toFixed(1)} ms`,
    ],
  )
})
