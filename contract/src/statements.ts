import * as z from 'zod'
import { integer, number, pathId } from './fields.ts'

export const statementKinds = [
  'sig',
  'income',
  'balance-sheet',
  'value',
  'cash',
  'dues',
  'journal',
  'trial-balance',
  'ledger',
  'financing',
  'cash-flow',
  'loans',
] as const
export type StatementKind = (typeof statementKinds)[number]

/** An unknown kind is an unknown path (404). */
export const StatementParams = z.object({ id: pathId(), kind: z.enum(statementKinds) })
export const StatementQuery = z.object({ round: number().optional() })

/** Fiscal year of four quarters, from 1. */
export const AccountingQuery = z.object({ year: integer(1, 25).optional() })

const line = z.object({
  code: z.string(),
  libelle: z.string(),
  montant: z.number(),
  /** Amount of the year to date; absent from lines that are not added up over quarters. */
  exercice: z.number().optional(),
})
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

const movement = { debit: z.number(), credit: z.number(), solde: z.number() }
const accountOfYear = z.object({
  compte: z.string(),
  libelle: z.string(),
  ouverture: z.number(),
  ...movement,
})

/**
 * The accounts of the year to date, before its result is determined: signed balances, debit positive, in BA, and the
 * movements of both sides.
 */
export const TrialBalanceSchema = z.array(accountOfYear)
export type TrialBalanceLine = z.output<typeof TrialBalanceSchema>[number]

/** The same accounts with their lines; `solde` is the balance after each line. */
export const LedgerSchema = z.array(
  accountOfYear.extend({
    lignes: z.array(z.object({ trimestre: z.number(), piece: z.number(), libelle: z.string(), ...movement })),
  }),
)
export type LedgerAccount = z.output<typeof LedgerSchema>[number]

/** The instalments that are left of each loan, in BA; the rate is in percent per quarter. */
export const LoansSchema = z.array(
  z.object({
    /** Number of the loan in the company's list, from 1. */
    numero: z.number(),
    /** Whether it is an emergency loan. */
    urgence: z.boolean(),
    /** Whether the company is in recovery: the instalments wait until it has left it. */
    gele: z.boolean(),
    taux: z.number(),
    capital: z.number(),
    annuite: z.number(),
    echeances: z.array(
      z.object({
        trimestre: z.number(),
        capitalDebut: z.number(),
        interets: z.number(),
        amortissement: z.number(),
        capitalFin: z.number(),
      }),
    ),
  }),
)
export type LoanPlan = z.output<typeof LoansSchema>[number]

export const StatementSchema = z.union([
  DuesSchema,
  IncomeSummarySchema,
  BalanceSheetSchema,
  JournalSchema,
  LedgerSchema,
  TrialBalanceSchema,
  LoansSchema,
])
export type Statement = z.output<typeof StatementSchema>
