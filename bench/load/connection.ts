import { connect, type Socket } from 'node:net'

/** A keep-alive connection of the load, which reads responses with little work and sends one request at a time. */
export type Connection = {
  /** True until the server closes it, as it does with an idle connection. */
  isOpen(): boolean
  /** Sends a request and resolves with the status once the response is complete. */
  send(request: Buffer): Promise<number>
  close(): void
}

type Pending = { resolve(status: number): void; reject(error: Error): void }

const headEnd = Buffer.from('\r\n\r\n')

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let isOpen = true
  let pending: Pending | undefined
  let received: Buffer = Buffer.alloc(0)
  let status = 0
  /** The bytes of the response still to come; undefined while its headers are being read. */
  let left: number | undefined

  const fail = (error: Error) => {
    const failed = pending
    pending = undefined
    failed?.reject(error)
  }
  socket.on('error', fail)
  socket.on('close', () => {
    isOpen = false
    fail(new Error('the connection was closed'))
  })
  socket.on('data', chunk => {
    let bytes = chunk.length
    if (left === undefined) {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = received.indexOf(headEnd)
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      left = bodyLength(head, status)
      bytes = received.length - end - headEnd.length
      received = Buffer.alloc(0)
    }
    left -= bytes
    if (left > 0) return
    left = undefined
    const done = pending
    pending = undefined
    done?.resolve(status)
  })

  return {
    isOpen: () => isOpen,
    send(request) {
      return new Promise((resolve, reject) => {
        pending = { resolve, reject }
        socket.write(request)
      })
    },
    close: () => destroy(socket),
  }
}

function bodyLength(head: string, status: number): number {
  if (status === 304 || status === 204) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without its length:\n${head}`)
  return Number(length)
}

function destroy(socket: Socket): void {
  socket.removeAllListeners('close')
  socket.destroy()
}
