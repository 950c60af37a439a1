import { expect, test } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import type { TextDocument } from './deck.ts'
import { writeFile } from './writer.ts'

const document: TextDocument = {
  language: 'fr',
  title: 'Journal',
  subtitle: '',
  footer: '',
  blocks: [{ kind: 'paragraph', text: 'Un texte' }],
}
const chart = {
  kind: 'scatter',
  title: 'Prix et part',
  series: [
    { name: 'Prix', values: [50, 51] },
    { name: 'Part', values: [10, 20] },
  ],
  categories: ['A', 'B'],
  axes: { x: 'Prix', y: 'Part' },
  alt: 'Deux points',
} as const
const slide = {
  title: 'Prix',
  lead: null,
  sentences: [],
  table: null,
  charts: [chart],
  notes: [],
  link: null,
}
const longEnough = 600_000
const write = (timeoutMs = longEnough) => writeFile({ kind: 'document', document }, timeoutMs)

test('writes a file in a thread', async () => {
  expect((await write()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('writes the same file twice', async () => {
  const deck = {
    language: 'fr',
    title: 'Bilan',
    subtitle: '',
    mark: null,
    footer: '',
    slides: [slide],
  } as const
  for (const format of ['pptx', 'pdf'] as const) {
    const [first, second] = [
      await writeFile({ kind: 'deck', deck, format }, longEnough),
      await writeFile({ kind: 'deck', deck, format }, longEnough),
    ]
    expect(first.equals(second)).toBe(true)
  }
})

test('lets five files wait for one, and refuses the next', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => write()))
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refusals).toEqual([
    expect.objectContaining({ code: 'debrief/busy', status: 503, retryAfter: 10 }),
    expect.objectContaining({ code: 'debrief/busy', status: 503, retryAfter: 10 }),
  ])
})

test('ends a thread that takes too long, and writes the next file in another one', async () => {
  await expect(write(1)).rejects.toMatchObject({ code: 'debrief/too-slow', status: 503, retryAfter: 60 })
  expect((await write()).length).toBeGreaterThan(1000)
})

test('writes nothing where that is switched off', async () => {
  await expect(write(0)).rejects.toThrow(new Refusal('debrief/no-writer'))
})
