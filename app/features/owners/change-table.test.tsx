import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { ChangeTable } from './change-table'

const pricesOf = (isAnnuity: boolean, price?: string) => {
  const change = { at: new Date('2026-11-01T10:00:00Z'), state: 'available' as const, showsPrice: true }
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <ChangeTable goal="sale" isAnnuity={isAnnuity} changes={[{ ...change, ...(price ? { price } : {}) }]} />
    </TextContext>,
  )
  return /<td>(.*?)<\/td>/.exec(html)?.[1]
}

test('O2 the history of an annuity sale has a dash for its price, not one that is still to be set', () => {
  expect(pricesOf(true)).toBe('—')
  expect(pricesOf(false)).toBe(translateTo('en')('owners:listing.state.noPrice'))
  expect(pricesOf(true, '€ 92.000')).toBe('€ 92.000')
})
