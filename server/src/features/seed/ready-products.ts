import { readyProducts } from '@trimestre/contract/ready-products'
import type { Transaction } from '../../platform/db/database.ts'
import { readSetting, storeSetting } from '../../platform/db/settings.ts'
import { insertReadyProducts } from '../products/repo.ts'

/** The keys of the ready products that this installation has received, whatever has become of them since. */
const offeredMark = 'seed.ready-products'

/**
 * Adds the ready products that this installation has never received: one that a super administrator has deleted does not
 * come back, and one that was changed stays as it is.
 */
export async function offerReadyProducts(tx: Transaction): Promise<void> {
  const offered = new Set((await readSetting(tx, offeredMark)) as string[] | undefined)
  const added = readyProducts.filter(({ key }) => !offered.has(key))
  if (added.length === 0) return
  await insertReadyProducts(
    tx,
    added.map(({ events, ...row }) => row),
  )
  await storeSetting(tx, offeredMark, [...offered, ...added.map(({ key }) => key)])
}
