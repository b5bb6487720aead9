import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { ResultsView } from './results-view'

const figureOf = (locale: Locale, days: number) => {
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <ResultsView results={{ daysToSell: { days, sales: 12, months: 24 } }} />
    </TextContext>,
  )
  return /<dd[^>]*>([^<]*)/.exec(html)?.[1]
}

test.each<[locale: Locale, one: string, many: string]>([
  ['nl', '1 dag', '1.200 dagen'],
  ['fr', '1 jour', '1\u202f200 jours'],
  ['en', '1 day', '1,200 days'],
  ['de', '1 Tag', '1.200 Tage'],
])('M5b in %s a home may be sold in %s or in %s', (locale, one, many) => {
  expect([figureOf(locale, 1), figureOf(locale, 1200)]).toEqual([one, many])
})
