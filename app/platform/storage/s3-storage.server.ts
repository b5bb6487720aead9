import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as s3 from '@aws-sdk/client-s3'
import { S3Client, type S3ServiceException } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { inChunks } from './in-chunks'
import { type ByteRange, type Storage, StorageUnavailable, type StoredFile } from './storage'
import type { BucketPlace } from './storage-place'

/** In milliseconds. A request of a visitor has ten seconds, and may need two files. */
const usualTimes = {
  /** Until the answer begins, to what sends no file. */
  answer: 4_000,
  /**
   * Without a byte that goes out: a slow line may take as long as it likes for a file, and so long for the last bytes,
   * which wait in a buffer of this machine.
   */
  still: 20_000,
}
const connectMs = 1_500
/** Tries of one request; the client waits between them, longer each time. */
const tries = 3
/** Files that are sent in parts hold this much memory each, at most four parts at once. */
const partBytes = 16 * 2 ** 20

/**
 * A bucket of Amazon S3 or of a service that speaks its protocol, such as MinIO, Ceph, Garage or R2.
 * @param times - for tests
 */
export function s3Storage(
  { bucket, prefix, region, endpoint, credentials, isPathStyle }: BucketPlace,
  times = usualTimes,
): Storage {
  const options = {
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: isPathStyle,
    maxAttempts: tries,
    // Many services know none but the checksums of HTTP.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = new S3Client({
    ...options,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: times.answer,
      throwOnRequestTimeout: true,
    },
  })
  /** Sends files. A client of its own, because the time of a request includes the sending of its body. */
  const sender = new S3Client({
    ...options,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: times.still },
  })
  sender.middlewareStack.add((next) => (args) => next({ ...args, request: inChunks(args.request) }), {
    step: 'deserialize',
  })
  const place = `s3://${bucket}/${prefix}${endpoint ? ` at ${new URL(endpoint).host}` : ''}`
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  /** Runs a request; undefined when there is no such file. */
  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await request()
    } catch (error) {
      if (isMissing(error)) return undefined
      throw new StorageUnavailable(place, error)
    }
  }

  const get = (key: string, range?: ByteRange) =>
    client.send(
      new s3.GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
    )

  async function read(key: string, range?: ByteRange): Promise<Buffer | undefined> {
    return await ask(async () => {
      const { Body } = await get(key, range)
      return Body ? await buffer(Body as Readable) : Buffer.alloc(0)
    })
  }

  async function find(key: string): Promise<StoredFile | undefined> {
    const found = await ask(() => client.send(new s3.HeadObjectCommand(at(key))))
    return found && { key, bytes: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) }
  }

  async function write(key: string, content: Uint8Array | Readable): Promise<void> {
    const send = () =>
      content instanceof Uint8Array
        ? sender.send(new s3.PutObjectCommand({ ...at(key), Body: content }))
        : new Upload({ client: sender, params: { ...at(key), Body: content }, partSize: partBytes }).done()
    await send().catch((error: unknown) => {
      throw new StorageUnavailable(place, error)
    })
  }

  async function list(begin: string): Promise<StoredFile[]> {
    const found: StoredFile[] = []
    const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + begin })
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          found.push({ key: Key.slice(prefix.length), bytes: Size, modified: LastModified })
    } catch (error) {
      throw new StorageUnavailable(place, error)
    }
    return found.sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  const remove = async (key: string) =>
    void (await ask(() => client.send(new s3.DeleteObjectCommand(at(key)))))

  async function removeUnfinishedBefore(instant: Date): Promise<number> {
    const { Uploads = [] } =
      (await ask(() =>
        client.send(new s3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix })),
      )) ?? {}
    const old = Uploads.filter(({ Initiated }) => Initiated && Initiated < instant)
    for (const { Key, UploadId } of old)
      await ask(() => client.send(new s3.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })))
    return old.length
  }

  return {
    place,
    isApart: true,
    write,
    read,
    async stream(key, range) {
      const answer = await ask(() => get(key, range))
      if (!answer?.Body) throw new StorageUnavailable(place, new Error('a file is gone'))
      return answer.Body as Readable
    },
    original: (key) => read(key),
    find,
    list,
    /** Only a copy gives a file another time. */
    async touch(key) {
      const source = `${bucket}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`
      const copy = { ...at(key), CopySource: source, MetadataDirective: 'REPLACE' } as const
      await ask(() => client.send(new s3.CopyObjectCommand(copy)))
    },
    delete: remove,
    removeUnfinishedBefore,
    async check() {
      const key = `probe-${process.pid}-${Math.random().toString(36).slice(2)}`
      await write(key, Buffer.from('pignon'))
      const back = await read(key)
      await remove(key)
      if (back?.toString() !== 'pignon')
        throw new StorageUnavailable(place, new Error('what was written does not come back'))
    },
    close() {
      client.destroy()
      sender.destroy()
    },
  }
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as Partial<S3ServiceException>
  if (name === 'NoSuchBucket') return false
  return (
    name === 'NoSuchKey' ||
    name === 'NotFound' ||
    name === 'NoSuchUpload' ||
    $metadata?.httpStatusCode === 404
  )
}
