import * as z from 'zod'
import { players, staff } from '../access.ts'
import { deckTypes } from '../debrief.ts'
import { endpoint } from '../endpoint.ts'
import { exportTypes } from '../exports.ts'
import {
  CompanyJournalSchema,
  JournalEntrySchema,
  JournalExportQuery,
  JournalFileQuery,
  JournalParams,
  JournalQuery,
  JournalSchema,
  JournalsQuery,
  WriteJournalBody,
} from '../journal.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'
import { writerRefusals } from './decks.ts'

/** What companies expected of their quarters, and what they learned. */
export const journalEndpoints = {
  getJournal: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'The journal of a company, with its predictions, what came of them and their scores',
    success: 200,
    params: IdParams,
    query: JournalQuery,
    answer: JournalSchema,
  }),
  downloadJournal: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'The whole journal of a company as a PDF file, with texts where the reader sees them',
    success: 200,
    params: IdParams,
    query: JournalFileQuery,
    produces: [deckTypes.pdf],
    refusals: writerRefusals,
  }),
  writeJournal: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    inTeam: [ok, 403],
    summary: 'Write texts and predictions of a quarter, all or none',
    writesGame: true,
    success: 200,
    params: JournalParams,
    body: WriteJournalBody,
    answer: JournalEntrySchema,
    refusals: [
      'journal/closed',
      'journal/not-yet',
      'journal/changed',
      'companies/out',
      'companies/not-human',
      'teams/observer',
      'server/lock-timeout',
    ],
  }),
  listJournals: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary:
      'Which parts of their journals the companies of a game have done, with texts where staff read them',
    success: 200,
    params: IdParams,
    query: JournalsQuery,
    answer: z.array(CompanyJournalSchema),
  }),
  exportJournal: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The journals of a game as a file, with texts where staff read them',
    success: 200,
    params: IdParams,
    query: JournalExportQuery,
    produces: Object.values(exportTypes),
  }),
}
