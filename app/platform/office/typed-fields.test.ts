import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMailAddress } from '~/kernel/mail-address'
import { mailAddress } from './typed-fields'

const isTaken = (typed: string) => mailAddress.safeParse(typed).success

test('B18 B74 the office takes the mail addresses that visitors can write from, and no others', () => {
  const local = 'a'.repeat(64)
  const long = `${local}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.belgie`
  const addresses = [
    'an&bo@post.example',
    'an@post.xn--p1ai',
    long,
    `${long}s`,
    'an@localhost',
    'an@post.example, bo',
  ]
  expect(addresses.map(isTaken)).toEqual(addresses.map(isMailAddress))
  expect(addresses.map(isTaken)).toEqual([true, true, true, false, false, false])
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => isTaken(typed) === isMailAddress(typed)),
  )
})
