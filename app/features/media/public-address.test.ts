import { isIP } from 'node:net'
import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from './public-address.server'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a01:4f8::1'])(
  'I4 %s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  '64:ff9b::a00:1',
  '4000::1',
  '3fff::1',
  '2001::1',
  '198.18.0.1',
  '203.0.113.9',
  '2002:a00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('I4 an original is not fetched from "%s"', (address) => expect(isPublicAddress(address)).toBe(false))

const answer = (...addresses: string[]) => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const resolve = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, found)
  const lookup = publicLookup(resolve as never)
  return (options: { all?: boolean }) =>
    new Promise((settle) =>
      lookup('host.example', options, (error, ...result) => settle(error?.message ?? result)),
    )
}

test('I4 a public name is connected to in either way node asks', async () => {
  const lookup = answer('93.184.216.34', '2606:4700::1111')
  expect(await lookup({})).toEqual(['93.184.216.34', 4])
  expect(await lookup({ all: true })).toEqual([
    [
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
  ])
})

test('I4 a name with any private address is rejected', async () => {
  for (const addresses of [['93.184.216.34', '10.0.0.1'], ['::1'], []]) {
    expect(await answer(...addresses)({ all: true })).toMatch('not public')
  }
})
