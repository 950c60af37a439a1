import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { reencodePicture } from './picture.ts'
import { completeEnding } from './picture-ending.ts'

/** Returns a picture in which every line differs, so that its data reaches to its end; the same one for each seed. */
function noise(width = 200, height = 150, seed = 1) {
  const channels = 3
  const pixels = Buffer.alloc(width * height * channels)
  let state = seed
  for (let index = 0; index < pixels.length; index += 1) {
    state = (48_271 * state) % 2_147_483_647
    pixels[index] = 64 + (state % 128)
  }
  return sharp(pixels, { raw: { width, height, channels } })
}

/** Returns a copy of the bytes with others put at an offset from where `find` occurs. */
function withBytes(bytes: Buffer, find: number[], offset: number, put: number[]): Buffer {
  const changed = Buffer.from(bytes)
  changed.set(put, changed.indexOf(Buffer.from(find)) + offset)
  return changed
}

const written = {
  jpeg: () => noise().jpeg().toBuffer(),
  progressive: () => noise().jpeg({ progressive: true }).toBuffer(),
  png: () => noise().png().toBuffer(),
  gif: () => noise().gif().toBuffer(),
  webp: () => noise().webp().toBuffer(),
}

/** So many pictures that some end in bits which zeros cannot stand for. */
const seeds = 400

const startOfScan = [0xff, 0xda, 0x00, 0x0c, 0x03]

describe('a picture that deviates from its format', () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      'a JPEG whose scan header is 0 0 0',
      async () => withBytes(await written.jpeg(), startOfScan, 11, [0, 0, 0]),
    ],
    ...Object.entries(written).flatMap(([name, write]): [string, () => Promise<Buffer>][] => [
      [`a ${name} without its last two bytes`, async () => (await write()).subarray(0, -2)],
      [`a ${name} with data behind it`, async () => Buffer.concat([await write(), Buffer.alloc(500, 'x')])],
    ]),
    ['a PNG without its last chunk', async () => (await written.png()).subarray(0, -12)],
    [
      'a PNG whose pHYs chunk has a wrong checksum',
      async () =>
        withBytes(await noise().withDensity(72).png().toBuffer(), [...Buffer.from('pHYs')], 13, [1, 2, 3, 4]),
    ],
    ['a JPEG without its last lines', async () => (await written.jpeg()).subarray(0, -700)],
    ['a JPEG in CMYK colours', () => noise().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG with 16 bits a channel', () => noise().toColourspace('rgb16').png().toBuffer()],
  ])('%s is accepted', async (_name, write) => {
    const { bytes } = await reencodePicture(await write())
    const found = await sharp(bytes, { failOn: 'warning' }).metadata()
    expect(found).toMatchObject({ width: 200, height: 150 })
    expect(found.exif).toBeUndefined()
  })
})

it('a WebP without its last two bytes is accepted, whatever they were', async () => {
  const refused: number[] = []
  for (let seed = 1; seed <= seeds; seed += 1) {
    const cut = (await noise(48, 32, seed).webp().toBuffer()).subarray(0, -2)
    await sharp(completeEnding(cut, 'webp'), { failOn: 'error' })
      .raw()
      .toBuffer()
      .catch(() => refused.push(seed))
  }
  expect(refused).toEqual([])
})

describe('a picture damaged beyond showing', () => {
  it.each(Object.entries(written).filter(([name]) => name !== 'gif'))(
    'is refused as half of a %s',
    async (_name, write) => {
      const bytes = await write()
      const part = Math.round(bytes.length * (write === written.progressive ? 0.04 : 0.5))
      await expect(reencodePicture(bytes.subarray(0, part))).rejects.toMatchObject({ code: 'media/damaged' })
    },
  )

  it.each(Object.entries(written))('is refused as the first bytes of a %s', async (_name, write) => {
    await expect(reencodePicture((await write()).subarray(0, 60))).rejects.toMatchObject({
      code: 'media/damaged',
    })
  })
})

/** Writers of another size into the header of a picture. */
const claiming = {
  jpeg: (bytes: Buffer, width: number, height: number) => claimInFrame(bytes, 0xc0, width, height),
  progressive: (bytes: Buffer, width: number, height: number) => claimInFrame(bytes, 0xc2, width, height),
  png(bytes: Buffer, width: number, height: number) {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  },
  gif(bytes: Buffer, width: number, height: number) {
    const frame = bytes.indexOf(Buffer.of(0x2c, 0, 0, 0, 0, 200, 0, 150, 0))
    for (const at of [6, frame + 5]) {
      bytes.writeUInt16LE(width, at)
      bytes.writeUInt16LE(height, at + 2)
    }
    return bytes
  },
  webp(bytes: Buffer, width: number, height: number) {
    bytes.writeUInt16LE(width, 26)
    bytes.writeUInt16LE(height, 28)
    return bytes
  },
}

function claimInFrame(bytes: Buffer, marker: number, width: number, height: number): Buffer {
  const at = bytes.indexOf(Buffer.of(0xff, marker, 0, 17, 8))
  bytes.writeUInt16BE(height, at + 5)
  bytes.writeUInt16BE(width, at + 7)
  return bytes
}

describe('a picture with more pixels than there is memory for', () => {
  it.each([
    ['jpeg', 8001, 8000],
    ['jpeg', 65_500, 1000],
    ['progressive', 4001, 3000],
    ['png', 5001, 5000],
    ['webp', 5001, 5000],
    ['gif', 4001, 3000],
  ] as const)('is refused before it is decoded: %s, %i x %i', async (name, width, height) => {
    const bytes = claiming[name](await written[name](), width, height)
    await expect(reencodePicture(bytes)).rejects.toMatchObject({ code: 'media/dimensions' })
  })

  it('is refused as an interlaced PNG from 12 megapixels on', async () => {
    const interlaced = claiming.png(await noise().png({ progressive: true }).toBuffer(), 4001, 3000)
    await expect(reencodePicture(interlaced)).rejects.toMatchObject({ code: 'media/dimensions' })
  })

  it('is reduced as a photograph of 48 megapixels, and turned upright', async () => {
    const photograph = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#c60' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { bytes } = await reencodePicture(photograph)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1536, height: 2048 })
  })
})
