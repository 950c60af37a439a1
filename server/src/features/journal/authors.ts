import { journalFields, journalTexts } from '@trimestre/contract/journal'
import { erasedText } from '@trimestre/contract/journal-limits'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import { amount } from '../results/units.ts'
import { staffReads } from './reading.ts'
import { type JournalRow, listJournalsOfMember, updateTexts } from './repo.ts'

type Author = JournalRow['authors'][string]

const isAuthor = (author: Author, userId: number): boolean =>
  author !== undefined && (author.by === userId || author.others?.includes(userId) === true)

/**
 * Removes a person from the journals of their companies, in the transaction that erases the account: a text that nobody else
 * wrote is erased, and what others wrote as well stays, like predictions and their scores.
 */
export async function eraseJournalAuthor(transaction: Transaction, userId: number): Promise<void> {
  const rows = await listJournalsOfMember(transaction, userId)
  const own = rows.filter(({ authors }) => journalFields.some(field => isAuthor(authors[field], userId)))
  for (const [gameId, ofGame] of Map.groupBy(own, row => row.gameId)) {
    await raiseCompanyRevisions(
      transaction,
      gameId,
      ofGame.map(({ companyId }) => companyId),
    )
    for (const row of ofGame) await updateTexts(transaction, row, withoutAuthor(row, userId))
  }
}

function withoutAuthor({ authors, ...row }: JournalRow, userId: number) {
  const texts = journalTexts.filter(field => row[field] !== '' && isOnlyAuthor(authors[field], userId))
  const left = Object.entries(authors).map(([field, author]) => [field, without(author, userId)])
  return {
    ...Object.fromEntries(texts.map(field => [field, erasedText])),
    authors: Object.fromEntries(left) as JournalRow['authors'],
  }
}

const isOnlyAuthor = (author: Author, userId: number): boolean =>
  author?.by === userId && (author.others ?? []).length === 0

function without(author: Author, userId: number): Author {
  if (author === undefined) return undefined
  const others = (author.others ?? []).filter(id => id !== userId)
  const by = author.by === userId ? null : author.by
  return { by, at: author.at, ...(others.length > 0 && { others }) }
}

/**
 * Returns every text and prediction that a person wrote, alone or with others, for the export of their data. Staff who make
 * the export read the texts that they read elsewhere; the others are null.
 */
export async function journalFieldsOf(reader: Reader, userId: number, isOwn: boolean) {
  const rows = await listJournalsOfMember(reader, userId)
  return rows.flatMap(row =>
    journalFields.flatMap(field => {
      const author = row.authors[field]
      const value = row[field]
      if (author === undefined || value === null || !isAuthor(author, userId)) return []
      const isAmount = field === 'liquidites' || field === 'resultatNet'
      const isShown = typeof value === 'number' || isOwn || staffReads(row, row.roundNb)
      const shown = typeof value === 'number' && isAmount ? amount(value) : value
      return [
        {
          companyId: row.companyId,
          roundNb: row.roundNb,
          field,
          value: isShown ? shown : null,
          at: author.at,
        },
      ]
    }),
  )
}
