import { get, type IncomingMessage } from 'node:http'
import type { BenchPlayer } from './players.ts'

const openedAtOnce = 20
const pollMs = 5
const patienceMs = 30_000

/** Streams of a game, one for each player. */
export type ManyStreams = {
  /** Resolves when each of them has received this many events. */
  untilReceived(count: number): Promise<void>
  close(): Promise<void>
}

export async function openManyStreams(
  url: string,
  gameId: number,
  players: readonly BenchPlayer[],
): Promise<ManyStreams> {
  const answers: IncomingMessage[] = []
  const told = players.map(() => 0)
  const waiting = [...players.entries()]
  const openNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [index, { token }] = next
      const answer = await open(`${url}/api/v1/games/${gameId}/stream`, token)
      answer.setEncoding('utf8').on('data', (text: string) => {
        told[index] = (told[index] ?? 0) + text.split('event: game.updated').length - 1
      })
      answers.push(answer)
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, openNext))
  return {
    async untilReceived(count) {
      const deadline = performance.now() + patienceMs
      while (told.some(each => each < count)) {
        if (performance.now() > deadline) throw new Error('a stream was not told')
        await new Promise(resolve => setTimeout(resolve, pollMs))
      }
    },
    async close() {
      for (const answer of answers) answer.destroy()
    },
  }
}

const open = (address: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options = { headers: { authorization: `Bearer ${token}` }, agent: false }
    get(address, options, answer => {
      if (answer.statusCode === 200) resolve(answer)
      else reject(new Error(`a stream was refused with ${answer.statusCode}`))
    }).on('error', reject)
  })
