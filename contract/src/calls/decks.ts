import { staff } from '../access.ts'
import { DeckQuery, deckTypes } from '../debrief.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'

/** The refusals of every call that returns a written file. */
export const writerRefusals = [
  'debrief/busy',
  'debrief/too-slow',
  'debrief/no-writer',
] as const satisfies readonly ErrorCode[]

/** The debriefs as files. */
export const deckEndpoints = {
  getGameDeck: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The debrief of a quarter or of the whole game as slides or as a PDF file',
    success: 200,
    params: IdParams,
    query: DeckQuery,
    produces: Object.values(deckTypes),
    refusals: ['debrief/nothing-yet', ...writerRefusals],
  }),
  getCompanyDeck: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'The debrief of a company, with its own figures only, as slides or as a PDF file',
    success: 200,
    params: IdParams,
    query: DeckQuery,
    produces: Object.values(deckTypes),
    refusals: ['debrief/nothing-yet', 'debrief/closed', ...writerRefusals],
  }),
}
