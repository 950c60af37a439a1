import { ApiError } from '@trimestre/contract/client'

/** Waits for a call to be refused and gives the refusal; fails when it is accepted. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw outcome ?? new Error('the call was accepted')
}

/** Status and code of a refusal, in one value to compare. */
export async function refusedWith(call: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(call)
  return `${status} ${code}`
}
