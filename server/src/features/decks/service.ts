import type { DeckFormat } from '@trimestre/contract/debrief'
import type { Context } from '../../platform/context.ts'
import type { Deck, TextDocument } from './deck.ts'
import { writeFile } from './writer.ts'

export type { DocumentBlock, TextDocument } from './deck.ts'
export { dayIn, readFileLanguage } from './language.ts'

/**
 * Writes a deck as a file.
 * @throws Refusal `debrief/busy`, `debrief/too-slow` or `debrief/no-writer`
 */
export const writeDeck = ({ config }: Context, deck: Deck, format: DeckFormat): Promise<Buffer> =>
  writeFile({ kind: 'deck', deck, format }, config.fileTimeoutMs)

/**
 * Writes a document of titles, paragraphs and tables as a PDF file.
 * @throws Refusal `debrief/busy`, `debrief/too-slow` or `debrief/no-writer`
 */
export const writeDocument = ({ config }: Context, document: TextDocument): Promise<Buffer> =>
  writeFile({ kind: 'document', document }, config.fileTimeoutMs)
