export type KeyOf = (rawUrl: string) => string | null

const MEMO_URL_LENGTH = 2048
const MEMO_CHARACTERS = 4_000_000

/**
 * Remembers the key of each raw URL, so that a hit parses nothing.
 * Bounded in characters, not in entries: URLs are what strangers write. A full memo starts over; longer
 * URLs than 2,048 characters are worked out each time.
 */
export function memoised(keyOf: KeyOf): KeyOf {
  const memo = new Map<string, string | null>()
  let characters = 0
  return (rawUrl) => {
    const known = memo.get(rawUrl)
    if (known !== undefined) return known
    const key = keyOf(rawUrl)
    if (rawUrl.length > MEMO_URL_LENGTH) return key
    const weight = rawUrl.length + (key?.length ?? 0)
    if (characters + weight > MEMO_CHARACTERS) {
      memo.clear()
      characters = 0
    }
    memo.set(rawUrl, key)
    characters += weight
    return key
  }
}
