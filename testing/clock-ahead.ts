/**
 * Preloaded by the part `calendar`: the clock of this process is 400 days ahead, so that a date in a test that will pass
 * one day has passed today. Dates that are given, and the timers, stay as they are; PostgreSQL keeps its own clock.
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
