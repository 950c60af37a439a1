import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** What has arrived, in order. */
  mails: Email[]
  /** True: turns everybody away at the door, as a server does that is being restarted. */
  isAway: boolean
  stop(): Promise<void>
}

export type MailServerOptions = {
  /** Recipients it does not know. */
  unknown?: string[]
  /** True: takes the mail's text and never answers. */
  isStuck?: boolean
  /** Speaks TLS alone, with a certificate nobody vouches for, and only to who says this password. */
  password?: string
  /** Told when a mail's text has arrived, answered or not. */
  onMail?: () => void
}

/** A real mail server on this machine. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = []
  const { password } = options
  const isSecure = password !== undefined
  const state = { isAway: false }
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
      done(state.isAway ? Object.assign(new Error('back soon'), { responseCode: 421 }) : null),
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
