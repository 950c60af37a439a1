/**
 * The time that a whole run may take. When it is over, or the run is told to end, everything that the run has started is
 * stopped and nothing new begins; the run goes on to its summary.
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
   * Waits for something that has been started, and stops it when the time is over.
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

  /** The run has come to its end. */
  clear() {
    clearTimeout(this.#timer)
  }
}
