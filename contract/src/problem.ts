import type { Conflict, JournalConflict, Problem, Violation } from './errors.ts'

/** A refused or failed call. Status 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly violations: Violation[]
  /** With `decisions/changed`: the area, and both values of each field that another member changed meanwhile. */
  readonly area: string | undefined
  readonly conflicts: Conflict[]
  /** With `journal/changed`: both contents of each field of the journal that was changed meanwhile. */
  readonly journalConflicts: JournalConflict[]
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter: number | null

  constructor(
    problem: Partial<Problem> & { status: number; retryAfter?: number | null },
    options?: ErrorOptions,
  ) {
    super(problem.detail ?? problem.code ?? String(problem.status), options)
    this.name = 'ApiError'
    this.status = problem.status
    this.code = problem.code ?? 'server/unreachable'
    this.detail = problem.detail ?? ''
    this.violations = problem.violations ?? []
    this.area = problem.area
    const conflicts = problem.conflicts ?? []
    this.conflicts = conflicts.filter(isOfNumbers)
    this.journalConflicts = conflicts
    this.retryAfter = problem.retryAfter ?? null
  }
}

const isOfNumbers = (conflict: JournalConflict): conflict is Conflict =>
  typeof conflict.yours.value === 'number' && typeof conflict.theirs.value === 'number'

/** Reads the error that a response reports. */
export async function readProblem(response: Response): Promise<ApiError> {
  const retry = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(retry) ? retry : null
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  return new ApiError({ ...problem, status: response.status, retryAfter })
}
