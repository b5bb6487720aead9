import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The build puts what a file is compressed to beside it, with these endings. */
export const packedEndings = { br: '.br', gzip: '.gz' } as const

type Bytes = Uint8Array<ArrayBuffer>
export type PackedFile = Record<keyof typeof packedEndings, Bytes>

/**
 * Compresses a file as far as it goes, some 10 ms of CPU for each: all of a build would be two seconds of every start.
 * @returns undefined for what is compressed in itself, and what is so small that nothing is gained
 */
export async function packFile(name: string, bytes: Bytes): Promise<PackedFile | undefined> {
  if (/\.(?:woff2|webp|png)$/.test(name) || bytes.length < 300) return undefined
  const [br, gzip] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzip) }
}
