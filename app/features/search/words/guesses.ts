import { type Locale, locales } from '~/kernel/locale'
import type { PlaceNames, PlacesMeant } from './place-names'
import { mistakesAllowed, mistakesBetween } from './spelling'
import type { Token } from './tokens'
import { concepts, type Entry, wordsOf } from './vocabulary'

type PlaceGuess = { length: number; name?: string; meant: PlacesMeant; mistakes: number }

/** So many runs of words may still be looked for: no text makes this slow. */
export type GuessesLeft = { left: number }

/** Tokens of the longest names. */
const longestName = 5

/** The longest run that is short for a name, or a longer one that is nearly a name. */
export function guessedPlace(
  tokens: Token[],
  at: number,
  places: PlaceNames,
  guesses: GuessesLeft,
): PlaceGuess | undefined {
  let short: PlaceGuess | undefined
  let misspelt: PlaceGuess | undefined
  for (let length = 1; length <= longestName && guesses.left > 0; length += 1) {
    const run = tokens.slice(at, at + length)
    if (run.length < length || run.at(-1)?.number !== undefined) break
    guesses.left -= 1
    const name = run.map(({ folded }) => folded).join(' ')
    const meant = places.shortlyCalled(name)
    if (meant) short = { length, meant, mistakes: 0 }
    const nearest = places.nearestName(name)
    if (nearest && nearest.mistakes <= (misspelt?.mistakes ?? nearest.mistakes))
      misspelt = { ...nearest, length }
  }
  return short && (misspelt?.length ?? 0) <= short.length ? short : misspelt
}

/** Words that are misspelt often enough to be looked for; shorter ones are nearly too many others. */
const shortestGuessed = 5
const guessable = (entry: Entry) => [...concepts, 'bedrooms' as const].some((kind) => entry.kinds.has(kind))
const guessableIn = new Map(locales.map((locale) => [locale, [...wordsOf([locale], guessable)]]))

/** A kind of home, or bedrooms, with the fewest mistakes; of the languages the first that has it. */
export function misspeltWord(
  typed: string,
  languages: Locale[],
): { entry: Entry; mistakes: number } | undefined {
  if (typed.length < shortestGuessed) return undefined
  let best: { entry: Entry; mistakes: number } | undefined
  for (const [word, entry] of languages.flatMap((language) => guessableIn.get(language) ?? [])) {
    if (word.length < shortestGuessed || Math.abs(word.length - typed.length) > 2) continue
    const mistakes = mistakesBetween(typed, word)
    if (mistakes <= mistakesAllowed(typed.length) && mistakes < (best?.mistakes ?? 9))
      best = { entry, mistakes }
  }
  return best
}
