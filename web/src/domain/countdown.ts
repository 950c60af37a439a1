import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Splits a remaining duration in milliseconds into whole units, rounded down. */
export const spanOf = (left: number) => ({
  days: Math.floor(left / day),
  hours: Math.floor((left % day) / hour),
  minutes: Math.floor((left % hour) / minute),
  seconds: Math.floor((left % minute) / 1000),
})

export type Urgency = 'calm' | 'soon' | 'now'

/** Returns « soon » under five minutes and « now » under one. */
export const urgencyOf = (left: number): Urgency =>
  left < minute ? 'now' : left < 5 * minute ? 'soon' : 'calm'

const announcedMinutes = [10, 5, 1]

/** Returns the minutes to announce when this many milliseconds are left: ten, five or one; otherwise null. */
export function announcedAt(left: number): number | null {
  const minutes = Math.ceil(left / minute)
  return left > 0 && announcedMinutes.includes(minutes) ? minutes : null
}

/** Returns the milliseconds until a time by the server's clock, updated every second; null without a time. */
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
