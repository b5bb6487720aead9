import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMailAddress } from '~/kernel/mail-address'
import { brusselsInstant } from '~/kernel/wall-time'
import { mailAddress, typedDay } from './typed-fields'

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

test('B25 an address that a member types is kept in lower case, by which all that is of somebody is found', () => {
  expect(mailAddress.parse('An.Bo@Post.Example')).toBe('an.bo@post.example')
})

test('B12 a day that a member types is one of the years that forms take, and has a noon', () => {
  const isDayTaken = (typed: string) => typedDay.safeParse(typed).success
  for (const typed of ['0000-01-01', '0024-05-01', '1899-12-31', '2200-01-01', '9999-12-31', '2027-02-29'])
    expect([typed, isDayTaken(typed)]).toEqual([typed, false])
  const anyDay = fc
    .date({ min: new Date('1890-01-01'), max: new Date('2210-01-01'), noInvalidDate: true })
    .map((instant) => instant.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyDay, (typed) => {
      if (isDayTaken(typed)) expect(brusselsInstant(typed, 12 * 60)).toBeInstanceOf(Date)
    }),
  )
  expect(['1900-01-01', '2026-11-20', '2199-12-31'].map(isDayTaken)).toEqual([true, true, true])
})
