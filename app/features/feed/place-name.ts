import { capitalised } from '~/kernel/capitalised'
import type { Locale } from '~/kernel/locale'

/** Words that stay lower case within a name: Braine-le-Comte, Heist-op-den-Berg. */
const small = new Set(
  'aan au aux bij de den der des du en et la le les lez op sous sur ten ter van'.split(' '),
)

/**
 * Formats the name of a municipality, because feeds write capitals and the apostrophe of a typewriter.
 * @example placeName("BRAINE-L'ALLEUD", 'fr') // "Braine-l’Alleud"
 */
export function placeName(given: string, locale: Locale): string {
  const name = given.replaceAll("'", '’')
  if (name !== name.toLocaleUpperCase(locale)) return name
  return name.toLocaleLowerCase(locale).replace(/[\p{L}\p{M}]+/gu, (word, at: number, whole: string) => {
    const elided = word.length === 1 && whole.startsWith('’', at + 1)
    return at > 0 && (small.has(word) || elided) ? word : capitalised(word)
  })
}
