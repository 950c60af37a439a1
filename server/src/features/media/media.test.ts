import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pictureBytesMax } from '@trimestre/contract/media'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patiently } from '../../../../testing/patience.ts'
import { anAccount } from '../../testing/build-game.ts'
import { aPicture, formOf } from '../../testing/pictures.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { purgePictures } from './purge.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const send = async (bytes: Buffer | string, as = 'superadmin', part?: string) =>
  (await server.client(as))('uploadPicture', { body: formOf(bytes, part) })

const shown = async (path: string) => Buffer.from(await (await server.fetch(path)).arrayBuffer())

const mediaFolder = () => join(server.context.config.dataDir, 'media')

describe('sending a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
  ] as const)('stores a %s and serves it to everybody, permanently', async (format, type) => {
    const media = await send(await aPicture().toFormat(format).toBuffer())
    expect(media['@id']).toBe(`/api/v1/media_objects/${media.id}`)
    expect(media.contentUrl).toMatch(/^\/media\/[\da-f]{32}\.(png|jpg|gif|webp)$/)
    const answer = await server.fetch(media.contentUrl)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(found).toMatchObject({ format, width: 3, height: 2 })
  })

  it('stores an AVIF picture, which browsers show, as WebP', async () => {
    const media = await send(await aPicture().avif().toBuffer())
    expect(media.contentUrl).toMatch(/\.webp$/)
    const found = await sharp(await shown(media.contentUrl)).metadata()
    expect(found).toMatchObject({ format: 'webp', width: 3, height: 2 })
  })

  it('turns a photograph upright and removes the place where it was taken', async () => {
    const photo = await aPicture(4, 2)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '48/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const found = await sharp(await shown((await send(photo)).contentUrl)).metadata()
    expect(found).toMatchObject({ width: 2, height: 4 })
    expect(found.orientation).toBeUndefined()
    expect(found.exif).toBeUndefined()
  })

  it('removes anything hidden behind the picture', async () => {
    const sent = Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await shown((await send(sent)).contentUrl)).includes('script')).toBe(false)
  })

  it('accepts the first file whatever its name, unless a later one is named file', async () => {
    const wide = await aPicture(7, 1).png().toBuffer()
    expect(
      (await sharp(await shown((await send(wide, 'joueur1', 'photo')).contentUrl)).metadata()).width,
    ).toBe(7)
    const form = formOf('not a picture', 'other')
    form.append('note', 'hello')
    form.append('file', new Blob([new Uint8Array(wide)]), 'x.png')
    const media = await (await server.client('joueur1'))('uploadPicture', { body: form })
    expect((await sharp(await shown(media.contentUrl)).metadata()).width).toBe(7)
  })

  it('refuses a file that is not a picture, whatever its name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    const tiff = await aPicture().tiff().toBuffer()
    for (const bytes of [svg, '', 'hello', tiff]) {
      expect(await refusedWith(send(bytes))).toBe('415 media/not-a-picture')
    }
  })

  it('shrinks a picture that is larger than a screen', async () => {
    const media = await send(await aPicture(8064, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    const found = await sharp(await shown(media.contentUrl)).metadata()
    expect(found).toMatchObject({ width: 152, height: 2048 })
  })

  it('refuses more than 5 MiB', async () => {
    const large = Buffer.concat([await aPicture().png().toBuffer(), randomBytes(pictureBytesMax)])
    expect(await refusedWith(send(large))).toBe('413 request/too-large')
    expect(await refusedWith(send(Buffer.concat([large, large])))).toBe('413 request/too-large')
  })

  it('refuses a form without a file, a broken form and another type of content', async () => {
    const client = await server.client('joueur1')
    const form = new FormData()
    form.append('file', 'text')
    expect((await refusalOf(client('uploadPicture', { body: form }))).violations[0]?.propertyPath).toBe(
      'file',
    )
    const post = async (type: string, body: string) => {
      const headers = { 'content-type': type }
      const answer = await server.fetch('/api/v1/media_objects', {
        as: 'joueur1',
        method: 'POST',
        headers,
        body,
      })
      return answer.status
    }
    expect(await post('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; na')).toBe(
      400,
    )
    expect(await post('multipart/form-data; boundary=x', 'nothing of the kind')).toBe(400)
    expect(await post('multipart/form-data', '--x--')).toBe(400)
    expect(await post('application/json', '{}')).toBe(415)
    expect(await post('text/plain', 'x')).toBe(415)
  })

  it('requires sign-in, and other calls accept no form', async () => {
    const anonymous = await server.client()
    const body = formOf(await aPicture().png().toBuffer())
    expect(await refusedWith(anonymous('uploadPicture', { body }))).toBe('401 auth/required')
    const answer = await server.fetch('/api/v1/products', { as: 'superadmin', method: 'POST', body })
    expect(answer.status).toBe(415)
  })

  it('stops at fifty pictures a user, however many are sent at once', async () => {
    await anAccount(server, 'collectionneur')
    const dot = await aPicture(1, 1).png().toBuffer()
    for (let count = 0; count < 49; count += 1) await send(dot, 'collectionneur')
    const outcomes = await Promise.allSettled([1, 2].map(() => send(dot, 'collectionneur')))
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await refusedWith(send(dot, 'collectionneur'))).toBe('409 media/quota')
    const files = await readdir(mediaFolder())
    const { rows } = await query('select file_name from media_objects')
    expect(files.sort()).toEqual(rows.map(row => row.file_name).sort())
  })
})

/** Starts to upload a picture of 5 MB, of which only this many bytes are sent. */
function beginUpload(token: string, sent = 0, { url } = server) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
  const heads = ['POST /api/v1/media_objects HTTP/1.1', 'host: x', `authorization: Bearer ${token}`]
  const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 5000000', '', '--x']
  socket.write(Buffer.concat([Buffer.from([...heads, ...form].join('\r\n')), Buffer.alloc(sent)]))
  const answer = once(socket, 'data').then(([data]) => String(data))
  return { socket, answer }
}

const firstAnswer = (uploads: ReturnType<typeof beginUpload>[]) =>
  Promise.race(uploads.map(({ answer }) => answer))

describe('many pictures at once', () => {
  it('leave room for other users', async () => {
    const { token } = await server.session('joueur4')
    const uploads = Array.from({ length: 3 }, () => beginUpload(token))
    const text = await firstAnswer(uploads)
    expect(text).toMatch(/^HTTP\/1.1 429 /)
    expect(text).toContain('\r\nretry-after: 5\r\n')
    expect((await send(await aPicture().png().toBuffer(), 'joueur3')).id).toBeGreaterThan(0)
    for (const { socket } of uploads) socket.destroy()
    // The places of senders who disconnected are free again.
    const dot = await aPicture().png().toBuffer()
    await vi.waitFor(() => send(dot, 'joueur4'), { timeout: patiently(10_000) })
  })

  it('make room for others when their senders are slow, who then have to wait before the next upload', async () => {
    const [alone, another] = [
      await startTestServer({ isAlone: true }),
      await startTestServer({ isAlone: true }),
    ]
    const begin = async (name: string) => beginUpload((await alone.session(name)).token, 10, alone)
    const uploads = [
      await begin('joueur1'),
      await begin('joueur1'),
      await begin('joueur2'),
      await begin('joueur2'),
    ]
    const ended = uploads.map(({ socket }) => once(socket, 'close'))
    const dot = await aPicture().png().toBuffer()
    const sendTo = async (one: TestServer, as: string) =>
      (await one.client(as))('uploadPicture', { body: formOf(dot) })
    // All places are taken, so this upload waits until the slow ones are given up.
    expect((await sendTo(alone, 'joueur3')).id).toBeGreaterThan(0)
    await Promise.all(ended)
    expect(await refusedWith(sendTo(alone, 'joueur2'))).toBe('429 request/too-many')
    // A user of another school may have the same id.
    expect((await sendTo(another, 'joueur2')).id).toBeGreaterThan(0)
    await alone.stop()
    await another.stop()
  })

  it('do not prevent the response to the next request on the same connection', async () => {
    const { socket, answer } = beginUpload('no token', 5_000_000 - 3)
    expect(await answer).toMatch(/^HTTP\/1.1 401 /)
    const next = once(socket, 'data').then(([data]) => String(data))
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await next).toMatch(/^HTTP\/1.1 200 /)
    socket.destroy()
  })
})

const query = async (statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

describe('a missing picture', () => {
  it.each([
    '/media/',
    '/media/none.png',
    `/media/${'0'.repeat(32)}.png`,
    `/media/${'0'.repeat(32)}.svg`,
    '/media/..%2f..%2fsecret',
    '/media/%2e%2e/secret',
    '/media/a/b.png',
    '/media/%00.png',
  ])('returns 404 for %s', async path => {
    const answer = await server.fetch(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('returns 404 when only its file is missing', async () => {
    const media = await send(await aPicture().png().toBuffer())
    await rm(join(mediaFolder(), media.contentUrl.slice('/media/'.length)))
    expect((await server.fetch(media.contentUrl)).status).toBe(404)
  })
})

describe('a product', () => {
  it('has the picture named by im, or by image, until im is null', async () => {
    const root = await server.client('superadmin')
    const [one, two] = [
      await send(await aPicture().png().toBuffer()),
      await send(await aPicture().gif().toBuffer()),
    ]
    const product = await root('createProduct', { body: { name: 'Sac', im: one['@id'] } })
    expect(product).toMatchObject({ im: one['@id'], image: one.contentUrl })
    const params = { id: product.id }
    expect(await root('updateProduct', { params, body: product })).toEqual(product)
    const changed = await root('updateProduct', { params, body: { image: { '@id': two['@id'] } } })
    expect(changed).toMatchObject({ name: 'Sac', im: two['@id'], image: two.contentUrl })
    expect(await root('listProducts')).toContainEqual(changed)
    expect(await root('updateProduct', { params, body: { im: null } })).toMatchObject({
      im: null,
      image: null,
    })
  })

  it('refuses a picture that nobody has uploaded, and the IRI of anything else', async () => {
    const root = await server.client('superadmin')
    const media = await send(await aPicture().png().toBuffer())
    for (const im of ['/api/v1/media_objects/99999', `/api/v1/products/${media.id}`, 'x', -1, 99_999, {}]) {
      const refusal = await refusalOf(root('createProduct', { body: { name: 'Sac', im } }))
      expect(refusal.violations.map(violation => violation.propertyPath)).toEqual(['im'])
    }
  })
})

describe('an account', () => {
  it('accepts its own picture, by IRI or by path', async () => {
    const { user } = await server.session('joueur2')
    const player = await server.client('joueur2')
    const media = await send(await aPicture().webp().toBuffer(), 'joueur2')
    const params = { id: user.id }
    for (const image of [media['@id'], media.contentUrl]) {
      expect((await player('updateUser', { params, body: { image } })).image).toBe(media.contentUrl)
    }
    const root = await server.client('superadmin')
    const made = { username: 'avatar', email: 'avatar@example.org', password: 'x', age: 20, role: 'USER' }
    const [one] = await root('createUsers', { body: [{ ...made, image: media['@id'] }] })
    expect(one?.image).toBe(media.contentUrl)
  })

  it('cannot find out the path of another user’s picture by its id', async () => {
    const { user } = await server.session('joueur3')
    const media = await send(await aPicture().png().toBuffer(), 'joueur2')
    const player = await server.client('joueur3')
    for (const image of [media['@id'], '/api/v1/media_objects/99999']) {
      const call = player('updateUser', { params: { id: user.id }, body: { image } })
      expect((await refusalOf(call)).violations[0]?.propertyPath).toBe('image')
    }
  })

  it('is deleted with its pictures, except those of a product', async () => {
    const id = await anAccount(server, 'photographe')
    const root = await server.client('superadmin')
    const [own, lent] = [
      await send(await aPicture().png().toBuffer(), 'photographe'),
      await send(await aPicture().png().toBuffer(), 'photographe'),
    ]
    await root('createProduct', { body: { name: 'Cadre', im: lent['@id'] } })
    await root('deleteUser', { params: { id } })
    expect((await server.fetch(own.contentUrl)).status).toBe(404)
    expect((await server.fetch(lent.contentUrl)).status).toBe(200)
  })
})

describe('the daily purge', () => {
  const inDays = (days: number) => ({
    ...server.context,
    now: () => new Date(Date.now() + days * 86_400_000),
  })

  it('removes pictures that nobody has used for a week, and files without a picture', async () => {
    const root = await server.client('superadmin')
    const used = await send(await aPicture().png().toBuffer())
    const unused = await send(await aPicture().png().toBuffer())
    await root('createProduct', { body: { name: 'Sac', im: used['@id'] } })
    await writeFile(join(mediaFolder(), '.half.part'), 'x')
    // The disk may have another clock than the test.
    await utimes(join(mediaFolder(), '.half.part'), new Date(), new Date())
    await purgePictures(server.context)
    expect(await readdir(mediaFolder())).toContain('.half.part')
    await purgePictures(inDays(2))
    expect(await readdir(mediaFolder())).not.toContain('.half.part')
    expect((await server.fetch(unused.contentUrl)).status).toBe(200)
    await purgePictures(inDays(8))
    expect((await server.fetch(unused.contentUrl)).status).toBe(404)
    expect(await readdir(mediaFolder())).not.toContain(unused.contentUrl.slice('/media/'.length))
    expect((await server.fetch(used.contentUrl)).status).toBe(200)
  })
})
