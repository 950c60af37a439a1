import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../domain/api.ts'
import { onPresence } from '../../../../domain/event-stream/company-presence.ts'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import { nextFading, type PresenceMap, signEvery, signPause, withoutFaded, withSign } from './presence-map.ts'

/** Returns where the other members of a company are on the sheet. */
export function usePresenceOfOthers(companyId: number, me: number): PresenceMap {
  const [map, setMap] = useState<PresenceMap>(new Map())
  useEffect(
    () =>
      onPresence(sign => {
        if (sign.companyId !== companyId || sign.user.id === me) return
        setMap(current => withSign(current, sign, Date.now()))
      }),
    [companyId, me],
  )
  useEffect(() => {
    const fading = nextFading(map)
    if (fading === null) return
    const timer = setTimeout(() => setMap(current => withoutFaded(current, Date.now())), fading - Date.now())
    return () => clearTimeout(timer)
  }, [map])
  return map
}

/** Shows the others, while a field has the focus, that this person is there. */
export function useOwnPresence(companyId: number, area: AreaKey, field: string | null): void {
  const lastAt = useRef(0)
  useEffect(() => {
    if (field === null) return
    let timer: ReturnType<typeof setTimeout>
    const sign = () => {
      lastAt.current = Date.now()
      // Nothing depends on it: without a connection the others just do not see it.
      call('signalPresence', { params: { id: companyId }, body: { area, name: field } }).catch(
        () => undefined,
      )
      timer = setTimeout(sign, signEvery)
    }
    timer = setTimeout(sign, Math.max(0, lastAt.current + signPause - Date.now()))
    return () => clearTimeout(timer)
  }, [companyId, area, field])
}
