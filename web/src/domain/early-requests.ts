/**
 * Answers asked for by `boot.js` before the scripts that show them have come: they are then there with the scripts and
 * not after them.
 */

/** Milliseconds for which an answer that nobody has taken up is news. */
const fresh = 10_000

type Early = {
  texts?: { address: string; response: Promise<Response> }
  /** Calls of the API, asked with one request as the person whose token it is. */
  asked?: { addresses: readonly string[]; token: string; response: Promise<Response> }
}

type Kept = { token: string | null; response: Promise<Response>; answeredAt: number }

let kept: Map<string, Kept> | undefined

function keepAll({ texts, asked }: Early): Map<string, Kept> {
  const all = new Map<string, Kept>()
  const keep = (address: string, token: string | null, response: Promise<Response>) => {
    const one: Kept = { token, response, answeredAt: Number.POSITIVE_INFINITY }
    all.set(address, one)
    const noteTime = () => {
      one.answeredAt = performance.now()
    }
    response.then(noteTime, noteTime)
  }
  if (texts) keep(texts.address, null, texts.response)
  if (asked) {
    const answers = readSeveral(asked.response)
    for (const [index, address] of asked.addresses.entries()) {
      const response = answers.then(({ parts, head }) => responseOf(parts[index], head))
      keep(address, asked.token, response)
    }
  }
  return all
}

type Part = { status: number; headers?: Record<string, string>; body: unknown }

async function readSeveral(response: Promise<Response>) {
  const answer = await response
  if (!answer.ok) throw new Error(`several: ${answer.status}`)
  return { parts: (await answer.json()) as Part[], head: answer.headers }
}

/** A part as if it had been asked for by itself. */
function responseOf(part: Part | undefined, head: Headers): Response {
  if (!part) throw new Error('an answer without this part')
  const headers = new Headers({ ...part.headers, 'content-type': 'application/json' })
  headers.set('date', head.get('date') ?? '')
  return new Response(JSON.stringify(part.body), { status: part.status, headers })
}

/**
 * The answer of a request that was sent ahead for the same person, once. Undefined when none was, when it has grown
 * old, or when it brought nothing: the request is then to be sent as if there had been none.
 */
export async function takeEarly(address: string, token: string | null): Promise<Response | undefined> {
  kept ??= keepAll((window as { early?: Early }).early ?? {})
  const early = kept.get(address)
  kept.delete(address)
  if (early?.token !== token || performance.now() - early.answeredAt > fresh) return undefined
  const response = await early.response.catch(() => undefined)
  return response?.ok ? response : undefined
}
