import type { Verification } from '@trimestre/contract/system'
import type { Reader } from '../../platform/db/database.ts'
import { findGameName, listGameIds, type QuarterVerdict, verifyGame } from '../rounds/verify-game.ts'

const mismatchesKept = 20

type Mismatch = Verification['mismatches'][number]

/** Returns the verification before the first game. */
export const emptyVerification = (now: Date): Verification => ({
  beganAt: now.toISOString(),
  endedAt: now.toISOString(),
  games: 0,
  quarters: 0,
  unchecked: [],
  mismatches: [],
  mismatchCount: 0,
  fault: null,
})

/** Recomputes every game. A difference is a finding; an error while reading is reported as `fault`. Changes nothing. */
export async function verifyAll(reader: Reader, now: () => Date): Promise<Verification> {
  const found = emptyVerification(now())
  try {
    for (const gameId of await listGameIds(reader)) {
      const game = (await findGameName(reader, gameId)) ?? ''
      for await (const verdict of verifyGame(reader, gameId)) addVerdict(found, { gameId, game }, verdict)
      found.games += 1
    }
  } catch (error) {
    found.fault = error instanceof Error ? error.message.replace(/\nparams:.*$/s, '') : String(error)
  }
  return { ...found, endedAt: now().toISOString() }
}

export function addVerdict(
  found: Verification,
  game: Pick<Mismatch, 'gameId' | 'game'>,
  { quarter, version, engineVersion, isUnchecked, difference, chainDifference }: QuarterVerdict,
): void {
  if (isUnchecked) {
    addUnchecked(found, engineVersion)
    return
  }
  found.quarters += 1
  const shown = difference ?? chainDifference
  if (shown === undefined) return
  found.mismatchCount += 1
  if (found.mismatches.length >= mismatchesKept) return
  const { companyId, document } = shown
  found.mismatches.push({ ...game, quarter, version, companyId, document, engineVersion })
}

/** Counts a quarter that an earlier engine passed and that is not recomputed. */
function addUnchecked({ unchecked }: Verification, engineVersion: string | null): void {
  const known = unchecked.find(part => part.engineVersion === engineVersion)
  if (known === undefined) unchecked.push({ engineVersion, quarters: 1 })
  else known.quarters += 1
}
