import { foldText } from '~/kernel/search-text'
import { areaById } from './areas'
import { communes } from './communes'
import { type CountryCode, type Municipality, municipalityByZip, namesOf, villagesOf } from './municipalities'

/**
 * The country of a place of which a postal code without a letter and a name were typed: the codes of both countries have
 * four digits and overlap. Belgium where the Belgian place with that code bears the name, or where the name says nothing;
 * without a name Luxembourg for the main code of a town of it that is no code of a Belgian place.
 */
export function countryOfPlace(zip: string, name: string): CountryCode {
  const typed = foldText(name)
  const belgian = municipalityByZip(zip, 'BE')
  if ((belgian && isNamed(typed, belgianNames(belgian))) || holdsAny(typed, inBelgium)) return 'BE'
  if (isNamed(typed, inLuxembourg) || holdsAny(typed, ofLuxembourg)) return 'LU'
  return typed === '' && !belgian && municipalityByZip(zip, 'LU')?.zip === zip ? 'LU' : 'BE'
}

/** Of the place, of its villages, and of the municipality that it is a part of. */
function belgianNames(place: Municipality): string[] {
  const whole = place.parentZip ? municipalityByZip(place.parentZip, 'BE') : undefined
  return [place, ...(whole ? [whole] : [])].flatMap((one) => [...namesOf(one), ...villagesOf(one)])
}

/** All communes of Luxembourg and their villages; the table of municipalities has its two largest towns only. */
const inLuxembourg = communes
  .flatMap(({ nl, fr, de, en, lb, also = [] }) => [nl, fr, de, en, lb, ...also])
  .flatMap((name) => (name ? foldText(name) : []))

/** "Luxembourg-Ville", "Ettelbruck (Grand-Duché)"; "Luxembourg belge" is the Belgian province. */
const ofLuxembourg = [...(areaById('luxembourg')?.words ?? [])]
const inBelgium = [...(areaById('province-luxembourg')?.words ?? [])]

/** Also with more words ("Gent, Ledeberg"), or fewer ("Mondorf", "Esch/Alzette"). */
const isNamed = (typed: string, names: readonly string[]) =>
  holdsAny(typed, names) || names.some((name) => shortens(typed, name))

const holdsAny = (typed: string, names: readonly string[]) =>
  names.some((name) => ` ${typed} `.includes(` ${name} `))

/** Whether what was typed is a name without some of the words after its first. */
function shortens(typed: string, name: string): boolean {
  const words = name.split(' ')
  const typedWords = typed.split(' ')
  if (words[0] !== typedWords[0]) return false
  let from = 0
  return typedWords.every((word) => {
    from = words.indexOf(word, from) + 1
    return from > 0
  })
}
