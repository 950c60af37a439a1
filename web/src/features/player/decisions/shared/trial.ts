import { useState } from 'react'
import { readStoredJson, writeStored } from '../../../../domain/storage.ts'
import type { Typed } from '../decision-value.ts'
import type { Values } from '../draft.ts'

type Place = { companyId: number; roundId: number }

const keyOf = ({ companyId, roundId }: Place) => `draft:${companyId}:${roundId}:trial`

/** Reads the values that this person tries without saving them; null while nothing is tried. */
function readTrial(place: Place): Values | null {
  const kept = readStoredJson<unknown>(keyOf(place))
  if (typeof kept !== 'object' || kept === null) return null
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

/**
 * Returns the private trial of a person: values of any area that nobody else sees, stored on this device, for the
 * projection and as a proposal to the team.
 */
export function useTrial(place: Place) {
  const [values, setValues] = useState(() => readTrial(place))
  const put = (next: Values | null) => {
    writeStored(keyOf(place), next && JSON.stringify(next))
    setValues(next)
  }
  return {
    values,
    begin: (first: Values = {}) => put(first),
    change: (name: string, value: Typed) => put({ ...values, [name]: value }),
    end: () => put(null),
  }
}

/** Returns the tried values that are numbers and differ from the sheet, by name. */
export function differences(
  values: Values | null,
  sheetValue: (name: string) => number | undefined,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, number] => {
      const [name, value] = entry
      const inForce = sheetValue(name)
      return value !== null && Number.isFinite(value) && inForce !== undefined && value !== inForce
    }),
  )
}
