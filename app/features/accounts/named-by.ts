import { plainLetters } from '~/kernel/plain-letters'

/** Fewer letters are in too many words, such as the "de" of a name. */
const shortestName = 4
/** So few signs beside names that everybody knows are no secret: a year, a number, `!`. */
const mostBeside = 6
/** What is neither a letter nor usual between words, however often in a row. */
const telling = /([^\p{L}\p{N}\s.\-_@'’])\1*/gu

/** What people write for a letter: `L1nk3b33k`. One of them stands for two. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
  '!': 'i',
  '|': 'l',
}

/**
 * Whether a password is little more than names that everybody knows, together, repeated, with lookalikes or with a few
 * signs beside them.
 * @param known - names and addresses: of each its words, and all of them in a row
 */
export function namedBy(password: string, known: readonly string[]): boolean {
  const names = [...new Set(known.flatMap(namesIn))].sort((one, other) => other.length - one.length)
  return readings(plainLetters(password)).some((reading) => signsBeside(reading, names) <= mostBeside)
}

function namesIn(text: string): string[] {
  const words = plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...words, words.join('')].filter(({ length }) => length >= shortestName)
}

/** As it stands, and as it is meant where digits stand for letters. */
function readings(typed: string): string[] {
  const meant = [...typed].map((sign) => lookalikes[sign] ?? sign).join('')
  return [typed, meant.replaceAll('1', 'i'), meant.replaceAll('1', 'l')]
}

/** How much stands beside the names, which anything may part; everything where there is none of them. */
function signsBeside(reading: string, names: readonly string[]): number {
  const letters = reading.replace(/[^\p{L}\p{N}]/gu, '')
  const without = names.reduce((text, name) => text.replaceAll(name, ' '), letters)
  if (without === letters) return Number.POSITIVE_INFINITY
  return [...without.replaceAll(' ', '')].length + [...reading.matchAll(telling)].length
}
