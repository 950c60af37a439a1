import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../platform/config.ts'
import { codeOf } from '../../platform/failures.ts'
import { type Message, Unsendable } from './message.ts'

/** Hands mails over: to a mail server, or to a folder where there is none. */
export type Delivery = {
  /** Resolves once the other side has taken charge; throws {@link Unsendable} when it never will. */
  deliver(id: number, message: Message): Promise<void>
  close(): void
}

export function createDelivery({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Delivery {
  return smtpUrl === undefined ? toFolder(outboxOf(dataDir)) : toServer(smtpUrl)
}

const patienceMs = 10_000

function toServer(url: string): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    dnsTimeout: patienceMs,
    socketTimeout: 3 * patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(_id, { from, to, bytes }) {
      try {
        await transport.sendMail({ envelope: { from, to: [to] }, raw: bytes })
      } catch (error) {
        throw isForGood(error) ? new Unsendable(reasonOf(error)) : error
      }
    },
    close: () => transport.close(),
  }
}

/** The mail server knows that this recipient does not exist; everything else may be better in an hour. */
function isForGood(error: unknown): boolean {
  if (codeOf(error) !== 'EENVELOPE') return false
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/** The same mail always has the same file: one that is written twice is still one. */
export const fileOf = (id: number): string => `mail-${id}.eml`

function toFolder(folder: string): Delivery {
  return {
    async deliver(id, { bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = join(folder, `.${fileOf(id)}.${process.pid}.part`)
      const file = await open(temporary, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, join(folder, fileOf(id)))
    },
    close: () => undefined,
  }
}
