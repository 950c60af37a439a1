import type { ErrorCode } from '@trimestre/contract/errors'
import type { BranchOutcome, BranchRequest } from './branch.ts'
import type { DryRunOutcome, DryRunRequest } from './dry-run.ts'
import type { DueOutcome, DueRequest } from './due-pass.ts'
import type { PassOutcome, PassPoint } from './pass-quarter.ts'
import type { ReopenOutcome, ReopenRequest, RestartRequest } from './reopen.ts'
import type { PassRequest } from './turn.ts'

/** The data that the worker is started with. */
export type PassWorkerData = {
  connectionString: string
  lockWaitSeconds: number
  /** Tests only: every pass pauses at this point for ever. */
  pauseAt: string | null
}

/** A quarter to pass, on request or for what is due; one to rehearse or to open again; a game to begin again; a branch. */
export type PassJob =
  | { pass: PassRequest }
  | { due: DueRequest }
  | { dryRun: DryRunRequest }
  | { reopen: ReopenRequest }
  | { restart: RestartRequest }
  | { branch: BranchRequest }

export type JobOutcome = PassOutcome | DueOutcome | DryRunOutcome | ReopenOutcome | BranchOutcome

export type PassOrder = { order: number; job: PassJob }

export type PassFault = { message: string; stack?: string; code?: string }

/** The result of an order. */
export type PassEnd =
  | { order: number; outcome: JobOutcome }
  | { order: number; refusal: ErrorCode }
  | { order: number; fault: PassFault }

/** Orders that ended together are reported in one message. */
export type PassReport = { ended: PassEnd[] } | { pausedAt: PassPoint }
