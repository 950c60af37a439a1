import { foldName } from '@trimestre/contract/names'

/** A username or e-mail as compared: those that look the same are the same. */
export const foldLoginName = (name: string): string => foldName(name)

/** As names were compared before; accounts of that time are found by it. */
export const formerLoginName = (name: string): string => name.normalize('NFC').trim().toLowerCase()
