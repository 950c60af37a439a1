import { normaliseName } from '@trimestre/contract/names'

/** Returns the form of a username or e-mail address used in comparisons: names that look the same are equal. */
export const foldLoginName = (name: string): string => normaliseName(name)

/** Returns the form used by earlier versions; accounts created then are found by it. */
export const legacyLoginName = (name: string): string => name.normalize('NFC').trim().toLowerCase()
