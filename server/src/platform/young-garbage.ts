/**
 * Frees what has just been used, in a millisecond or two. V8 collects late the chunks in which the bytes of a body arrive,
 * since they lie outside of its heap: after sixty bodies of some megabytes they would take 100 MB. Only a Node started with
 * `--expose-gc`, as `npm start` does, can be asked; the flag is not set later, since V8 may crash when it is.
 */
export function collectYoungGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}
