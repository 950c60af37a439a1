import type { Person } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import type { DecisionContext } from '../decisions/decision-context.ts'
import { publishPresence, signalGapMs } from '../streams/service.ts'
import { createThrottle } from '../streams/throttle.ts'
import { recordMinute } from './minutes.ts'

const minuteMs = 60_000

/** Where somebody is: in an area, on a decision of it, or only looking. */
type Spot = { area: string | null; name: string | null }

/**
 * Creates the function that shows the other members of a company where one of them is on the sheet. What comes sooner
 * than two seconds after the last sign of the same person is not passed on, and a minute is recorded once.
 */
export function createPresenceSignal({ db, now }: Context) {
  const mayPass = createThrottle(signalGapMs, now)
  const minuteWritten = new Map<string, number>()

  return async (company: DecisionContext, user: Person, spot: Spot): Promise<void> => {
    const { gameId, companyId, roundId, roundState } = company
    const key = `${companyId} ${user.id}`
    if (mayPass(key)) await publishPresence(db, { gameId, companyId, user, ...spot })
    if (roundState === 1 && isNewMinute(key)) await recordMinute(db, { gameId, companyId, roundId }, user.id)
  }

  function isNewMinute(key: string): boolean {
    const minute = Math.floor(now().getTime() / minuteMs)
    for (const [old, written] of minuteWritten) {
      if (written === minute) break
      minuteWritten.delete(old)
    }
    if (minuteWritten.get(key) === minute) return false
    minuteWritten.delete(key)
    minuteWritten.set(key, minute)
    return true
  }
}
