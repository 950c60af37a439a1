import type { JournalEntry } from '@trimestre/contract/journal'
import { expect, it } from 'vitest'
import { journalDocument } from './document.ts'

const entry = (part: Partial<JournalEntry>): JournalEntry => ({
  ...{ round: 2, quarter: 1, version: 1, superseded: false, practice: false, state: 'published' },
  ...{ before: 'Plus de clients.', after: 'Moins que prévu.', change: '' },
  predictions: { demande: 2800, liquidites: null, resultatNet: -3000.5 },
  actual: { demande: 2500, liquidites: 41_000, resultatNet: 1000 },
  scores: { demande: 76, liquidites: null, resultatNet: 0, quarter: 38 },
  done: { before: true, predictions: false, after: true, change: false },
  writable: { before: false, after: false },
  authors: {},
  revs: {},
  ...part,
})

const documentOf = (...entries: JournalEntry[]) =>
  journalDocument({
    journal: { reading: 'all', entries },
    ...{ language: 'en', gameName: 'Vélos', companyName: '#strong[Rayons]', date: 'today' },
  })

it('prints the quarters in their order, predictions between what was expected and what was learned', async () => {
  const { title, blocks } = await documentOf(entry({ round: 3, quarter: 2 }), entry({}))
  expect(title).toContain('#strong[Rayons]')
  const headings = blocks.flatMap(block => (block.kind === 'heading' && block.level === 1 ? block.text : []))
  expect(headings).toEqual(['Quarter 1', 'Quarter 2'])
  const kinds = blocks.map(block => (block.kind === 'heading' ? block.level : block.kind))
  expect(kinds.slice(0, kinds.length / 2)).toEqual([1, 2, 'paragraph', 2, 'table', 2, 'paragraph'])
})

it('has each prediction with what came, the difference and the score', async () => {
  const { blocks } = await documentOf(entry({}))
  const rows = blocks.flatMap(block => (block.kind === 'table' ? block.rows.map(([, ...row]) => row) : []))
  expect(rows).toEqual([
    ['2,800', '2,500', '−300', '76'],
    ['–', '41,000', '–', '–'],
    ['−3,000.5', '1,000', '4,000.5', '0'],
    ['', '', '', '38'],
  ])
})

it('has no score before the quarter is published, and no text that its reader does not see', async () => {
  const closed = entry({ before: null, after: null, change: null, actual: null, scores: null })
  const { blocks } = await documentOf(closed)
  expect(blocks.filter(({ kind }) => kind === 'paragraph')).toEqual([])
  const tables = blocks.flatMap(block => (block.kind === 'table' ? block.rows.length : []))
  expect(tables).toEqual([3])
})
