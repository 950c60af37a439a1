import type { Language } from '@trimestre/contract/languages'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keyOfName } from '../catalogue/service.ts'
import { type CompanyRow, listCompanies } from '../companies/service.ts'
import {
  type CompanyChanges,
  createClassChanges,
  labelEvents,
  type listAssociated,
  presentCauses,
  type Reading,
} from '../explanations/service.ts'
import type { GameRow } from '../games/policy.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { taxKey } from './class-quarter.ts'
import { type Causes, classQuarterOf, letterOf } from './class-quarters.ts'
import type { FactSource } from './facts.ts'
import { createPublishedQuarters, type PublishedQuarter } from './quarters.ts'
import { listConsents, listPublishedRounds, type PublishedRound, readFirstShortages } from './repo.ts'
import type { TurningQuarter } from './turning-points.ts'

/** Which debrief is asked for, and how its sentences are written. */
export type DebriefRequest = {
  /** The last published one without. */
  round?: number | undefined
  scope: 'round' | 'game'
  isNamed: boolean
  hasRanking: boolean
  language: Language
}

/** An event of a game with the quarter in which it acts. */
export type AssociatedEvent = Awaited<ReturnType<typeof listAssociated>>[number]

/** The part of a debrief that does not depend on its language: each quarter with all that is said of it. */
export type LoadedQuarter = FactSource & TurningQuarter & { published: PublishedQuarter }

export type LoadedDebrief = {
  quarters: readonly LoadedQuarter[]
  /** Of the last quarter. */
  last: LoadedQuarter
  companies: readonly NamedCompany[]
  hasConsent: (companyId: number) => boolean
}

export type NamedCompany = Pick<CompanyRow, 'kind'> & { companyId: number; letter: string; label: string }

/** A game with the events that act in its quarters: staff may change these without raising its revision. */
export type DebriefGame = { game: GameRow; events: readonly AssociatedEvent[] }

/** The highest level at which model answers guide step by step. */
const guidedLevelMax = 2

export type DebriefLoader = ReturnType<typeof createDebriefLoader>

/** Creates what reads the data of debriefs; what several debriefs need is read once. */
export function createDebriefLoader(db: Database) {
  const quarters = createPublishedQuarters(db)
  const changes = createClassChanges(db)

  /** Returns the published quarters of a game; throws 409 before the first one. */
  async function requirePublished(gameId: number): Promise<readonly PublishedRound[]> {
    const rounds = await listPublishedRounds(db, gameId)
    if (rounds.length === 0) throw new Refusal('debrief/nothing-yet')
    return rounds
  }

  async function nameCompanies(gameId: number, isNamed: boolean): Promise<NamedCompany[]> {
    const rows = (await listCompanies(db, [gameId])).toSorted((a, b) => a.seat - b.seat)
    return rows.map(({ id, kind, username }, index) => {
      const letter = letterOf(index)
      return { companyId: id, kind, letter, label: isNamed ? username : letter }
    })
  }

  /** Returns, by round and company, the causes that the reader may see; companies of people alone have any. */
  async function readCauses(
    { game, events }: DebriefGame,
    wanted: readonly PublishedQuarter[],
    ownId: number | null,
  ): Promise<(round: number) => ReadonlyMap<number, Causes>> {
    if (ownId !== null && game.explanations === 'figures') return () => new Map()
    const people = wanted.flatMap(({ companies }) => [...companies.values()].filter(each => each.isHuman))
    const ids = [...new Set(people.map(({ companyId }) => companyId))]
    const rounds = wanted.map(({ round }) => round)
    const found = await changes.of({
      gameId: game.id,
      companyIds: ids.filter(id => ownId === null || id === ownId),
      first: Math.min(...rounds),
      last: Math.max(...rounds),
    })
    return round => {
      const reading: Reading = {
        level: ownId === null ? 'coefficients' : game.explanations,
        events: labelEvents(events, quarterOfRound(round), ownId !== null),
      }
      return new Map([...(found.get(round) ?? [])].map(([id, each]) => [id, readableCauses(each, reading)]))
    }
  }

  /** Reads the debrief of a class, or that of one company; throws 404 for a quarter that is not published. */
  async function load(
    given: DebriefGame,
    request: Pick<DebriefRequest, 'round' | 'scope' | 'isNamed'>,
    ownId: number | null,
  ): Promise<LoadedDebrief> {
    const { game, events } = given
    const rounds = await requirePublished(game.id)
    const wanted = request.scope === 'game' ? rounds : [requireRound(rounds, request.round)]
    const published = new Map<number, PublishedQuarter>()
    for (const round of rounds) {
      const isRead = wanted.some(({ roundNb }) => roundNb === round.roundNb || roundNb === round.roundNb + 1)
      if (isRead) published.set(round.roundNb, await quarters.of(game.id, game.revision, round))
    }
    const nowOf = ({ roundNb }: PublishedRound) => published.get(roundNb) ?? notFound()
    const [companies, consents, shortages, causesIn] = await Promise.all([
      nameCompanies(game.id, request.isNamed),
      listConsents(db, game.id),
      readFirstShortages(db, game.id),
      readCauses(given, wanted.map(nowOf), ownId),
    ])
    const hasConsent = (companyId: number) => consents.includes(companyId)
    const level = game.level ?? 1
    const loaded = wanted.map((round): LoadedQuarter => {
      const now = nowOf(round)
      const before = published.get(round.roundNb - 1) ?? null
      const quarter = classQuarterOf({
        now,
        before,
        game: { guidance: level <= guidedLevelMax ? 'b' : 'a', levelGame: level },
        companies: companies.map(each => ({ ...each, hasConsent: hasConsent(each.companyId) })),
        ownId,
        causes: causesIn(now.round),
      })
      return {
        published: now,
        quarter,
        events: eventsIn(events, now.quarter, ownId !== null),
        places: placesIn(companies, now, before),
        firstShortages: new Set(
          [...shortages].filter(([, roundNb]) => roundNb === now.round).map(([companyId]) => companyId),
        ),
      }
    })
    return { quarters: loaded, last: loaded.at(-1) ?? notFound(), companies, hasConsent }
  }

  return {
    requirePublished,
    load,
    nameCompanies,
    /** Returns all published quarters of a game. */
    async listQuarters({ id, revision }: GameRow): Promise<PublishedQuarter[]> {
      const all: PublishedQuarter[] = []
      for (const round of await requirePublished(id)) all.push(await quarters.of(id, revision, round))
      return all
    },
  }
}

/** Returns the round with this number, without one the last; throws 404 when it is not published. */
export const requireRound = (
  rounds: readonly PublishedRound[],
  roundNb: number | undefined,
): PublishedRound =>
  (roundNb === undefined ? rounds.at(-1) : rounds.find(round => round.roundNb === roundNb)) ?? notFound()

function notFound(): never {
  throw new Refusal('request/not-found')
}

const readableCauses = (changes: CompanyChanges, reading: Reading): Causes => ({
  demande: presentCauses(changes.demande, reading),
  resultatNet: presentCauses(changes.resultatNet, reading),
  margeCommerciale: presentCauses(changes.margeCommerciale, reading),
})

const eventsIn = (
  events: readonly AssociatedEvent[],
  quarter: number,
  isPlayer: boolean,
): FactSource['events'] =>
  events
    .filter(({ key, nbTour, privacy }) => key !== taxKey && nbTour === quarter && (privacy || !isPlayer))
    .map(({ key, name, privacy }) => ({ key: keyOfName({ key, name }), name, isPrivate: !privacy }))

const placesIn = (
  companies: readonly NamedCompany[],
  now: PublishedQuarter,
  before: PublishedQuarter | null,
): FactSource['places'] =>
  companies.flatMap(({ companyId, label }) => {
    const rank = now.companies.get(companyId)?.rank ?? null
    return rank === null ? [] : [{ label, rank, rankBefore: before?.companies.get(companyId)?.rank ?? null }]
  })
