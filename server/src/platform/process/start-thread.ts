import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Returns the environment of a worker thread.
 *
 * Under `node --watch`, Node sends `{"watch:import": …}` from each thread for every module it loads, on the port of the
 * thread's own messages, where the server would take it for a result. Without the variable that enables these messages,
 * a change to a file that only a thread loads does not restart the server; most of these files are loaded by the server
 * too.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return env
}

/**
 * Starts a worker thread of the server.
 * @param script the URL of the thread's module
 * @param workerData the value the thread receives under this name
 * @param resourceLimits the memory that the thread's objects may take; without limits of their own by default
 */
export function startThread(script: URL, workerData?: unknown, resourceLimits?: ResourceLimits): Worker {
  return new Worker(script, { env: threadEnvironment(), workerData, resourceLimits })
}
