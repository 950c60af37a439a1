import { ApiError } from '@trimestre/contract/client'
import type { ErrorCode } from '@trimestre/contract/errors'

export type SetUpFields = {
  username: string | null
  email: string | null
  password: string | null
  passwordConfirm: string | null
}

export const emptySetUp: SetUpFields = { username: null, email: null, password: null, passwordConfirm: null }

/** Why a set-up link is unusable: the token is missing or wrong, or the set-up has already been done. */
export type DeadLink = 'missing' | 'refused' | 'closed'

const deadLinks = { 'auth/forbidden': 'refused', 'setup/closed': 'closed' } as const satisfies Partial<
  Record<ErrorCode, DeadLink>
>

/** Returns why the link is unusable after a failed set-up, or null when the user can still correct the form. */
export function deadLinkOf(error: unknown): DeadLink | null {
  if (!(error instanceof ApiError) || !Object.hasOwn(deadLinks, error.code)) return null
  return deadLinks[error.code as keyof typeof deadLinks]
}
