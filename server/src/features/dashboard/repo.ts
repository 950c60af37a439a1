import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import { products } from '../../platform/database/schema.ts'

export async function findProductName(reader: Reader, productId: number): Promise<string | null> {
  const [product] = await reader
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, productId))
  return product?.name ?? null
}
