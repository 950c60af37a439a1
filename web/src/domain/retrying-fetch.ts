import { checkForOutage, outageOf, startOutage } from './outage.ts'

/** A save (PUT) is idempotent, so it is sent again automatically during a short outage of the server. */
const repeatsMax = 2
const secondsBetweenMax = 5

/** Sends a request, and reports an outage of the server to the pages. */
export function retryingFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  return send(request, request[1]?.method === 'PUT' ? repeatsMax : 0)
}

async function send(request: Parameters<typeof fetch>, repeatsLeft: number): Promise<Response> {
  const response = await fetch(...request).catch(error => {
    if (!request[1]?.signal?.aborted) void checkForOutage()
    throw error
  })
  const outage = await outageOf(response)
  if (!outage) return response
  startOutage(outage)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (repeatsLeft === 0 || !(seconds <= secondsBetweenMax)) return response
  await new Promise(done => setTimeout(done, seconds * 1000))
  return send(request, repeatsLeft - 1)
}
