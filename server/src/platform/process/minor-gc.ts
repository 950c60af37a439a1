/**
 * Frees recently used memory, in one or two milliseconds. V8 is late to collect the chunks in which the bytes of a body
 * arrive, since they are outside its heap: after sixty bodies of some megabytes they would occupy 100 MB. This works
 * only if Node was started with `--expose-gc`, as `npm start` does; the flag is not set later, since V8 may crash then.
 */
export function runMinorGc(): void {
  globalThis.gc?.({ type: 'minor' })
}
