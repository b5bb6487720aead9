import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

export const bucket = 'pignon'

export type S3Server = {
  port: number
  /** What a process needs to know of it. */
  env: Record<'STORAGE_URL' | 'STORAGE_ACCESS_KEY' | 'STORAGE_SECRET_KEY', string>
  close(): Promise<void>
}

/**
 * An S3 server on this machine with one empty bucket, which knows one key.
 * @param port - 0 picks a free one
 * @param folder - where its files are kept when it ends; else in a folder of its own
 */
export async function openS3Server({
  port = 0,
  folder,
}: {
  port?: number
  folder?: string
} = {}): Promise<S3Server> {
  const directory = folder ?? mkdtempSync(path.join(os.tmpdir(), 'pignon-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    // It computes those of lists otherwise than Amazon; keys that it does not know it refuses all the same.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  })
  const listening = await server.run()
  return {
    port: listening.port,
    env: {
      STORAGE_URL: `s3://${bucket}/site-a?endpoint=http://127.0.0.1:${listening.port}`,
      STORAGE_ACCESS_KEY: 'S3RVER',
      STORAGE_SECRET_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close()
      if (!folder) rmSync(directory, { recursive: true })
    },
  }
}
