import type { AccountNumber } from './catalogue/accounts.ts'

/**
 * The index of an account in the catalogue, from 0. Books are kept by index, so that the millions of lines of a quarter
 * need no search.
 */
export type Place = number

/** The order is that of the catalogue, whose account names a projection in a browser does not load. */
const numbers: AccountNumber[] = []

const account = (number: AccountNumber): Place => numbers.push(number) - 1

export const CAPITAL = account('101')
export const LEGAL_RESERVE = account('1061')
export const RETAINED_PROFITS = account('110')
export const RETAINED_LOSSES = account('119')
export const PROFIT = account('120')
export const LOSS = account('129')
export const LOANS = account('164')
export const LAND = account('211')
export const BUILDINGS = account('213')
export const MACHINES = account('2154')
export const DEPRECIATION_OF_BUILDINGS = account('2813')
export const DEPRECIATION_OF_MACHINES = account('28154')
export const FINISHED_GOODS = account('355')
export const WRITE_DOWN_OF_GOODS = account('395')
export const SUPPLIERS = account('401')
export const FIXED_ASSET_SUPPLIERS = account('404')
export const CUSTOMERS = account('411')
export const TAX_OWED = account('444')
export const DIVIDENDS_OWED = account('457')
export const BANK = account('512')

/** Charges, class 6. */
export const MATERIALS = account('601')
export const ENERGY = account('6061')
export const RESALE_PURCHASES = account('607')
export const AFTER_SALES = account('611')
export const STORAGE_RENT = account('6132')
export const UPKEEP = account('6155')
export const HOLDING = account('616')
export const RESEARCH = account('617')
export const QUALITY_CONTROL = account('6226')
export const TRAINING = account('6228')
export const ADVERTISING = account('623')
export const TRANSPORT = account('6242')
export const OVERHEADS = account('628')
export const RECRUITMENT = account('6284')
export const LOCAL_TAXES = account('6351')
export const WAGES = account('6411')
export const SEVERANCE = account('6414')
export const SOCIAL_CHARGES = account('645')
export const BAD_DEBTS = account('654')
export const BOOK_VALUE_OF_DISPOSALS = account('657')
export const FORFEITS = account('6581')
export const LOAN_INTEREST = account('6611')
export const OVERDRAFT_INTEREST = account('6616')
export const OTHER_FINANCIAL_CHARGES = account('668')
export const EXCEPTIONAL_CHARGES = account('678')
export const DEPRECIATION = account('6811')
export const WRITE_DOWNS = account('6817')
export const INCOME_TAX = account('695')

/** Income, class 7. */
export const SALES = account('701')
export const RESALES = account('707')
export const STOCK_CHANGE = account('7135')
export const SUBSIDIES = account('741')
export const PROCEEDS_OF_DISPOSALS = account('757')
export const DEPOSIT_INTEREST = account('768')
export const EXCEPTIONAL_INCOME = account('778')
export const WRITE_BACKS = account('7817')

/** The number of each account, by index. */
export const accountNumbers: readonly AccountNumber[] = numbers

/** The index of the first account of classes 6 (charges) and 7 (income), which come last in text order. */
export const FIRST_INCOME_ACCOUNT = numbers.findIndex(number => number.startsWith('6'))

/** External purchases and charges other than materials and goods. */
export const EXTERNAL_CHARGES: readonly Place[] = [
  ENERGY,
  AFTER_SALES,
  STORAGE_RENT,
  UPKEEP,
  HOLDING,
  RESEARCH,
  QUALITY_CONTROL,
  TRAINING,
  ADVERTISING,
  TRANSPORT,
  OVERHEADS,
  RECRUITMENT,
]

/**
 * Returns the index of an account by its number.
 * @throws Error when there is no such account
 */
export function placeOf(number: AccountNumber): Place {
  const place = numbers.indexOf(number)
  if (place < 0) throw new Error(`no account ${number}`)
  return place
}
