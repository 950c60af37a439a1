import { phases, strategyLevels, temperaments } from '@trimestre/engine'
import type { Row, Statement } from '../balance/statement.ts'
import { noQuarters, sumOf } from './play.ts'
import { type Findings, type Reached, type SeriesName, seriesNames } from './series.ts'

/** The mean rank of a group in a series, with the bounds of 95 %. */
type MeanRank = { mean: number; margin: number }

/** Two-sided 95 % of the normal distribution. */
const DEVIATIONS = 1.96

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function meanRankOf(ranks: readonly number[]): MeanRank {
  const mean = sum(ranks) / ranks.length
  const variance = sum(ranks.map(rank => (rank - mean) ** 2)) / (ranks.length - 1)
  return { mean, margin: DEVIATIONS * Math.sqrt(variance / ranks.length) }
}

/** Returns what a group reached in the games of a series, in all phases or in one. */
function reachedBy(all: readonly Findings[], series: SeriesName, group: string, phase?: string): Reached {
  const parts = all.filter(found => found.series === series && (phase ?? found.phase) === found.phase)
  return {
    meanRanks: parts.flatMap(({ groups }) => groups[group]?.meanRanks ?? []),
    wins: sum(parts.map(({ groups }) => groups[group]?.wins ?? 0)),
  }
}

const levelNames = strategyLevels.map(level => `level ${level}`)
const rankText = ({ mean, margin }: MeanRank): string => `${mean.toFixed(2)} ± ${margin.toFixed(2)}`

/** Whether the better ones are ahead, level 3 first; with the bounds of 95 % apart when these count. */
function isInOrder(ranks: readonly MeanRank[], areBoundsApart: boolean): boolean {
  const edge = ({ margin }: MeanRank) => (areBoundsApart ? margin : 0)
  return ranks.every((worse, index) => {
    const better = ranks[index + 1]
    return better === undefined || better.mean + edge(better) < worse.mean - edge(worse)
  })
}

const levelHead = ['games', 'level 3', 'level 2', 'level 1', 'design']

function levelRow(all: readonly Findings[], series: SeriesName, phase?: string): MeanRank[] {
  return levelNames.map(name => meanRankOf(reachedBy(all, series, name, phase).meanRanks))
}

const cellsOf = (ranks: readonly MeanRank[]): string[] => ranks.toReversed().map(rankText)

const [mainSeries] = seriesNames
const otherLengths = seriesNames.filter(name => name.startsWith('levels') && name !== mainSeries)

function levelsStatement(all: readonly Findings[]): Statement {
  const main = levelRow(all, 'levels, 8 quarters, level 4')
  return {
    number: 1,
    text: 'The better computers are ahead: level 3 before level 2 before level 1, the bounds of 95 % apart.',
    note: 'six computers, two of each level, temperaments drawn; mean rank in a game, over the four phases',
    head: levelHead,
    rows: [
      {
        cells: ['8 quarters, level 4', ...cellsOf(main), '2.25, 3.42, 4.83'],
        holds: isInOrder(main, true),
      },
    ],
  }
}

function orderStatement(all: readonly Findings[]): Statement {
  const rows = otherLengths.map((series): Row => {
    const ranks = levelRow(all, series)
    return { cells: [series, ...cellsOf(ranks), 'same order'], holds: isInOrder(ranks, false) }
  })
  return {
    number: 2,
    text: 'So they are in shorter and longer games, and at the lower levels of the game.',
    note: 'the order of the mean ranks; 40 games a phase',
    head: levelHead,
    rows,
  }
}

/** Mean ranks of the levels in each phase, which are not promised. */
export function levelsByPhase(all: readonly Findings[]): { head: string[]; rows: string[][] } {
  const rows = phases.flatMap(({ key: phase }) =>
    seriesNames
      .filter(name => name.startsWith('levels'))
      .map(series => {
        const ranks = levelRow(all, series, phase)
        return [phase, series, ...cellsOf(ranks), isInOrder(ranks, false) ? 'in order' : 'NOT in order']
      }),
  )
  return { head: ['phase', 'games', 'level 3', 'level 2', 'level 1', ''], rows }
}

const WINS_LEAST = 10
const WINS_MOST = 40
const WINS_MOST_AT_A_LEVEL = 60

const percent = (share: number): string => `${share.toFixed(0)} %`

/** Returns the share of the games of some series that each temperament won, in percent. */
function winsIn(all: readonly Findings[], series: readonly SeriesName[]): number[] {
  const won = temperaments.map(name => sum(series.map(each => reachedBy(all, each, name).wins)))
  return won.map(wins => (100 * wins) / sum(won))
}

function temperamentsStatement(all: readonly Findings[]): Statement {
  const series = seriesNames.filter(name => name.startsWith('temperaments'))
  const together = winsIn(all, series)
  const row = (name: string, wins: readonly number[], design: string, holds: boolean): Row => ({
    cells: [name, ...wins.map(percent), design],
    holds,
  })
  return {
    number: 3,
    text:
      `No temperament wins more than ${WINS_MOST} % of the games or less than ${WINS_LEAST} %, nor more than ` +
      `${WINS_MOST_AT_A_LEVEL} % at one level.`,
    note: 'eight computers of one level, two of each temperament; 200 games at each level',
    head: ['games', ...temperaments, 'design'],
    rows: [
      row(
        'all levels',
        together,
        '24, 33, 22, 22 %',
        together.every(share => share >= WINS_LEAST && share <= WINS_MOST),
      ),
      ...series.map(name => {
        const wins = winsIn(all, [name])
        return row(
          name,
          wins,
          'at most 52 %',
          wins.every(share => share <= WINS_MOST_AT_A_LEVEL),
        )
      }),
    ],
  }
}

const LOANS_MOST = 1
const LIMITED_MOST = 5

function soundnessStatement(all: readonly Findings[]): Statement {
  const rows = seriesNames.map((series): Row => {
    const seen = all
      .filter(found => found.series === series)
      .reduce((total, { soundness }) => sumOf(total, soundness), noQuarters)
    const share = (count: number) => (100 * count) / seen.companyQuarters
    return {
      cells: [
        series,
        `${seen.companyQuarters}`,
        `${seen.recoveries}`,
        `${seen.emergencyLoans} (${share(seen.emergencyLoans).toFixed(2)} %)`,
        `${seen.limited} (${share(seen.limited).toFixed(2)} %)`,
        series === 'levels, 12 quarters' ? '0, 0.10 %, 0' : '0, 0, 0',
      ],
      holds:
        seen.recoveries === 0 &&
        share(seen.emergencyLoans) <= LOANS_MOST &&
        share(seen.limited) <= LIMITED_MOST,
    }
  })
  return {
    number: 4,
    text:
      `Computers are sound: none is ever in recovery, emergency loans in at most ${LOANS_MOST} % of their quarters, ` +
      `decisions reduced to their limit in at most ${LIMITED_MOST} %.`,
    note: 'the computers of every game above and below',
    head: ['games', 'quarters of a company', 'recoveries', 'emergency loans', 'PLAFOND alerts', 'design'],
    rows,
  }
}

const rungs: { series: SeriesName; least: number; most: number; design: string }[] = [
  { series: 'ladder, deciding nothing, level 2', least: 4.5, most: 5, design: '4.9' },
  { series: 'ladder, careful beginner, level 1', least: 1, most: 2, design: '1.6' },
  { series: 'ladder, careful beginner, level 2', least: 3, most: 4.5, design: '3.8' },
  { series: 'ladder, careful beginner, level 3', least: 4, most: 5, design: '4.3' },
]

function ladderStatement(all: readonly Findings[]): Statement {
  const rows = rungs.map(({ series, least, most, design }): Row => {
    const rank = meanRankOf(reachedBy(all, series, 'script').meanRanks)
    return {
      cells: [series, rankText(rank), `${least} to ${most}`, design],
      holds: rank.mean >= least && rank.mean <= most,
    }
  })
  return {
    number: 5,
    text: 'A beginner climbs a ladder: the higher the level of four computers, the lower the rank of five.',
    note: 'one company against a computer of each temperament, no seasons; 50 games a phase',
    head: ['who plays', 'mean rank', 'promised', 'design'],
    rows,
  }
}

/** Returns the promises of the gate with what was measured. */
export const statementsOf = (all: readonly Findings[]): Statement[] =>
  [levelsStatement, orderStatement, temperamentsStatement, soundnessStatement, ladderStatement].map(
    statement => statement(all),
  )
