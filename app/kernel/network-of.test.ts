import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network-of'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('F9 O1 O5 %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const group = fc.integer({ min: 0, max: 0xffff })
const groups = fc.tuple(group, group, group, group, group, group, group, group)
const byte = fc.integer({ min: 0, max: 255 })
const bytes = fc.tuple(byte, byte, byte, byte)
const written = (numbers: number[]) => numbers.map((one) => one.toString(16)).join(':')
const namesOf = (address: string) => networksOf(address).map(({ name }) => name)
const bitsOf = (address: string) => networksOf(address).map(({ bits }) => bits)

test('S-03 an IPv4 address belongs to itself and its /24, in any notation', () => {
  fc.assert(
    fc.property(bytes, ([a, b, c, d]) => {
      const plain = `${a}.${b}.${c}.${d}`
      expect(networksOf(plain)).toEqual([
        { name: plain, bits: 32 },
        { name: `${a}.${b}.${c}.0/24`, bits: 24 },
      ])
      expect(namesOf(`::ffff:${plain}`)).toEqual(namesOf(plain))
      expect(namesOf(`::FFFF:${written([a * 256 + b, c * 256 + d])}`)).toEqual(namesOf(plain))
    }),
  )
})

test('S-03 bits after the 64th, 56th and 48th of an IPv6 address change none of its networks of that width', () => {
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      fc.pre(one.slice(0, 5).some((each) => each !== 0))
      const [n64, n56, n48] = namesOf(written(one))
      expect(bitsOf(written(one))).toEqual([64, 56, 48])
      expect(namesOf(written([...one.slice(0, 4), ...other.slice(4)]))[0]).toBe(n64)
      const fourth = ((one[3] as number) & 0xff00) | ((other[3] as number) & 0xff)
      expect(namesOf(written([...one.slice(0, 3), fourth, ...other.slice(4)]))[1]).toBe(n56)
      expect(namesOf(written([...one.slice(0, 3), ...other.slice(3)]))[2]).toBe(n48)
      // The bit before the end of each width does change it.
      const flipped = (index: number, bit: number) =>
        namesOf(written(one.map((each, place) => (place === index ? each ^ bit : each))))
      fc.pre(flipped(2, 1).length === 3)
      expect(flipped(3, 1)[0]).not.toBe(n64)
      expect(flipped(3, 1)[1]).toBe(n56)
      expect(flipped(3, 0x100)[1]).not.toBe(n56)
      expect(flipped(3, 0x100)[2]).toBe(n48)
      expect(flipped(2, 1)[2]).not.toBe(n48)
    }),
  )
})

test('S-03 omitted zeros, capital letters and a zone do not change the network', () => {
  fc.assert(
    fc.property(fc.tuple(group, group, group), group, ([a, b, c], last) => {
      fc.pre(a !== 0)
      const long = written([a, b, c, 0, 0, 0, 0, last])
      const short = `${written([a, b, c])}::${last.toString(16)}`
      expect(namesOf(short)).toEqual(namesOf(long))
      expect(namesOf(`${short.toUpperCase()}%eth0`)).toEqual(namesOf(long))
    }),
  )
})

test('S-03 an invalid address has no network', () => {
  for (const text of [
    '',
    'unknown',
    '1.2.3',
    '1.2.3.256',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    'g::',
  ])
    expect(networksOf(text)).toEqual([])
  fc.assert(fc.property(fc.string(), (text) => void networksOf(text)))
})
