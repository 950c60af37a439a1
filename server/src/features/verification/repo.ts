import type { Verification } from '@trimestre/contract/system'
import type { Reader } from '../../platform/db/database.ts'
import { claimInstant, readSetting, storeSetting } from '../../platform/db/settings.ts'

const claimKey = 'verificationClaim'
const lastKey = 'lastVerification'

/** Claims the verification due at this time for one process; returns false when another one has claimed it. */
export const claimVerification = (writer: Reader, due: Date): Promise<boolean> =>
  claimInstant(writer, claimKey, due, due)

export const storeVerification = (writer: Reader, value: Verification): Promise<void> =>
  storeSetting(writer, lastKey, value)

/** Reads the last verification; earlier versions of the product stored none with quarters that are not checked. */
export async function readVerification(reader: Reader): Promise<Verification | null> {
  const stored = (await readSetting(reader, lastKey)) as Verification | undefined
  return stored === undefined ? null : { ...stored, unchecked: stored.unchecked ?? [] }
}
