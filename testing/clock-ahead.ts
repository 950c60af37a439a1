/**
 * Preloaded by the part `calendar`: sets the clock of this process 400 days ahead, so that a date in a test that will
 * be past one day is past today. Explicit dates and the timers are unchanged; PostgreSQL keeps its own clock.
 */
const aheadMs = 400 * 86_400_000

const RealDate = globalThis.Date
const now = () => RealDate.now() + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: target => new target(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})
