import { expect, test } from 'vitest'
import { webAddressField } from './address-fields'

const field = webAddressField('A site of its own')

test.each([
  ['https://linderhof.example/', 'https://linderhof.example/'],
  ['HTTPS://Linderhof.example', 'https://linderhof.example/'],
  ['https://проект.example/дом', 'https://xn--e1aclmbi.example/%D0%B4%D0%BE%D0%BC'],
])('L12 the address %s is valid in the header of a redirect', (given, expected) => {
  const address = field.parse(given)
  expect(address).toMatch(/^[\x21-\x7e]+$/)
  expect(address?.replace(/^https:\/\/xn--[^.]+/, '')).toBe(expected.replace(/^https:\/\/xn--[^.]+/, ''))
  expect(() => new Headers({ location: address ?? '' })).not.toThrow()
})

test.each(['javascript:alert(1)', 'ftp://x.example', 'https://', 'linderhof'])(
  '%s is no such address',
  (given) => {
    expect(field.safeParse(given).success).toBe(false)
  },
)

test('a missing address stays undefined', () => {
  expect([field.parse(undefined), field.parse(' '), field.parse(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
