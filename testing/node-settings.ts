import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { includesPart } from './parts.ts'

/** Node arguments for every process of the API tests: in the part `calendar` they set its clock ahead. */
export const clockArguments: string[] = includesPart('calendar')
  ? [`--import=${new URL('./clock-ahead.ts', import.meta.url).href}`]
  : []

/**
 * The folder where Node caches compiled code and the JavaScript generated from TypeScript; the product uses the same.
 *
 * Without it, each worker thread of a test would run the WebAssembly module with which Node strips types. All threads
 * of a process share the functions by which that module calls JavaScript. When one thread compiles such a function
 * while another thread ends, V8 may free it twice and abort the process with the message "Check failed:
 * jit_page_->allocations_.erase(addr) == 1" (https://github.com/nodejs/node/issues/64500).
 */
export const compileCache: string = join(tmpdir(), 'node-compile-cache')
