import { setImmediate } from 'node:timers/promises'
import {
  explainQuarter,
  type FigureExplanation,
  type FigureId,
  isRecomputable,
  type PlayedQuarter,
} from '@trimestre/engine'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  type ClassPart,
  type CompanyDocuments,
  listDocuments,
  listQuarterIds,
  readShared,
  type SharedDocuments,
} from './class-repo.ts'
import { readPlayedQuarter } from './played-quarter.ts'

const comparedFigures = ['demande', 'resultatNet', 'margeCommerciale'] as const
type ComparedFigure = (typeof comparedFigures)[number]

/** Why figures of a company moved since the quarter before, without the inputs of their formulas. */
export type CompanyChanges = Readonly<Record<ComparedFigure, FigureExplanation>>
/** By the number of the round, then by company; without those that have nothing to compare with. */
export type ClassChanges = ReadonlyMap<number, ReadonlyMap<number, CompanyChanges>>

const megabyte = 1024 * 1024
const bytesOfCause = 200
/** The quarters whose documents are in memory at once: some 7 kilobytes of text each. */
const quartersAtOnce = 200

/**
 * Creates the cache of changes in published quarters, which stay the same as long as the results do: what else becomes
 * of the game makes no difference. The engine explains a company in a few milliseconds; between two companies the
 * process serves other requests.
 */
export function createClassChanges(db: Database): { of(part: ClassPart): Promise<ClassChanges> } {
  const cache = createRevisionCache<CompanyChanges | null>(
    32 * megabyte,
    changes =>
      bytesOfCause *
      (3 + comparedFigures.reduce((sum, key) => sum + (changes?.[key].change?.causes.length ?? 0), 0)),
  )

  async function addChanges(part: ClassPart, shared: ReadShared, found: FoundChanges): Promise<void> {
    const read = withQuartersBefore(part)
    const ids = new Map((await listQuarterIds(db, read)).map(row => [placeOf(row), row.id]))
    const documents = once(async () => {
      const [common, rows] = await Promise.all([shared(), listDocuments(db, read)])
      return { shared: common, own: new Map(rows.map(row => [placeOf(row), row])) }
    })
    for (const companyId of part.companyIds) {
      for (let roundNb = part.first; roundNb <= part.last; roundNb += 1) {
        const [now, before, earlier] = [0, 1, 2].map(back =>
          ids.get(placeOf({ companyId, roundNb: roundNb - back })),
        )
        if (now === undefined || before === undefined) continue
        const key = `${part.gameId}/${companyId}/${roundNb}`
        const changes = await cache.get(key, `${now}/${before}/${earlier ?? ''}`, async () => {
          const stored = await documents()
          await setImmediate()
          return explain(stored, companyId, roundNb)
        })
        const ofRound = found.get(roundNb) ?? new Map<number, CompanyChanges>()
        if (changes !== null) found.set(roundNb, ofRound.set(companyId, changes))
      }
    }
  }

  return {
    async of(part) {
      const found: FoundChanges = new Map()
      const shared = once(() => readShared(db, withQuartersBefore(part)))
      const companiesAtOnce = Math.max(1, Math.floor(quartersAtOnce / (part.last - part.first + 3)))
      for (let start = 0; start < part.companyIds.length; start += companiesAtOnce) {
        const companyIds = part.companyIds.slice(start, start + companiesAtOnce)
        await addChanges({ ...part, companyIds }, shared, found)
      }
      return found
    },
  }
}

type FoundChanges = Map<number, Map<number, CompanyChanges>>
type ReadShared = () => Promise<ReadonlyMap<number, SharedDocuments>>

/** A quarter is compared with the one before, which opened on the states of an earlier one. */
const withQuartersBefore = (part: ClassPart): ClassPart => ({ ...part, first: part.first - 2 })

const placeOf = ({ companyId, roundNb }: { companyId: number; roundNb: number }): string =>
  `${companyId}/${roundNb}`

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined
  return () => {
    value ??= read()
    return value
  }
}

type StoredClass = {
  shared: ReadonlyMap<number, SharedDocuments>
  own: ReadonlyMap<string, CompanyDocuments>
}

/** Returns null where the rules of another engine led to one of the two quarters. */
function explain(stored: StoredClass, companyId: number, roundNb: number): CompanyChanges | null {
  const now = playedQuarter(stored, companyId, roundNb)
  const before = playedQuarter(stored, companyId, roundNb - 1)
  if (now === null || before === null) return null
  const explanation = explainQuarter(now, before)
  const of = (figure: FigureId): FigureExplanation => ({ ...explanation.explain(figure), inputs: [] })
  return {
    demande: of('result.demande'),
    resultatNet: of('result.resultatNet'),
    margeCommerciale: of('result.margeCommerciale'),
  }
}

function playedQuarter(
  { shared, own }: StoredClass,
  companyId: number,
  roundNb: number,
): PlayedQuarter | null {
  const row = own.get(placeOf({ companyId, roundNb }))
  const common = shared.get(roundNb)
  if (row === undefined || common === undefined || !isRecomputable(common.engineVersion)) return null
  return readPlayedQuarter(
    { ...row, ...common },
    {
      state: own.get(placeOf({ companyId, roundNb: roundNb - 1 }))?.state ?? null,
      marketState: shared.get(roundNb - 1)?.market.state ?? null,
      playersAttraction: common.playersAttraction,
    },
  )
}
