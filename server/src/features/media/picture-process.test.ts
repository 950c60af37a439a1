import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/pictures.ts'
import { reencodePicture } from './picture.ts'
import { decodeInProcess } from './picture-process.ts'

/** Lists the processes that this one has started to decode pictures. */
function decoders(): number[] {
  const children = readdirSync('/proc/self/task').flatMap(thread =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.filter(pid => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-worker'))
}

const hasEnded = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).length === 1 && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')

describe.runIf(process.platform === 'linux')('the process that decodes pictures', () => {
  it('is one for many pictures, and has none of the settings of the server', async () => {
    const small = await aPicture().png().toBuffer()
    process.env.A_SECRET = 'password of the database'
    await Promise.all([small, small, small].map(reencodePicture))
    delete process.env.A_SECRET
    const [pid, ...more] = decoders()
    expect(more).toEqual([])
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map(line => line.split('=')[0])
    expect(names.filter(name => name && !name.startsWith('NODE_CHANNEL'))).toEqual([
      'MALLOC_ARENA_MAX',
      'UV_THREADPOOL_SIZE',
    ])
  })

  it.each([
    ['SIGSEGV', 'media/damaged'],
    ['SIGKILL', 'request/too-many'],
  ] as const)('is started again for the next picture after it was ended by %s', async (signal, code) => {
    const small = await aPicture().png().toBuffer()
    await reencodePicture(small)
    const [pid = 0] = decoders()
    const ended = expect(reencodePicture(small)).rejects.toMatchObject({ code })
    process.kill(pid, signal)
    await ended
    expect((await reencodePicture(small)).contentType).toBe('image/png')
  })

  it('refuses, as at every end, the picture that is sent before the server knows that it has ended', async () => {
    const small = await aPicture().png().toBuffer()
    await reencodePicture(small)
    const [pid = 0] = decoders()
    process.kill(pid, 'SIGKILL')
    // It ends with all its threads, while no event reaches the server.
    while (!hasEnded(pid));
    const megapixelsMax = { photograph: 1, plain: 1, other: 1 }
    const decoding = decodeInProcess(small, { format: 'png', megapixelsMax, sideMax: 100 })
    await expect(decoding).rejects.toMatchObject({ code: 'request/too-many' })
  })

  it('ends when it has been idle for a few seconds', async () => {
    await reencodePicture(await aPicture().png().toBuffer())
    expect(decoders()).toHaveLength(1)
    await expect.poll(decoders).toEqual([])
  })
})
