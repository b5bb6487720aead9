import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { textsFor, translateTo } from './texts.server'
import { createTranslate } from './translate'

test.each(locales)('L17 an island is given the texts that it asks for and no others, in %s', (locale) => {
  const given = createTranslate(textsFor(locale, ['favourites:', 'listings:bedrooms']), locale)
  const whole = translateTo(locale)
  for (const count of [1, 2]) {
    expect(given('listings:bedrooms', { count })).toBe(whole('listings:bedrooms', { count }))
    expect(given('favourites:gone', { count })).toBe(whole('favourites:gone', { count }))
  }
  expect(given('favourites:empty.title')).toBe(whole('favourites:empty.title'))
  expect(given('listings:noPicture')).toBe('listings:noPicture')
})
