import { describe, expect, it } from 'vitest'
import { instantOf, withOffset } from './wall-clock.ts'

/** Converts a wall-clock time to UTC and back to the notation of the zone. */
function read(date: string, hour: number, minute = 0, timezone = 'Europe/Paris'): [string, string] {
  const instant = instantOf({ date, hour, minute }, timezone)
  return [instant.toISOString(), withOffset(instant, timezone)]
}

describe('a wall-clock time in Europe/Paris', () => {
  it('is one hour ahead of UTC in winter, two in summer', () => {
    expect(read('2027-01-15', 10, 5)).toEqual(['2027-01-15T09:05:00.000Z', '2027-01-15T10:05:00+01:00'])
    expect(read('2027-07-15', 0)).toEqual(['2027-07-14T22:00:00.000Z', '2027-07-15T00:00:00+02:00'])
  })

  it('moves forward by the gap in the hour that spring skips', () => {
    expect(read('2027-03-28', 1, 55)).toEqual(['2027-03-28T00:55:00.000Z', '2027-03-28T01:55:00+01:00'])
    expect(read('2027-03-28', 2)).toEqual(['2027-03-28T01:00:00.000Z', '2027-03-28T03:00:00+02:00'])
    expect(read('2027-03-28', 2, 30)).toEqual(['2027-03-28T01:30:00.000Z', '2027-03-28T03:30:00+02:00'])
    expect(read('2027-03-28', 3)).toEqual(['2027-03-28T01:00:00.000Z', '2027-03-28T03:00:00+02:00'])
  })

  it('means the first of the two hours that the change to winter time repeats', () => {
    expect(read('2027-10-31', 1, 55)).toEqual(['2027-10-30T23:55:00.000Z', '2027-10-31T01:55:00+02:00'])
    expect(read('2027-10-31', 2)).toEqual(['2027-10-31T00:00:00.000Z', '2027-10-31T02:00:00+02:00'])
    expect(read('2027-10-31', 2, 55)).toEqual(['2027-10-31T00:55:00.000Z', '2027-10-31T02:55:00+02:00'])
    expect(read('2027-10-31', 3)).toEqual(['2027-10-31T02:00:00.000Z', '2027-10-31T03:00:00+01:00'])
  })
})

describe('a wall-clock time in other zones', () => {
  it('follows the clock changes of its own zone, also west of UTC and with offsets of half an hour', () => {
    expect(read('2027-03-14', 2, 30, 'America/New_York')[1]).toBe('2027-03-14T03:30:00-04:00')
    expect(read('2027-11-07', 1, 30, 'America/New_York')[1]).toBe('2027-11-07T01:30:00-04:00')
    expect(read('2027-10-03', 2, 10, 'Australia/Lord_Howe')[1]).toBe('2027-10-03T02:40:00+11:00')
    expect(read('2027-04-04', 1, 45, 'Australia/Lord_Howe')[1]).toBe('2027-04-04T01:45:00+11:00')
    expect(read('2027-01-15', 12, 0, 'Asia/Kathmandu')[1]).toBe('2027-01-15T12:00:00+05:45')
    expect(read('2027-01-15', 12, 0, 'UTC')).toEqual([
      '2027-01-15T12:00:00.000Z',
      '2027-01-15T12:00:00+00:00',
    ])
    expect(read('2027-01-15', 12, 0, 'America/St_Johns')[1]).toBe('2027-01-15T12:00:00-03:30')
  })
})
