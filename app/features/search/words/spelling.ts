import { distance } from 'fastest-levenshtein'

/**
 * How many letters of a word may be wrong: none of a short one, since nearly every short word is nearly another.
 * @param letters - length of what was typed, spaces included
 */
export function mistakesAllowed(letters: number): number {
  if (letters < 4) return 0
  if (letters < 9) return 1
  return letters < 14 ? 2 : 3
}

/** Letters changed, missing or too many; two that changed places count once. */
export function mistakesBetween(typed: string, meant: string): number {
  const counted = distance(typed, meant)
  return counted === 2 && isSwapped(typed, meant) ? 1 : counted
}

function isSwapped(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false
  const at = [...typed].findIndex((letter, index) => letter !== meant[index])
  const [first, second] = [typed[at], typed[at + 1]]
  return typed.slice(0, at) + second + first + typed.slice(at + 2) === meant
}

/** Which letters occur, as bits: two words with few mistakes have nearly the same, which is quick to tell. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

/** Each mistake changes at most two of the letters that occur. */
export function areClose(a: number, b: number, mistakes: number): boolean {
  let different = a ^ b
  for (let left = 2 * mistakes; different !== 0; left -= 1) {
    if (left === 0) return false
    different &= different - 1
  }
  return true
}
