import type { FastifyInstance } from 'fastify'

/** The tasks that a process runs on its own while it listens, in addition to answering requests. */
export const allBackgroundWork = [
  /** Sends the entries of the outbox: mails. */
  'outbox',
  /** Makes announcements that are due, reminds of passes, and writes the mails of notifications. */
  'notifications',
  /** Passes quarters that are due. */
  'schedule',
  /** Publishes events that no request of this process announced, renews presence and ends streams. */
  'streams',
  /** Runs the daily tasks: retention, and the deletion of old mails, notifications, pictures and audit entries. */
  'daily',
  /** Recomputes every game at night. */
  'verification',
  /** Shares the number of requests of each address with the other processes. */
  'request-counts',
  /** Terminates database sessions of processes that have stopped responding. */
  'standing-sessions',
  /** Loads the engine into the thread that passes quarters, before the first pass. */
  'warm-up',
] as const

export type BackgroundWork = (typeof allBackgroundWork)[number]

/** Starts a background task once the server listens, if this process is to run it. */
export function whileListening(
  app: FastifyInstance,
  { background }: { background: ReadonlySet<BackgroundWork> },
  work: BackgroundWork,
  begin: () => void,
): void {
  if (background.has(work)) app.addHook('onListen', async () => begin())
}
