import { expect, test } from 'vitest'
import { withTable } from './page-from-table'

const page = { title: 'A page', alternates: {} }

test.each([
  ['nl.favourites', { noindex: true }],
  ['nl.favourites.compare', { noindex: true }],
  ['nl.thanks.contact-me', { noindex: true }],
  ['nl.portal', { noindex: true, noReferrer: true }],
  ['nl.confirm', { noindex: true, noReferrer: true }],
  ['en.appointment', { noReferrer: true }],
  ['fr.listing.sale.ledger', { noindex: true }],
  ['fr.listing.sale.print', { noindex: true, bare: true }],
  ['en.map', { noindex: true, bare: true }],
  ['de.preview', { noindex: true, isConsented: true }],
  ['de.for-sale', {}],
  ['agency-page', {}],
  [undefined, {}],
])('L9 a page of the route %s is what the page table says of it: %j', (route, said) => {
  expect(withTable(page, route)).toEqual({ ...page, ...said })
})

test('D4 a print view without a listing has the frame of the site', () => {
  expect(withTable({ ...page, bare: false }, 'nl.listing.sale.print').bare).toBe(false)
})

test('L9 a page that the table lets be indexed may still say that it is not', () => {
  expect(withTable({ ...page, noindex: true }, 'nl.for-sale').noindex).toBe(true)
})
