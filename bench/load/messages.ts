/** A request of the load. */
export type LoadRequest = { method: 'GET' | 'PUT' | 'POST'; path: string; token?: string; body?: unknown }

export type LoadOrder = {
  port: number
  requests: LoadRequest[]
  /** Connections, opened before the clock starts; each sends its next request when its last one is answered. */
  connections: number
  /** Goes on from the beginning again until told to stop, at most so many requests a second. */
  perSecond?: number
}

/** Times in milliseconds of the machine's clock since 1970, and durations. */
export type LoadReport = {
  began: number
  ended: number
  answers: { index: number; at: number; milliseconds: number; status: number }[]
}
