import { sendAuthorised } from './authorised-request.ts'
import { type ClientOptions, fillPath } from './client.ts'
import { ApiError, readProblem } from './problem.ts'
import { routes } from './routes.ts'
import type { StreamEvent } from './stream-events.ts'

export type StreamOptions = Pick<ClientOptions, 'baseUrl' | 'getToken' | 'fetch' | 'onUnauthorized'> & {
  gameId: number
  onEvent(event: StreamEvent): void
  /** Called at each connection, also after an interruption, when the data on screen may be out of date. */
  onOpen?(): void
  /** Called when a connection has ended or could not be opened. */
  onClose?(): void
  /** Ends the stream. */
  signal: AbortSignal
  /** Milliseconds before the first attempt to reconnect; doubled at each failure, up to 30 seconds. */
  retryMs?: number
}

const longestRetryMs = 30_000
/**
 * The server sends something every 25 seconds: after this silence the connection is dead without having been closed.
 */
const silenceMs = 70_000

/**
 * Listens to a game, reconnects automatically and catches up on missed events. Resolves when the signal aborts; throws
 * the {@link ApiError} of a refusal that a retry would not change.
 */
export async function openStream(options: StreamOptions): Promise<void> {
  const { signal, retryMs = 1000 } = options
  const position = { lastEventId: '' }
  let failures = 0
  while (!signal.aborted) {
    const connectedAt = await listen(options, position).catch((error: unknown) => {
      options.onClose?.()
      if (error instanceof ApiError && isFinal(error)) throw error
      return undefined
    })
    if (connectedAt !== undefined) options.onClose?.()
    failures = connectedAt === undefined ? failures + 1 : 0
    const delay = Math.min(retryMs * 2 ** Math.max(0, failures - 1), longestRetryMs)
    // The delay is random: when the server restarts, the streams of a whole class end together.
    await pause(delay * (0.5 + Math.random()), signal)
  }
}

/** Whether a failure is permanent: refusals are; faults, rate limits and an unreachable server are temporary. */
const isFinal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429

type Position = { lastEventId: string }

/** Reads one connection until it ends. Returns true when it was established, otherwise undefined. */
async function listen(options: StreamOptions, position: Position): Promise<true | undefined> {
  const connection = new AbortController()
  const stop = () => connection.abort()
  options.signal.addEventListener('abort', stop, { once: true })
  let silence = setTimeout(stop, silenceMs)
  try {
    const response = await connectRenewing(options, position, connection.signal)
    options.onOpen?.()
    const parse = createParser(options.onEvent, position)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      clearTimeout(silence)
      silence = setTimeout(stop, silenceMs)
      parse(part.value)
    }
    return true
  } catch (error) {
    if (options.signal.aborted || error instanceof ApiError) throw error
    return undefined
  } finally {
    clearTimeout(silence)
    options.signal.removeEventListener('abort', stop)
    stop()
  }
}

async function connectRenewing(
  options: StreamOptions,
  position: Position,
  signal: AbortSignal,
): Promise<Response> {
  const response = await sendAuthorised(options, token => connect(options, position, signal, token))
  if (!response.ok) throw await readProblem(response)
  return response
}

function connect(
  { baseUrl = '', fetch: send = fetch, gameId }: StreamOptions,
  { lastEventId }: Position,
  signal: AbortSignal,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (token) headers.authorization = `Bearer ${token}`
  if (lastEventId !== '') headers['last-event-id'] = lastEventId
  const url = baseUrl + fillPath(routes.streamGame.path, { id: gameId })
  return send(url, { headers, signal, cache: 'no-store' })
}

/** Creates a parser for the lines of an event stream, which arrive whole or in parts. */
function createParser(onEvent: (event: StreamEvent) => void, position: Position): (text: string) => void {
  let rest = ''
  return text => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = readFields(block)
      position.lastEventId = fields.get('id') ?? position.lastEventId
      const [name, data] = [fields.get('event'), fields.get('data')]
      if (name !== undefined && data !== undefined) onEvent({ name, data: JSON.parse(data) } as StreamEvent)
    }
  }
}

/** Reads one `name: value` per line; lines that begin with a colon are comments. */
function readFields(block: string): Map<string, string> {
  const lines = block.split('\n').map(line => /^(\w+): ?(.*)$/.exec(line))
  return new Map(lines.flatMap(match => (match === null ? [] : [[match[1] ?? '', match[2] ?? '']])))
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
