import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '~/kernel/locale'
import phrases from '../phrases.json'
import { named } from './named.fixture'
import { readWords, type WordsMeaning } from './read-words'

const read = (text: string, locale: Locale = 'nl', goal: 'sale' | 'rent' = 'sale') =>
  readWords(text, named, { locale, goal })

const euros = (cents: number | undefined) => cents && cents / 100

/** As the table says it: what does not filter is left out. */
function said({ zips, webIds, priceMinCents, priceMaxCents, unknown, ...others }: WordsMeaning) {
  const all = {
    ...others,
    types: webIds,
    cities: zips,
    priceMin: euros(priceMinCents),
    priceMax: euros(priceMaxCents),
    unknown,
  }
  const filters = Object.entries(all).filter(([, value]) => value !== undefined && String(value) !== '')
  return Object.fromEntries(filters)
}

test.each(phrases)('P1 "$text" ($language, $list)', ({ text, language, list, means }) => {
  expect(said(read(text, language as Locale, list as 'sale' | 'rent'))).toEqual(means)
})

void fc
void locales
