/** One file inside an archive. */
export type Entry = { name: string; bytes: Buffer }

/** Thrown when an archive ends too early or is not an archive. */
export class ArchiveDamaged extends Error {}

const block = 512
/** Far larger than any part that is written, so that a corrupt length does not exhaust the memory. */
const bytesMax = 64 * 1024 * 1024

/**
 * Writes entries as a POSIX tar archive, which any system's `tar` lists and unpacks. Each entry is held in memory once.
 */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length)
    yield bytes
    yield Buffer.alloc(paddingOf(bytes.length))
  }
  yield Buffer.alloc(2 * block)
}

/** Reads the entries of an archive in order. Throws {@link ArchiveDamaged}. */
export async function* entriesOf(archive: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = createReader(archive)
  for (;;) {
    const header = await reader.read(block)
    if (header.every(byte => byte === 0)) return
    const { name, byteCount } = readHeader(header)
    const bytes = await reader.read(byteCount)
    await reader.read(paddingOf(byteCount))
    yield { name, bytes }
  }
}

const paddingOf = (byteCount: number): number => (block - (byteCount % block)) % block

const checksumAt = 148
const checksumLength = 8

function headerOf(name: string, byteCount: number): Buffer {
  if (Buffer.byteLength(name) > 99) throw new Error(`the name ${name} is too long for an archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(byteCount, 12), 124)
  header.write(octal(0, 12), 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 7)} `, checksumAt)
  return header
}

/** Computes the checksum, which counts its own field as spaces. */
function sumOf(header: Buffer): number {
  const own = header.subarray(checksumAt, checksumAt + checksumLength)
  const sum = (bytes: Buffer) => bytes.reduce((total, byte) => total + byte, 0)
  return sum(header) - sum(own) + checksumLength * 0x20
}

function readHeader(header: Buffer): { name: string; byteCount: number } {
  const text = (from: number, length: number) =>
    header.toString('latin1', from, from + length).replace(/\0.*$/s, '')
  const octal = (from: number, length: number) => Number.parseInt(text(from, length).trim(), 8)
  const byteCount = octal(124, 12)
  const isSound = octal(checksumAt, checksumLength) === sumOf(header) && byteCount >= 0
  if (!isSound || byteCount > bytesMax) throw new ArchiveDamaged('a header is wrong')
  return { name: text(0, 100), byteCount }
}

/** Returns bytes in the requested lengths, whatever the lengths of the chunks. */
function createReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let kept: Buffer[] = []
  let keptBytes = 0
  return {
    async read(byteCount: number): Promise<Buffer> {
      while (keptBytes < byteCount) {
        const { done, value } = await chunks.next()
        if (done === true) throw new ArchiveDamaged('it ends too early')
        kept.push(value)
        keptBytes += value.length
      }
      const whole = kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept)
      kept = [whole.subarray(byteCount)]
      keptBytes -= byteCount
      return whole.subarray(0, byteCount)
    },
  }
}
