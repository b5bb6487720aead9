import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPhone, telHref } from './phone'

test.each([
  ['0475123456', '0475 12 34 56'],
  ['023456789', '023 45 67 89'],
  ['025550100', '025 55 01 00'],
])('V1 %j is grouped %j', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped)
})

test.each([
  '',
  '12345678',
  '02 555 01 00',
  '02-345.67.89',
  '0475/12.34.56',
  '0475 123 456',
  '12345678901',
  '+32475123456',
  '+32 475 12 34 56',
  '0032 475 12 34 56',
  '(0475) 123456',
  '0475123456 (kantoor)',
  'bel 0475123456',
])('V1 %j stays unchanged', (phone) => {
  expect(groupPhone(phone)).toBe(phone)
})

test('V1 grouping preserves every digit, and grouping again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ./-]{0,16}$/), (phone) => {
      const grouped = groupPhone(phone)
      expect(grouped.replace(/\D/g, '')).toBe(phone.replace(/\D/g, ''))
      expect(groupPhone(grouped)).toBe(grouped)
    }),
  )
})

test.each([
  ['0475 12 34 56', 'tel:+32475123456'],
  ['02 555 01 00', 'tel:+3225550100'],
  ['26 12 34 56', 'tel:26123456'],
  ['03 88 12 34 56', 'tel:0388123456'],
  ['+32 (2) 345.67/89', 'tel:+3223456789'],
  ['+32 (0)2 345 67 89', 'tel:+3223456789'],
  ['+352(0) 26 12 34 56', 'tel:+35226123456'],
  ['0032 (0) 475 12 34 56', 'tel:+32475123456'],
  ['(0)2 345 67 89', 'tel:+3223456789'],
])('V1 %j has the tel: address %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

test('V1 a number has the same tel: address before and after grouping', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ./()+-]{0,16}$/), (phone) => {
      expect(telHref(groupPhone(phone))).toBe(telHref(phone))
    }),
  )
})
