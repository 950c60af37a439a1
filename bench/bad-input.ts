/**
 * Sends invalid requests of every call to a product of its own and prints the statuses that it returned and the
 * findings.
 *
 *   npm run bench bad-input [-- --requests 100000 --seed 1]
 */
import { parseArgs } from 'node:util'
import { assault } from '@trimestre/server/testing/assault'
import { startTestProduct } from './test-product.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const product = await startTestProduct()
try {
  const options = { requests: Number(values.requests), seed: Number(values.seed) }
  const { requests, byStatus, findings } = await assault(product, options)
  console.log(`${requests} requests, seed ${values.seed}`)
  for (const [status, count] of Object.entries(byStatus)) console.log(`  ${status}  ${count}`)
  for (const finding of findings) console.log(JSON.stringify(finding))
  console.log(findings.length === 0 ? 'nothing found' : `${findings.length} findings`)
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  await product.stop()
}
