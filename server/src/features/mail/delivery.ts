import { createTransport } from 'nodemailer'
import type { Config } from '../../platform/config.ts'
import type { FileStore } from '../../platform/files/storage.ts'
import { codeOf } from '../../platform/log/failures.ts'
import { reasonOf, Unsendable } from '../../platform/outbox/outbox.ts'
import type { ComposedMail } from './composed-mail.ts'

/** Delivers mails to a mail server, or to the outbox when there is none. */
export type Delivery = {
  /** Resolves once the other side has accepted the mail; throws {@link Unsendable} when it never will. */
  deliver(id: number, message: ComposedMail): Promise<void>
  close(): void
}

export function createDelivery({ smtpUrl }: Pick<Config, 'smtpUrl'>, outbox: FileStore): Delivery {
  return smtpUrl === undefined ? toOutbox(outbox) : toServer(smtpUrl)
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
        throw isPermanent(error) ? new Unsendable(reasonOf(error)) : error
      }
    },
    close: () => transport.close(),
  }
}

/** Whether the mail server reports that this recipient does not exist; any other failure may be temporary. */
function isPermanent(error: unknown): boolean {
  if (codeOf(error) !== 'EENVELOPE') return false
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}

/** Names the file of a mail. A mail always has the same file, so that one that is written twice remains one. */
export const fileOf = (id: number): string => `mail-${id}.eml`

const toOutbox = (outbox: FileStore): Delivery => ({
  deliver: (id, { bytes }) => outbox.put(fileOf(id), bytes),
  close: () => undefined,
})
