import { parentPort, workerData } from 'node:worker_threads'
import type { DeckFormat } from '@trimestre/contract/debrief'
import { lowerThreadPriority } from '../../platform/process/thread-priority.ts'
import type { Deck, TextDocument } from './deck.ts'

export type WritingJob =
  | { kind: 'deck'; deck: Deck; format: DeckFormat }
  | { kind: 'document'; document: TextDocument }

/** This thread writes one file, which occupies a core for a second, and ends. */
lowerThreadPriority(10)
parentPort?.postMessage(await write(workerData as WritingJob))

/** Writes a file; null when what writes this format is not installed. */
async function write(job: WritingJob): Promise<Uint8Array | null> {
  if (job.kind === 'deck' && job.format === 'pptx') {
    const { writePptx } = await import('./write-pptx.ts')
    return writePptx(job.deck)
  }
  const { writePdf, writeDocumentPdf } = await import('./write-pdf.ts')
  return job.kind === 'deck' ? writePdf(job.deck) : writeDocumentPdf(job.document)
}
