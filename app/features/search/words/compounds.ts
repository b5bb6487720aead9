import { concepts, type Entry, featureKinds, type Kind, subtypeKinds, wordsOf } from './vocabulary'

/** What words are put together from, in Dutch and German. */
const parts: readonly Kind[] = [
  ...[...concepts, 'bedrooms' as const, 'rooms' as const, 'ordinary' as const],
  ...(Object.keys(featureKinds) as Kind[]),
  ...(Object.keys(subtypeKinds) as Kind[]),
]
const has = (entry: Entry, kinds: readonly Kind[]) => kinds.some((kind) => entry.kinds.has(kind))

/** Shorter parts (app, kot, Hof) stand in too many words. */
const shortestPart = 3
const shortestEnd = 4

const pieces = new Map<string, Entry>([
  ...wordsOf(['de', 'nl'], (entry) => entry.number !== undefined || has(entry, parts)),
  ...(
    [
      ['huur', 'rent'],
      ['koop', 'sale'],
      ['miet', 'rent'],
      ['kauf', 'sale'],
    ] as const
  ).map(([word, kind]) => [word, { kinds: new Set([kind]) }] as const),
])

const ends = wordsOf(['de', 'nl'], (entry) => has(entry, concepts))

/** A word is tried once in each of its places: no text makes this slow. */
const longestWord = 40

/**
 * What a word is put together from: "tweeslaapkamerappartement" is two, bedroom and apartment. Of a word of
 * which only the end is known, such as "ferienhaus", the end is what it is, and the whole says more than that.
 */
export function compoundOf(word: string): Entry[] | undefined {
  if (word.length > longestWord) return undefined
  const whole = split(word)
  if (whole && whole.length > 1) return whole
  const end = endOf(word)
  return end && [{ ...end, kinds: new Set<Kind>([...end.kinds, 'special']) }]
}

function split(word: string): Entry[] | undefined {
  const ways: (Entry[] | undefined)[] = [[]]
  for (let end = shortestPart; end <= word.length; end += 1) ways[end] = wayTo(word, end, ways)
  return ways[word.length]
}

/** The longest last part before `end` that leaves a beginning which is itself put together. */
function wayTo(word: string, end: number, ways: (Entry[] | undefined)[]): Entry[] | undefined {
  for (let start = 0; start <= end - shortestPart; start += 1) {
    const piece = pieces.get(word.slice(start, end))
    const before = piece && (ways[start] ?? ways[withoutLink(word, start)])
    if (piece && before) return [...before, piece]
  }
  return undefined
}

/** "Stadswoning", "vijfentwintig": letters that only link. */
function withoutLink(word: string, start: number): number {
  const link = ['und', 'en', 's'].find((letters) => word.slice(0, start).endsWith(letters))
  return link && start > link.length ? start - link.length : -1
}

function endOf(word: string): Entry | undefined {
  for (let start = shortestPart; start <= word.length - shortestEnd; start += 1) {
    const end = ends.get(word.slice(start))
    if (end) return end
  }
  return undefined
}
