import * as z from 'zod'
import { staff } from '../access.ts'
import {
  BranchBody,
  BranchResultSchema,
  BranchResultsQuery,
  BranchSchema,
  BranchSummarySchema,
  NewBranchBody,
} from '../branches.ts'
import { endpoint } from '../endpoint.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'

/** What would have become of a game if something had been different. */
export const branchEndpoints = {
  createBranch: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary:
      'Compute the published quarters again from one of them on, with something changed, for staff alone',
    writesGame: true,
    success: 201,
    params: IdParams,
    body: NewBranchBody,
    answer: BranchSchema,
    refusals: ['branches/too-many', 'rounds/not-published'],
  }),
  listBranches: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The branches of a game, the newest first',
    success: 200,
    params: IdParams,
    answer: z.array(BranchSummarySchema),
  }),
  getBranch: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'A branch with its rankings, and those of the quarters as they were played',
    success: 200,
    params: IdParams,
    answer: BranchSchema,
  }),
  listBranchResults: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The results of a quarter in a branch, the winner first',
    success: 200,
    params: IdParams,
    query: BranchResultsQuery,
    answer: z.array(BranchResultSchema),
  }),
  updateBranch: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Rename a branch, or keep it beyond its time',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: BranchBody,
    answer: BranchSummarySchema,
  }),
  deleteBranch: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Delete a branch',
    writesGame: true,
    success: 204,
    params: IdParams,
  }),
}
