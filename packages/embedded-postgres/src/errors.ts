export const postgresErrorCodes = [
  'database/no-binary',
  'database/no-user-namespace',
  'database/in-use',
  'database/disk-full',
  'database/start-failed',
  'database/wrong-version',
] as const

export type PostgresErrorCode = (typeof postgresErrorCodes)[number]

/** The product's own PostgreSQL cannot be used; the message tells an administrator what to do about it. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable'
  readonly code: PostgresErrorCode

  constructor(code: PostgresErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

export const orUseAServer = 'or set DATABASE_URL to a PostgreSQL server of yours'

/** Returns the error for a full disk, the same wherever it is noticed. */
export function diskFull(folder: string, cause?: unknown): PostgresUnavailable {
  return new PostgresUnavailable(
    'database/disk-full',
    `The disk that holds ${folder} is full. Free some space there and start again.`,
    cause,
  )
}

/** Converts a failed file operation in `folder` to an error that an administrator can act on. */
export function fileFailure(folder: string, cause: unknown): PostgresUnavailable {
  if (cause instanceof PostgresUnavailable) return cause
  const code = errorCodeOf(cause)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, cause)
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new PostgresUnavailable(
    'database/start-failed',
    `The folder ${folder} cannot be used (${reason}). Give this user the right to write there, or choose another DATA_DIR.`,
    cause,
  )
}

/** Returns the system error code or SQLSTATE of an error, when it has one. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
