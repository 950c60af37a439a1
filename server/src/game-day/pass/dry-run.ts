import type { DryRunAnomaly, DryRunGiven } from '@trimestre/contract/rounds'
import type pg from 'pg'
import { Refusal } from '../../platform/http/refusal.ts'
import { atOneInstant } from './at-one-instant.ts'
import { readFacts } from './dry-run-repo.ts'
import { peekGame } from './held-games.ts'
import { type ComputedRound, computeRound, outputOf, type Player } from './play-round.ts'

export type DryRunRequest = { gameId: number; roundId: number }

/** A company in a rehearsed quarter, in the engine's units: centimes and millionths. */
export type RehearsedCompany = {
  companyId: number
  classement: number
  valeurSociete: number
  resultatNet: number
  liquidites: number
  partMarche: number
  alertes: string[]
  given: DryRunGiven
}

export type DryRunOutcome = {
  /** As the pass would have them on the same sheets. */
  inputs: string
  /** By rank, then company. */
  companies: RehearsedCompany[]
  anomalies: DryRunAnomaly[]
  engineMs: number
}

/**
 * Computes the open quarter on the sheets of one instant, without a lock that a save waits for, and writes nothing. One
 * rehearsal of a game runs at a time; another one waits for it as long as for any lock.
 * @returns a refusal when this round is not the open one of its game, or the game has no number of quarters yet
 */
export async function rehearse(
  client: pg.ClientBase,
  { gameId, roundId }: DryRunRequest,
): Promise<DryRunOutcome | Refusal> {
  const [held, { locked, pricesBefore }] = await atOneInstant(client, gameId, 'read only', async () => [
    await peekGame(client, gameId),
    await readFacts(client, gameId),
  ])
  if (held === undefined) return new Refusal('request/not-found')
  const { last } = held.rounds
  if (held.game.archivedAt !== null) return new Refusal('games/archived')
  if (held.game.quarterCount === null) return new Refusal('games/not-configured')
  if (last?.state !== 'open' || last.id !== roundId) return new Refusal('rounds/closed')
  const computed = computeRound(held, last)
  const companies = computed.entrants
    .map(player => rehearsedOf(player, computed, locked))
    .sort((one, other) => one.classement - other.classement || one.companyId - other.companyId)
  const anomalies = companies.flatMap(company => anomaliesOf(company, computed, pricesBefore))
  return { inputs: computed.inputs, companies, anomalies, engineMs: computed.engineMs }
}

function rehearsedOf(player: Player, computed: ComputedRound, locked: ReadonlySet<number>): RehearsedCompany {
  const { result } = outputOf(computed.output, player.id)
  const { classement, valeurSociete, resultatNet, liquidites, partMarche, alertes } = result
  return {
    companyId: player.id,
    ...{ classement, valeurSociete, resultatNet, liquidites, partMarche, alertes },
    given: givenBy(player, locked),
  }
}

function givenBy({ id, seatKind, byComputer, values }: Player, locked: ReadonlySet<number>): DryRunGiven {
  if (byComputer) return seatKind === 'computer' ? 'computer' : 'substitute'
  if (locked.has(id)) return 'submitted'
  return Object.keys(values).length > 0 ? 'sheet' : 'carried'
}

/** In millionths of the market. */
const shareMax = 600_000
/** In centimes. */
const cashMin = -1_000_000
/** The largest change of a price since the quarter before, in percent of it. */
const priceChangeMax = 30
/** The largest stock that is usual, in quarters of sales. */
const stockMax = 2

/** Returns what a teacher should look at before passing, in human units: BA, percent, quarters of sales. */
function anomaliesOf(
  company: RehearsedCompany,
  computed: ComputedRound,
  pricesBefore: ReadonlyMap<number, number>,
): DryRunAnomaly[] {
  const { companyId, partMarche, liquidites, valeurSociete, alertes, given } = company
  const { result, decisions } = outputOf(computed.output, companyId)
  const found: DryRunAnomaly[] = []
  const report = (code: DryRunAnomaly['code'], value: number | null) => found.push({ code, companyId, value })
  if (partMarche > shareMax) report('share', partMarche / 10_000)
  if (liquidites < cashMin) report('cash', liquidites / 100)
  if (alertes.includes('PRET_URGENCE')) report('loan', null)
  if (valeurSociete < 0) report('negative', valeurSociete / 100)
  if (given === 'carried' || given === 'substitute') report('untouched', null)
  const change = priceChange(decisions.prixVente ?? 0, pricesBefore.get(companyId))
  if (Math.abs(change) > priceChangeMax) report('jump', change)
  const { nombreProduitStok: stock, nombreProduitVendu: sold } = result
  if (stock > stockMax * sold) report('stock', sold === 0 ? null : Math.round((10 * stock) / sold) / 10)
  return found
}

/** Returns the change in percent, with one decimal; 0 for a company without a quarter before. */
const priceChange = (now: number, before: number | undefined): number =>
  before === undefined || before === 0 ? 0 : Math.round((1000 * (now - before)) / before) / 10
