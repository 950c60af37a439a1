import { Writable } from 'node:stream'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { type CopyField, copyRows } from './binary-copy.ts'

/** What a server would receive, without one. */
async function sentBy(rows: CopyField[][]): Promise<Buffer> {
  const received: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      received.push(Buffer.from(chunk))
      done()
    },
  })
  const client = { query: () => Object.assign(stream, { rowCount: rows.length }) }
  expect(await copyRows(client as unknown as pg.ClientBase, 'places', ['name'], rows)).toBe(rows.length)
  return Buffer.concat(received)
}

/** The rows of PostgreSQL's binary COPY format, after its header of 19 bytes, to its end mark. */
function rowsIn(sent: Buffer): Buffer[][] {
  const rows: Buffer[][] = []
  let at = 19
  for (let fields = sent.readInt16BE(at); fields !== -1; fields = sent.readInt16BE(at)) {
    at += 2
    const row: Buffer[] = []
    for (let field = 0; field < fields; field += 1) {
      const length = sent.readInt32BE(at)
      row.push(sent.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    rows.push(row)
  }
  expect(sent.length).toBe(at + 2)
  return rows
}

it('sends numbers and texts of any alphabet', async () => {
  const [row = []] = rowsIn(
    await sentBy([[{ integer: -7 }, { bigint: 9_007_199_254_740_991 }, { text: 'é€😀' }, { text: '' }]]),
  )
  expect(row[0]?.readInt32BE()).toBe(-7)
  expect(row[1]?.readBigInt64BE()).toBe(9_007_199_254_740_991n)
  expect(row.slice(2).map(String)).toEqual(['é€😀', ''])
})

it('sends rows that fill many blocks, and one that is larger than a block', async () => {
  const texts = [
    ...Array.from({ length: 900 }, (_, index) => `€${index}`.repeat(200)),
    '€'.repeat(400_000),
    'end',
  ]
  const rows = rowsIn(await sentBy(texts.map(text => [{ text }])))
  expect(rows.map(row => String(row[0])).every((text, index) => text === texts[index])).toBe(true)
  expect(rows).toHaveLength(texts.length)
})

it('sends nothing but the marks when there is no row', async () => {
  expect(rowsIn(await sentBy([]))).toEqual([])
})
