import type { ErrorCode } from '@trimestre/contract/errors'
import type { PassOutcome, PassPoint, PassRequest } from './pass-quarter.ts'

/** What the worker is started with. */
export type PassWorkerData = {
  connectionString: string
  lockWaitSeconds: number
  /** Tests only: every pass stops here for ever. */
  pauseAt: string | null
}

export type PassOrder = { order: number; request: PassRequest }

export type PassFault = { message: string; stack?: string; code?: string }

export type PassReport =
  | { order: number; outcome: PassOutcome }
  | { order: number; refusal: ErrorCode }
  | { order: number; fault: PassFault }
  | { pausedAt: PassPoint }
