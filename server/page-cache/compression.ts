import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { EncodingOnce } from './encoding.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const zstdAsync = promisify(zstdCompress)

/** Less than one network packet either way: compressing it saves nothing. */
export const WORTH_COMPRESSING_BYTES = 860

/** Milliseconds of a 60 kB page: zstd 3 takes 0.1, brotli 5 and gzip 6 take 0.3–0.6, brotli 11 takes 24–68. */
const BROTLI_ON_THE_WAY = 5
const GZIP_ON_THE_WAY = 6
const BROTLI_BEST = 11
/** Level 5 takes more than twice the CPU for 5 % fewer bytes; 1 and 2 save little more. */
const ZSTD_ON_THE_WAY = 3
/** 64 KiB; with one bit more brotli takes a search that is slower by up to half, for 0.4 % fewer bytes of a list. */
const WINDOW_ON_THE_WAY = 16

/** Up to this size compressing takes less than the way to zlib's threads and back, which costs two hand-overs. */
const AT_ONCE_BYTES = 128 * 1024

/** Compresses while a visitor waits; what is large in zlib's own threads, so that nobody else waits for it. */
export async function compressOnTheWay(bytes: Buffer, encoding: EncodingOnce): Promise<Buffer> {
  const atOnce = bytes.length <= AT_ONCE_BYTES
  if (encoding === 'zstd') {
    const options = zstdOptions(bytes.length)
    return atOnce ? zstdCompressSync(bytes, options) : zstdAsync(bytes, options)
  }
  if (encoding === 'br') {
    const options = brotliOptions(bytes.length, BROTLI_ON_THE_WAY, WINDOW_ON_THE_WAY)
    return atOnce ? brotliCompressSync(bytes, options) : brotliAsync(bytes, options)
  }
  if (encoding === 'gzip') {
    const options = { level: GZIP_ON_THE_WAY }
    return atOnce ? gzipSync(bytes, options) : gzipAsync(bytes, options)
  }
  return bytes
}

/** The smallest bytes we can send: too slow for a visitor to wait for, so only made in the background. */
export async function compressBest(bytes: Buffer): Promise<Buffer> {
  return brotliAsync(bytes, brotliOptions(bytes.length, BROTLI_BEST, constants.BROTLI_DEFAULT_WINDOW))
}

const brotliOptions = (length: number, quality: number, mostBits: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // A window as large as the page: the default of 4 MiB costs memory that no page fills.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(mostBits, windowBits(length)),
  },
})

/** Its length in advance keeps the window and the tables as small as the page. */
const zstdOptions = (length: number) => ({
  params: { [constants.ZSTD_c_compressionLevel]: ZSTD_ON_THE_WAY },
  pledgedSrcSize: length,
})

const windowBits = (length: number) =>
  Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16)))
