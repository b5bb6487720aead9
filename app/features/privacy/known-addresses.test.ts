import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesIn } from './known-addresses'

test.each([
  ['ada@post.example', 'ada@post.example'],
  ['{"email": "Ada@Post.example"}', 'ada@post.example'],
  ["Write to 'ada@post.example'.", 'ada@post.example'],
  ['mailto:ada@post.example?subject=x', 'ada@post.example'],
  ['Ada <ada@post.example>, Grace', 'ada@post.example'],
  ['(ada@post.example). Merci', 'ada@post.example'],
  ['via ada@post.example.Volgende zin', 'ada@post.example'],
  ['huis/ada@post.example', 'ada@post.example'],
  ['O’Hara: o’hara, o.hara+site@mail.post.example', 'o.hara+site@mail.post.example'],
  ["d'arc-'x'@post.example", "d'arc-'x'@post.example"],
])('S-14 the address in %j is found', (text, address) => {
  expect(addressesIn(text)).toContain(address)
})

test('S-14 whatever stands around an address, it is found', () => {
  const mailbox = fc.stringMatching(/^[a-z0-9]([a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,20}[a-z0-9])?$/)
  const host = fc.stringMatching(/^[a-z0-9-]{1,8}[a-z0-9](\.[a-z0-9]{2,5}){1,2}$/)
  const around = fc.stringMatching(/^[ "<>,;:()\n'/=é]{0,3}$/)
  fc.assert(
    fc.property(around, mailbox, host, around, (before, name, domain, after) => {
      expect(addressesIn(`${before}${name}@${domain}${after}`)).toContain(`${name}@${domain}`)
    }),
  )
})

test('S-14 a text without an address has none', () => {
  expect(addressesIn('€ 1.200 @ 3 %, @ada, ada@, ada@localhost')).toEqual([])
})
