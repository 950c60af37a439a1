import type { CopyFloor } from '../floors/copy-rows.ts'
import { interleave, quartiles } from '../report/ratio.ts'
import { figureText } from '../report/report.ts'
import type { RowContents } from './check-rows.ts'
import { type BenchGame, createGame, settlePass, timePass } from './game.ts'
import type { Playground } from './playground.ts'

type Pass = { milliseconds: number; engineMs: number; contents: RowContents }

/** The milliseconds of a round: of the pass, of the engine within it, of the bare COPY of the same number of rows. */
export type RoundTimes = { pass: number; engine: number; floor: number }

export type PassMeasure<Size extends string> = {
  /** The ratio of the pass to the baseline in each round. */
  ratios: Record<Size, number[]>
  times: Record<Size, RoundTimes[]>
  contents: RowContents
}

/** Passes a game of each size and writes the rows of its last passed quarter with a bare COPY, in turn. */
export async function measurePasses<Size extends string>(
  playground: Playground,
  floor: CopyFloor,
  sizes: Record<Size, number>,
  rounds: number,
): Promise<PassMeasure<Size>> {
  const names = Object.keys(sizes) as Size[]
  const passes = {} as Record<Size, Pass[]>
  const arms: Record<string, () => Promise<number>> = {}
  for (const name of names) {
    let game = await beginGame(playground, sizes[name])
    passes[name] = []
    arms[`${name} pass`] = async () => {
      if (game.roundNb > quartersOfGame) game = await beginGame(playground, sizes[name])
      const pass = await passOnce(playground, game)
      passes[name].push(pass)
      return pass.milliseconds
    }
    arms[`${name} floor`] = () => floor.time([lastPassed(game)])
  }
  const measured = await interleave(rounds, arms)
  const timesOf = (name: Size) =>
    measured.map((round, index) => ({
      pass: round[`${name} pass`] ?? Number.NaN,
      engine: passes[name].at(index - rounds)?.engineMs ?? Number.NaN,
      floor: round[`${name} floor`] ?? Number.NaN,
    }))
  const times = mapSizes(names, timesOf)
  const ratios = mapSizes(names, name => times[name].map(({ pass, floor }) => pass / floor))
  const [contents] = names.map(name => passes[name].at(-1)?.contents)
  if (contents === undefined) throw new Error('no quarter was passed')
  return { ratios, times, contents }
}

export const lastPassed = ({ id, roundNb }: BenchGame) => ({ gameId: id, roundNb: roundNb - 1 })

/** Returns lines that describe the times behind the ratios. */
export function passDetails<Size extends string>(
  sizes: Record<Size, number>,
  times: Record<Size, RoundTimes[]>,
  { figures, journalLines, bytes }: RowContents,
): string[] {
  const median = (name: Size, of: (times: RoundTimes) => number) =>
    figureText(quartiles(times[name].map(of)).median)
  const lines = (Object.keys(sizes) as Size[]).map(
    name =>
      `${sizes[name]} companies, medians: pass ${median(name, t => t.pass)} ms, of which the engine ` +
      `${median(name, t => t.engine)} ms; bare COPY ${median(name, t => t.floor)} ms`,
  )
  return [
    ...lines,
    `a company's quarter: ${figureText(figures)} figures, ${figureText(journalLines)} journal lines, ` +
      `${figureText(bytes / 1000)} kB with its statements, decisions and closing state`,
  ]
}

/** The number of quarters that a class plays: the data that its players read grows with each quarter. */
const quartersOfGame = 12

/** Creates a game and passes its first quarter. */
async function beginGame(playground: Playground, companyCount: number): Promise<BenchGame> {
  const game = await createGame(playground, companyCount)
  await passOnce(playground, game)
  return game
}

async function passOnce(playground: Playground, game: BenchGame): Promise<Pass> {
  const logged = playground.product.nextLog('round.passed')
  const milliseconds = await timePass(playground, game)
  const { engineMs } = await logged
  return { milliseconds, engineMs: Number(engineMs), contents: await settlePass(playground, game) }
}

const mapSizes = <Size extends string, T>(names: readonly Size[], of: (name: Size) => T): Record<Size, T> =>
  Object.fromEntries(names.map(name => [name, of(name)])) as Record<Size, T>
