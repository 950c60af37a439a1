import type { EventRow } from './repo.ts'

const taxName = 'impot'

const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Whether a name is that of the tax, ignoring accents and case. */
export const isTaxName = (name: string): boolean => fold(name) === taxName

/** Whether an event is the tax, which can be neither renamed nor deleted: the engine levies it in every game. */
export const isTax = (event: Pick<EventRow, 'key' | 'name'>): boolean =>
  event.key === taxName || isTaxName(event.name)
