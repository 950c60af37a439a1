import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { RecordedResponse } from '../floors/bare-responses.ts'
import type { LoadRequest } from './load.ts'

/**
 * Requests each of these from the product and stores the bytes of the responses, so that a bare server can return the
 * same. Requests each twice, because some responses are compressed only from their second request on.
 */
export async function recordResponses(url: string, requests: LoadRequest[], folder: string): Promise<string> {
  const answers: RecordedResponse[] = []
  for (const request of requests) await fetchBytes(url, request)
  for (const request of requests) answers.push(await fetchBytes(url, request))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return file
}

async function fetchBytes(url: string, { path, token }: LoadRequest): Promise<RecordedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RecordedResponse>()
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
