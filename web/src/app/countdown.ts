import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Whole units left of a span in milliseconds, the last of each begun one counted off. */
export const spanOf = (left: number) => ({
  days: Math.floor(left / day),
  hours: Math.floor((left % day) / hour),
  minutes: Math.floor((left % hour) / minute),
  seconds: Math.floor((left % minute) / 1000),
})

export type Urgency = 'calm' | 'soon' | 'now'

/** Under five minutes it is soon, under one it is now. */
export const urgencyOf = (left: number): Urgency =>
  left < minute ? 'now' : left < 5 * minute ? 'soon' : 'calm'

const announcedMinutes = [10, 5, 1]

/** The minutes to say aloud when this many milliseconds are left: at ten, five and one. */
export function announcedAt(left: number): number | null {
  const minutes = Math.ceil(left / minute)
  return left > 0 && announcedMinutes.includes(minutes) ? minutes : null
}

/** Milliseconds until a moment by the server's clock, told again each second; null without a moment. */
export function useTimeLeft(until: string | null | undefined): number | null {
  const end = until ? Date.parse(until) : Number.NaN
  const [now, setNow] = useState(serverNow)
  const isRunning = !Number.isNaN(end)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? Math.max(0, end - now) : null
}
