import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnswered, isDisturbing } from './popup-rule'

const site = 'https://agency.example'

test.each([
  [`${site}/nl/?modal-clicked`, true],
  [`${site}/nl/?utm_source=x&modal-clicked=1`, true],
  [`${site}/nl/#modal-clicked`, true],
  [`${site}/nl/modal-clicked/`, true],
  [`${site}/nl/`, false],
  [`${site}/nl/?modal`, false],
])('S7 at %s the popup was answered: %s', (url, answered) => {
  expect(isAnswered(url)).toBe(answered)
})

test.each([
  [`${site}/nl/contact/`, `${site}/nl/contact/`, true],
  [`${site}/nl/contact/#form`, `${site}/nl/contact/`, true],
  [`${site}/nl/contact/`, `${site}/nl/contact/#form`, true],
  [`${site}/nl/`, `${site}/nl/te-koop/`, false],
  [`${site}/nl/contact/?sent`, `${site}/nl/contact/`, false],
  [`${site}/nl/`, undefined, false],
])('S7 at %s, its first form leading to %s, the popup disturbs: %s', (url, action, disturbing) => {
  expect(isDisturbing(url, action)).toBe(disturbing)
})

test('S7 a page whose first form posts to itself shows no popup', () => {
  fc.assert(fc.property(fc.webUrl({ withQueryParameters: true }), (url) => isDisturbing(url, url)))
})
