import { ApiError } from '@trimestre/contract/client'

/** Waits for a call to be refused and returns the refusal; fails when the call is accepted. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw outcome ?? new Error('the call was accepted')
}

/** Returns status and code of a refusal as one value to compare. */
export async function refusedWith(call: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(call)
  return `${status} ${code}`
}
