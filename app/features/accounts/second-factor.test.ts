import { expect, test } from 'vitest'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import {
  newRecoveryCodes,
  newTotpSecret,
  seal,
  stepOfCode,
  totpAddress,
  unseal,
} from './second-factor.server'

/** RFC 6238, appendix B, for SHA-1: the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('O1 at second %i the code of the standard is %s', (second, code, step) => {
  const at = (seconds: number) => new Date((second + seconds) * 1_000)
  expect(stepOfCode(secret, code, at(0))).toBe(step)
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(0))).toBe(step)
  expect(stepOfCode(secret, `${code.slice(0, 3)}-${code.slice(3)}`, at(0))).toBe(step)
  // A clock half a minute off is forgiven, one of two minutes is not.
  expect(stepOfCode(secret, code, at(30))).toBe(step)
  expect(stepOfCode(secret, code, at(120))).toBeUndefined()
})

const kind = { room: 'owners' } as const

test('O1 what an app reads names the site and the owner', () => {
  const address = totpAddress(secret, { issuer: 'agency.example', label: 'mia@post.example' })
  expect(address).toMatch(/^otpauth:\/\/totp\/agency\.example:mia%40post\.example\?/)
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
})

test('O1 the secret is sealed: another key opens nothing, and no change goes unseen', () => {
  const made = newTotpSecret()
  const keys = createKeyRing({ secret: 'key of a site' })
  const sealed = seal(kind, keys, made)
  expect(sealed).not.toContain(made)
  expect(unseal(kind, keys, sealed)).toBe(made)
  expect(unseal(kind, createKeyRing({ secret: 'another key' }), sealed)).toBeUndefined()
  for (const [at, letter] of [...sealed].entries()) {
    const changed = sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(unseal(kind, keys, changed), `at ${at}`).toBeUndefined()
  }
})

test('O1 ten recovery codes of 128 bits, no two alike, and only their hashes to keep', () => {
  const { codes, hashes } = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}-[A-Z2-7]{2}$/)
  expect(hashes.join()).not.toContain(codes[0]?.replaceAll('-', ''))
})
