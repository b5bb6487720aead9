import type { Locale } from '~/kernel/locale'

/** French words that a name begins with and that take an article. */
const french: readonly (readonly [word: RegExp, of: string])[] = [
  [/^gare /i, 'de la gare '],
  [/^école /i, 'de l’école '],
  [/^athénée /i, 'de l’athénée '],
  [/^collège /i, 'du collège '],
  [/^hôpital /i, 'de l’hôpital '],
  [/^clinique /i, 'de la clinique '],
  [/^parc /i, 'du parc '],
  [/^Le /, 'du '],
  [/^Les /, 'des '],
]

function ofFrench(name: string): string {
  const [word, of] = french.find(([known]) => known.test(name)) ?? []
  if (word && of) return name.replace(word, of)
  return /^[aeiouyàâéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`
}

/** "à Le Rœulx" as French says it: "au Rœulx", "aux Bons Villers". Other languages say a name after "in" as it is. */
export const contracted = (sentence: string, locale: Locale): string =>
  locale === 'fr'
    ? sentence.replace(/(?<=^|\s)à (Les?) (?=\p{Lu})/gu, (_, article) => (article === 'Le' ? 'au ' : 'aux '))
    : sentence

/**
 * The name of a place as a sentence goes on after "at most 5 km from": Dutch "station Linkebeek", French "de la gare de
 * Linkebeek" with its preposition, German "den Bahnhof Linkebeek".
 */
export function afterDistance(name: string, locale: Locale): string {
  switch (locale) {
    case 'nl':
      return name.replace(/^(?:Station|Metro|School|Park|Ziekenhuis) /, (word) => word.toLowerCase())
    case 'fr':
      return ofFrench(name)
    case 'de':
      return name.replace(/^(Bahnhof|Park) /, 'den $1 ')
    case 'en':
      return name
  }
}
