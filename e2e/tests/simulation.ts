import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { choicesOf } from './player.ts'

const command = join(import.meta.dirname, '../../engine/src/simulate.ts')

/** The event `Impôt` acts in every quarter of every game. */
const tax = { name: 'Impôt', impact: [{ criterion: 'tauxImpot', operation: 'add', value: 0.25 }] }

/** The market that the forms propose to a game above the first level: seasons, and growth in the first half. */
const seasons = { saisonT1: 1, saisonT2: 1.05, saisonT3: 0.9, saisonT4: 1.05 }
const phaseOf = (index: number, quarterCount: number): string =>
  index < Math.max(1, Math.floor(quarterCount / 2)) ? 'Croissance' : 'Maturite'

type Simulated = {
  result: { valeurSociete: number }
  statements: { bilan: { actif: { totalActif: number } } }
}

/** Runs the `simulate` command with the same decisions and returns each player's last quarter, in centimes. */
export function simulateGame(players: readonly string[], quarterCount: number, level: number): Simulated[] {
  const quarters = Array.from({ length: quarterCount }, (_, index) => ({
    events: [tax],
    phase: phaseOf(index, quarterCount),
    decisions: Object.fromEntries(
      players.map((player, rank) => [
        player,
        Object.fromEntries(choicesOf(index + 1, rank).map(({ key, value }) => [key, value])),
      ]),
    ),
  }))
  const scenario = {
    version: 2,
    parameters: { nbTurns: quarterCount },
    criteria: seasons,
    level,
    companies: players.map(id => ({ id })),
    quarters,
  }
  const printed = execFileSync(process.execPath, [command, '-'], {
    input: JSON.stringify(scenario),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const output = JSON.parse(printed) as { quarters: { companies: Record<string, Simulated> }[] }
  const last = output.quarters.at(-1)?.companies ?? {}
  return players.map(player => {
    const company = last[player]
    if (company === undefined) throw new Error(`no result for ${player}`)
    return company
  })
}
