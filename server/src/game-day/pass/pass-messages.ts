import type { ErrorCode } from '@trimestre/contract/errors'
import type { DueOutcome, DueRequest } from './due-pass.ts'
import type { PassOutcome, PassPoint, PassRequest } from './pass-quarter.ts'

/** The data that the worker is started with. */
export type PassWorkerData = {
  connectionString: string
  lockWaitSeconds: number
  /** Tests only: every pass pauses at this point for ever. */
  pauseAt: string | null
}

/** A quarter to pass, either on request or for what is due. */
export type PassJob = { pass: PassRequest } | { due: DueRequest }

export type PassOrder = { order: number; job: PassJob }

export type PassFault = { message: string; stack?: string; code?: string }

/** The result of an order. */
export type PassEnd =
  | { order: number; outcome: PassOutcome | DueOutcome }
  | { order: number; refusal: ErrorCode }
  | { order: number; fault: PassFault }

/** Orders that ended together are reported in one message. */
export type PassReport = { ended: PassEnd[] } | { pausedAt: PassPoint }
