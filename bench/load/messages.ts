/** A request of the load. */
export type LoadRequest = { method: 'GET' | 'PUT' | 'POST'; path: string; token?: string; body?: unknown }

export type LoadOrder = {
  port: number
  requests: LoadRequest[]
  /** The number of connections, opened before the clock starts; each sends its next request after its last response. */
  connections: number
  /** If set, repeats the requests until the process is stopped, at most this many a second. */
  perSecond?: number
}

/** Times are in milliseconds since 1970 by the machine's clock; durations are in milliseconds. */
export type LoadReport = {
  began: number
  ended: number
  answers: { index: number; at: number; milliseconds: number; status: number }[]
}
