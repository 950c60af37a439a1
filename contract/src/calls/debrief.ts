import { players, staff } from '../access.ts'
import {
  ConsentBody,
  ConsentSchema,
  DebriefNoteBody,
  DebriefNoteSchema,
  DebriefQuery,
  DebriefSchema,
  ReplayQuery,
  ReplaySchema,
} from '../debrief.ts'
import { endpoint } from '../endpoint.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'

/** What a class, or a company alone, talks about once a quarter is published. */
export const debriefEndpoints = {
  getGameDebrief: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Facts, turning points and questions of a published quarter, or of the whole game',
    success: 200,
    params: IdParams,
    query: DebriefQuery,
    answer: DebriefSchema,
    refusals: ['debrief/nothing-yet'],
  }),
  getCompanyDebrief: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'The debrief as the members of one company read it, with its own figures and public ones only',
    success: 200,
    params: IdParams,
    query: DebriefQuery,
    answer: DebriefSchema,
    refusals: ['debrief/nothing-yet', 'debrief/closed'],
  }),
  getGameReplay: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Figures of all companies, quarter by quarter',
    success: 200,
    params: IdParams,
    query: ReplayQuery,
    answer: ReplaySchema,
    refusals: ['debrief/nothing-yet'],
  }),
  getCompanyReplay: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'Figures of a company, quarter by quarter, with the public ones of all others',
    success: 200,
    params: IdParams,
    query: ReplayQuery,
    answer: ReplaySchema,
    refusals: ['debrief/nothing-yet', 'debrief/closed'],
  }),
  writeDebriefNote: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Write down what was said during the debrief of a quarter',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: DebriefNoteBody,
    answer: DebriefNoteSchema,
  }),
  setDebriefConsent: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    inTeam: [ok, 403],
    summary: 'Agree that a company serves as an example in the debrief of its class, or withdraw that',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: ConsentBody,
    answer: ConsentSchema,
    refusals: ['teams/observer'],
  }),
}
