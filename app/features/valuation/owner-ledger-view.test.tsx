import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { type Locale, locales } from '~/kernel/locale'
import { OwnerLedgerView } from './owner-ledger-view'
import { toOwnerSheet } from './owner-sheet'

const sheetOf = (query: string, feePercent?: number) =>
  toOwnerSheet(
    {
      usual: { cents: 52_000_000, isAbout: true },
      priceFrom: 'estimate',
      feePercent,
      given: new URLSearchParams(query),
    },
    'nl',
  )

const render = (query: string, { fee, locale = 'nl' }: { fee?: number; locale?: Locale } = {}) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <OwnerLedgerView sheet={sheetOf(query, fee)} action="/bedankt/" kept={{ estimate: 'a-token' }} />
    </TextContext>,
  )

test.each(locales)('D12 in %s the owner’s ledger has whole sentences, with and without a fee', (locale) => {
  for (const fee of [undefined, 3.63]) {
    expect(render('mortgage=1', { locale, ...(fee && { fee }) })).not.toMatch(
      /\{\{|valuation:|ui:|undefined|NaN/,
    )
  }
})

test('D12 the form keeps the link to the estimate, and what is no amount, with what is wrong with it', () => {
  const html = render('mortgage=veel&works=5.000', { fee: 3.63 })
  expect(html).toContain('<input type="hidden" name="estimate" value="a-token"/>')
  expect(html).toMatch(/aria-invalid="true"[^>]*value="veel"/)
  expect(html).toMatch(/aria-describedby="mortgage-problem"/)
  expect(html).toMatch(/van mij\.<span id="mortgage-problem"[^>]*>Vul een bedrag in euro in/)
  expect(html).toContain('value="5.000"')
  const fields = html.match(/<input type="text"[^>]*>/g) ?? []
  expect(fields).toHaveLength(4)
  expect(fields.filter((field) => !/aria-label="[^"]+"/.test(field))).toEqual([])
})

test('D12 what is taken off an estimate is about as much, with its sign first', () => {
  expect(render('', { fee: 3.63 }).replaceAll('\u00a0', ' ')).toContain('>− ca. € 18.880<')
})

test('D12 what is left is said before the figures that it follows from', () => {
  const html = render('')
  expect(html.indexOf('Dat houdt u over')).toBeGreaterThan(0)
  expect(html.indexOf('Dat houdt u over')).toBeLessThan(html.indexOf('<form'))
})

test('D12 the middle of the estimate stays one when the form sends it back; another price is the owner’s', () => {
  expect(sheetOf('').typed.price).toBe('520.000')
  expect(sheetOf('price=520.000')).toMatchObject({ priceFrom: 'estimate' })
  expect(sheetOf('price=520.000').ledger.kept.isAbout).toBe(true)
  expect(sheetOf('price=560000').priceFrom).toBeUndefined()
  expect(sheetOf('price=560000').ledger.kept).toMatchObject({ totalCents: 56_000_000, isAbout: false })
  // What is no amount is not counted with another.
  expect(sheetOf('price=veel').ledger.kept).toMatchObject({ totalCents: 52_000_000, isAbout: true })
})
