import { hash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const newline = 0x0a

/**
 * Counts the rows of COPY's text format that pass, and sums their hashes: the same in any order, whatever server
 * writes them. Duplicate rows do not cancel each other, as they would with XOR.
 */
export class RowChecksum extends Transform {
  rows = 0
  #sum = 0n
  #rest: Buffer = Buffer.alloc(0)

  get checksum(): string {
    return this.#sum.toString(16).padStart(16, '0')
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let begin = 0
    // COPY writes a line break within a value as `\n`: each of these bytes ends a row.
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, begin)) {
      this.#add(bytes.subarray(begin, end))
      begin = end + 1
    }
    this.#rest = begin < bytes.length ? Buffer.from(bytes.subarray(begin)) : Buffer.alloc(0)
    done(null, chunk)
  }

  #add(row: Buffer) {
    this.rows += 1
    this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', row, 'buffer').readBigUInt64LE())
  }
}
