import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** The mails that have arrived, in order. */
  mails: Email[]
  /** True: refuses every connection, as a server does while it restarts. */
  isUnavailable: boolean
  stop(): Promise<void>
}

export type MailServerOptions = {
  /** Recipients that the server does not know. */
  unknown?: string[]
  /** True: accepts a mail's content and never responds. */
  isStuck?: boolean
  /** Requires TLS, with a certificate that no authority signed, and this password. */
  password?: string
  /** Called when a mail's content has arrived, whether it is answered or not. */
  onMail?: () => void
}

/** Starts a real mail server on this machine. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = []
  const { password } = options
  const isSecure = password !== undefined
  const state = { isUnavailable: false }
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: !isSecure,
    disabledCommands: ['STARTTLS'],
    onAuth: (given, _session, done) =>
      given.password === password
        ? done(null, { user: given.username ?? '' })
        : done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    logger: false,
    closeTimeout: 200,
    onConnect: (_session, done) =>
      done(state.isUnavailable ? Object.assign(new Error('back soon'), { responseCode: 421 }) : null),
    onRcptTo({ address }, _session, done) {
      const isUnknown = options.unknown?.includes(address)
      done(isUnknown ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        options.onMail?.()
        if (!options.isStuck) done(null)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return Object.assign(state, {
    url: isSecure
      ? `smtps://ecole:${encodeURIComponent(password)}@127.0.0.1:${port}`
      : `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  })
}
