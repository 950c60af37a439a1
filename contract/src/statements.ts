import * as z from 'zod'
import { integer, number, pathId } from './fields.ts'

export const statementKinds = ['sig', 'income', 'balance-sheet', 'value', 'cash', 'dues', 'journal'] as const
export type StatementKind = (typeof statementKinds)[number]

/** An unknown kind is an unknown path (404). */
export const StatementParams = z.object({ id: pathId(), kind: z.enum(statementKinds) })
export const StatementQuery = z.object({ round: number().optional() })

/** Fiscal year of four quarters, from 1. */
export const AccountingQuery = z.object({ year: integer(1, 25).optional() })

const line = z.object({ code: z.string(), libelle: z.string(), montant: z.number() })
const assetLine = z.object({
  code: z.string(),
  libelle: z.string(),
  brut: z.number(),
  amortissements: z.number(),
  montant: z.number(),
})

/** Amounts in BA. */
export const BalanceSheetSchema = z.object({
  actif: z.array(assetLine),
  passif: z.array(line),
  totalActif: z.number(),
  totalPassif: z.number(),
})
export type BalanceSheet = z.output<typeof BalanceSheetSchema>

export const IncomeSummarySchema = z.array(line)
export type StatementLine = z.output<typeof line>

export const JournalSchema = z.array(
  z.object({
    piece: z.number(),
    /** Quarter of the entry. */
    date: z.string(),
    compte: z.string(),
    libelle: z.string(),
    debit: z.number(),
    credit: z.number(),
  }),
)
export type JournalEntry = z.output<typeof JournalSchema>[number]

/** Amounts to be received (positive) or paid (negative), in BA, and their quarter. */
export const DuesSchema = z.array(line.extend({ trimestre: z.number() }))
export type DueLine = z.output<typeof DuesSchema>[number]

export const StatementSchema = z.union([DuesSchema, IncomeSummarySchema, BalanceSheetSchema, JournalSchema])
export type Statement = z.output<typeof StatementSchema>
