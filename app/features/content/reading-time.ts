const wordsAMinute = 200

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  return Math.max(1, Math.ceil(words.length / wordsAMinute))
}
