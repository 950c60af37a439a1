import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

/**
 * Frees what has just been used, in a millisecond or two. V8 collects late the chunks in which the bytes of a body arrive,
 * since they lie outside of its heap: after sixty bodies of some megabytes they would take 100 MB.
 */
export function collectYoungGarbage(): void {
  collect({ type: 'minor' })
}
