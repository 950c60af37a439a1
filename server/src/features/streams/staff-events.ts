import type { StreamEventName } from '@trimestre/contract/stream-events'

/** The names of the events that players are not sent. */
export const staffEvents: readonly StreamEventName[] = [
  'requests.updated',
  'versions.updated',
  'plan.updated',
  'grading.updated',
]
