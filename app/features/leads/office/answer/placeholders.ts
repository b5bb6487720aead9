/** What templates and answers may hold in braces; each has a word in every language (`leads-office:placeholder`). */
export const placeholders = ['firstName', 'name', 'listing', 'link', 'agent', 'phone', 'agency'] as const
export type Placeholder = (typeof placeholders)[number]

/** Their words, in small letters, in whatever language. */
export type PlaceholderWords = ReadonlyMap<string, Placeholder>

/** What stands for each; one without a value is not known of this lead. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const braces = /\{([^{}\n]{1,60})\}/g

/** What stands in braces and is no placeholder, as typed. */
export const unknownIn = (text: string, words: PlaceholderWords): string[] => [
  ...new Set(
    [...text.matchAll(braces)].flatMap(([whole, word = '']) => (words.has(plain(word)) ? [] : [whole])),
  ),
]

/** A text with what its placeholders stand for; what is unknown or has no value stays as typed, and is named. */
export function fillPlaceholders(
  text: string,
  words: PlaceholderWords,
  values: PlaceholderValues,
): { text: string; left: string[] } {
  const left = new Set<string>()
  const filled = text.replace(braces, (whole, word: string) => {
    const placeholder = words.get(plain(word))
    const value = placeholder && values[placeholder]
    if (!value) left.add(whole)
    return value || whole
  })
  return { text: filled, left: [...left] }
}

const plain = (word: string) => word.trim().toLowerCase()
