import type { FastifyInstance } from 'fastify'

/** What a process does by itself while it listens, beside answering requests. */
export const allBackgroundWork = [
  /** Sends mails and forgets old ones. */
  'mail',
  /** Passes quarters when their time has come. */
  'schedule',
  /** Publishes events that no request of this process announced, renews presence, ends streams. */
  'streams',
  /** What is done once a day: retention, the purge of pictures and of the audit. */
  'daily',
  /** Recomputes every game at night. */
  'verification',
  /** Tells the other processes how many requests each address has made. */
  'request-counts',
  /** Ends database sessions of processes that stand still. */
  'standing-sessions',
  /** Loads the engine into the thread that passes quarters, before the first pass. */
  'warm-up',
] as const

export type BackgroundWork = (typeof allBackgroundWork)[number]

/** Begins a part of the background work once the server listens, if this process is to do it. */
export function whileListening(
  app: FastifyInstance,
  { background }: { background: ReadonlySet<BackgroundWork> },
  work: BackgroundWork,
  begin: () => void,
): void {
  if (background.has(work)) app.addHook('onListen', async () => begin())
}
