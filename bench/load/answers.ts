import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { BareAnswer } from '../floors/bare-answers.ts'
import type { LoadRequest } from './messages.ts'

/**
 * Asks the product for each of these and keeps the bytes as they came, for a bare server to answer the same. Twice: some
 * answers are compressed from their second reader on.
 */
export async function keepAnswers(url: string, requests: LoadRequest[], folder: string): Promise<string> {
  const answers: BareAnswer[] = []
  for (const request of requests) await fetchBytes(url, request)
  for (const request of requests) answers.push(await fetchBytes(url, request))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return file
}

async function fetchBytes(url: string, { path, token }: LoadRequest): Promise<BareAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<BareAnswer>()
  const headers = { 'accept-encoding': 'gzip, deflate, br', authorization: `Bearer ${token}` }
  get(url + path, { headers }, async response => {
    const bytes = await buffer(response)
    if (response.statusCode !== 200) return reject(new Error(`${path} was answered ${response.statusCode}`))
    resolve({
      path,
      type: response.headers['content-type'] ?? '',
      encoding: response.headers['content-encoding'] ?? null,
      bytes: bytes.toString('base64'),
    })
  }).on('error', reject)
  return promise
}
