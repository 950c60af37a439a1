import { ApiError } from '@trimestre/contract/client'
import type { ErrorCode } from '@trimestre/contract/errors'

export type SetUpFields = {
  username: string | null
  email: string | null
  password: string | null
  passwordConfirm: string | null
}

export const emptySetUp: SetUpFields = { username: null, email: null, password: null, passwordConfirm: null }

/** Why a set-up link leads nowhere: it holds no token, a wrong one, or the set-up has already been done. */
export type DeadLink = 'missing' | 'refused' | 'closed'

const deadLinks = { 'auth/forbidden': 'refused', 'setup/closed': 'closed' } as const satisfies Partial<
  Record<ErrorCode, DeadLink>
>

/** What a failed set-up says about the link; null when the form can still be corrected. */
export function deadLinkOf(error: unknown): DeadLink | null {
  if (!(error instanceof ApiError) || !Object.hasOwn(deadLinks, error.code)) return null
  return deadLinks[error.code as keyof typeof deadLinks]
}
