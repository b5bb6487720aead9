import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.server'

test('O1 a password is kept as argon2id with the cost that OWASP asks for, each time with another salt', async () => {
  const [one, other] = [
    await hashPassword('paard batterij nietje'),
    await hashPassword('paard batterij nietje'),
  ]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('O1 only the same password opens, however its accents were typed; without a hash none does', async () => {
  const hash = await hashPassword('crème brûlée à emporter')
  expect(await isPassword('crème brûlée à emporter'.normalize('NFD'), hash)).toBe(true)
  expect(await isPassword('creme brulee a emporter', hash)).toBe(false)
  expect(await isPassword('crème brûlée à emporter', null)).toBe(false)
  expect(await isPassword('', undefined)).toBe(false)
})

test('O1 a hash of another cost is still read', async () => {
  const argon2 = '$argon2id$v=19$m=64,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$'
  expect(await isPassword('whatever it is', `${argon2}${'A'.repeat(43)}`)).toBe(false)
})
