import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A request of the load. */
export type LoadRequest = { method: 'GET' | 'PUT' | 'POST'; path: string; token?: string; body?: unknown }

export type LoadOrder = {
  port: number
  requests: LoadRequest[]
  /** The number of connections, opened before the clock starts; each sends its next request after its last response. */
  connections: number
  /** If set, repeats the requests until the process is stopped, at most this many a second. */
  perSecond?: number
  /** If set, sends the requests at equal intervals over this time in milliseconds, each on a connection of its own. */
  overMs?: number
}

/** Times are in milliseconds since 1970 by the machine's clock; durations are in milliseconds. */
export type LoadReport = {
  began: number
  ended: number
  answers: { index: number; at: number; milliseconds: number; status: number }[]
}

/** A process that sends requests to 127.0.0.1 and reports the responses. */
export type Load = {
  /** Sends every request once. */
  run(url: string, requests: LoadRequest[], connections: number): Promise<LoadReport>
  /** Sends every request once, at equal intervals over `overMs`, each on a connection of its own. */
  spread(url: string, requests: LoadRequest[], overMs: number): Promise<LoadReport>
  /** Sends them repeatedly, `perSecond` of them a second, until the work is done. */
  during<T>(
    url: string,
    requests: LoadRequest[],
    perSecond: number,
    work: () => Promise<T>,
  ): Promise<{ report: LoadReport; outcome: T }>
  close(): void
}

/** The number of connections, enough that no request waits for one when a response takes a second. */
const steadyConnections = 200

export function startLoad(): Load {
  const child: ChildProcess = fork(join(import.meta.dirname, 'client-process.ts'))
  const order = async (given: LoadOrder): Promise<LoadReport> => {
    child.send(given)
    const [report] = (await once(child, 'message')) as [LoadReport]
    return report
  }
  const portOf = (url: string) => Number(new URL(url).port)
  return {
    run: (url, requests, connections) => order({ port: portOf(url), requests, connections }),
    spread: (url, requests, overMs) =>
      order({ port: portOf(url), requests, connections: requests.length, overMs }),
    async during(url, requests, perSecond, work) {
      const connections = Math.min(steadyConnections, perSecond)
      const reported = order({ port: portOf(url), requests, connections, perSecond })
      const outcome = await work().finally(() => child.send('stop'))
      return { report: await reported, outcome }
    },
    close: () => child.disconnect(),
  }
}

/** Counts the requests whose response does not have this status. */
export const countOthers = ({ answers }: LoadReport, wanted: number): number =>
  answers.filter(({ status }) => status !== wanted).length

/** Returns the milliseconds from the last request to the last response. */
export function lastResponseDelay({ answers }: LoadReport): number {
  const lastRequest = Math.max(...answers.map(({ at }) => at))
  return Math.max(...answers.map(({ at, milliseconds }) => at + milliseconds)) - lastRequest
}
