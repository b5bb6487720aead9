import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type BucketPlace = {
  kind: 'bucket'
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
  /** Undefined: Amazon's own. */
  endpoint?: string
  /** Undefined: the role of the machine, or what else Amazon's client finds. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  /** `https://host/bucket/key`, not `https://bucket.host/key`. */
  isPathStyle: boolean
}

export type StoragePlace = { kind: 'folder'; folder: string } | BucketPlace

const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const knownParameters = ['region', 'endpoint', 'style']

/**
 * Reads STORAGE_URL: `s3://bucket/prefix?region=…&endpoint=https://…&style=host`, or `file:///shared/folder`.
 * @returns undefined when it cannot be understood
 */
export function readStoragePlace(text: string): StoragePlace | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'file:' && url.host === '')
    return { kind: 'folder', folder: path.resolve(fileURLToPath(url)) }
  if (url?.protocol !== 's3:' || url.username || !bucketForm.test(url.hostname)) return undefined
  const { searchParams: given } = url
  const endpoint = given.get('endpoint') ?? undefined
  if ([...given.keys()].some((name) => !knownParameters.includes(name))) return undefined
  if (endpoint !== undefined && !isOrigin(endpoint)) return undefined
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  return {
    kind: 'bucket',
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    region: given.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    isPathStyle: given.get('style') === 'path' || (endpoint !== undefined && given.get('style') !== 'host'),
  }
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && url.pathname === '/'
}
