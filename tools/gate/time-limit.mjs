/**
 * The time limit of a whole run. When it expires, or the run receives a signal, every process of the run is stopped and
 * no new one starts; the run goes on to its summary.
 */
export class TimeLimit {
  /** @type {string | undefined} why the run was cut short */
  cutShort
  #timer
  /** @type {Set<() => void>} */
  #stops = new Set()

  /** @param {number} minutes */
  constructor(minutes) {
    const reason = `stopped after ${minutes.toFixed(0)} min`
    this.#timer = setTimeout(() => this.end(reason), minutes * 60_000)
  }

  /** @param {string} reason */
  end(reason) {
    this.cutShort ??= reason
    for (const stop of this.#stops) stop()
  }

  /**
   * Waits for a process that has been started, and stops it when the time limit expires.
   * @template T
   * @param {{ ended: Promise<T>, stop(): void }} started
   * @returns {Promise<T>}
   */
  async within({ ended, stop }) {
    if (this.cutShort !== undefined) stop()
    this.#stops.add(stop)
    try {
      return await ended
    } finally {
      this.#stops.delete(stop)
    }
  }

  /** Cancels the timer at the end of the run. */
  clear() {
    clearTimeout(this.#timer)
  }
}
