/** Counters of a row: more than the pages that fit, so that few addresses share one in all rows. */
const width = 65_536
const rows = 4
const most = 255
/** Addresses that are counted until all counts are halved: what was asked for long ago weighs less. */
const span = 65_536

export interface Popularity {
  /** Counts an address that was asked for. @param times - at once */
  add(key: string, times?: number): void
  /** About how often an address was asked for lately; never too few. */
  of(key: string): number
  /** How often counts were halved. */
  readonly age: number
}

/**
 * Counts how often addresses are asked for, in a few fixed bytes however many strangers make up (a count-min sketch).
 * @see https://arxiv.org/abs/1512.00727, TinyLFU
 */
export function createPopularity(): Popularity {
  const counts = Array.from({ length: rows }, () => new Uint8Array(width))
  let counted = 0
  let age = 0

  function halve() {
    for (const row of counts) for (let index = 0; index < width; index++) row[index] = (row[index] ?? 0) >> 1
    counted = 0
    age++
  }

  return {
    add(key, times = 1) {
      for (const [index, row] of counts.entries()) {
        const cell = cellOf(key, index)
        row[cell] = Math.min(most, (row[cell] ?? 0) + times)
      }
      if (++counted >= span) halve()
    },
    of: (key) => Math.min(...counts.map((row, index) => row[cellOf(key, index)] ?? 0)),
    get age() {
      return age
    },
  }
}

/** FNV-1a with another beginning for each row, and its bits mixed once more. */
function cellOf(key: string, row: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(row + 1, 0x9e3779b1)
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % width
}
