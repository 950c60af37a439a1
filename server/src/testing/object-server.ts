import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A bucket of an S3-compatible object store that checks signatures, for a single test. */
export type ObjectServer = {
  /** The settings with which the product uses the bucket. */
  settings: { S3_BUCKET_URL: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string }
  stop(): Promise<void>
}

export async function startObjectServer(): Promise<ObjectServer> {
  const directory = await mkdtemp(join(tmpdir(), 'trimestre-objects-'))
  const name = 'trimestre'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  return {
    settings: {
      S3_BUCKET_URL: `http://127.0.0.1:${port}/${name}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
