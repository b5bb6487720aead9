/** Words of the demo, and what stands in their place. */
export type Replacements = readonly (readonly [from: string, to: string])[]

/** Replaces words, longer ones first, none of them twice; whatever is put in stays as it is. */
export function replaceWords(text: string, words: Replacements): string {
  const known = new Map(words)
  const patterns = [...known.keys()].sort((one, other) => other.length - one.length).map(RegExp.escape)
  return text.replace(new RegExp(patterns.join('|'), 'g'), (found) => known.get(found) ?? found)
}
