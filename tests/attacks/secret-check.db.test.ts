import { expect, test } from 'vitest'
import { owners, secretCheck } from '#db/schema'
import { seal } from '~/features/accounts/second-factor.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { runSecretCommand, secretProblem } from '../../server/secret-command'
import { printed } from '../setup/printed'
import { testApp } from '../setup/test-app'

const { db, appIn } = await testApp({ emptied: [secretCheck, owners] })
const app = appIn('nl')
const changed = { ...app, keys: createKeyRing({ secret: 'another secret of tests, which is as long' }) }

const run = (word: string, services = app) =>
  printed((print) => runSecretCommand([word], async () => services, print))

const ownerWithFactor = (keys: KeyRing) =>
  db.insert(owners).values({
    ...{ email: 'o@post.example', name: 'O', locale: 'nl' as const, createdAt: app.clock.now() },
    totpSecret: seal(ownerKind, keys, 'JBSWY3DPEHPK3PXP'),
  })

test('S-11 another SECRET is said in plain words, with the second factors that it cannot read', async () => {
  await ownerWithFactor(app.keys)
  expect(await secretProblem(app)).toBeUndefined()
  const problem = (await secretProblem(changed)) ?? ''
  expect(problem).toContain('SECRET is not the one that this database was used with')
  expect(problem).toContain('1 second factor was encrypted with another SECRET')
  expect(problem).toContain('npm run secret -- accept')
  expect(await run('check', changed)).toMatchObject({ code: 1, output: `${problem}\n` })
  expect(await secretProblem(app)).toBeUndefined()
  expect((await run('check')).code).toBe(0)
})

test('S-11 a change that was meant is accepted; factors that cannot be read are still said', async () => {
  await ownerWithFactor(app.keys)
  expect(await secretProblem(app)).toBeUndefined()
  expect(await run('accept', changed)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 second factor was encrypted'),
  })
  expect(await secretProblem(changed)).toMatch(/^1 second factor was encrypted/)
  await db.delete(owners)
  expect(await secretProblem(changed)).toBeUndefined()
  expect(await secretProblem(app)).toContain('SECRET is not the one')
})

test('S-11 what the database keeps of the secret does not contain it', async () => {
  await secretProblem(app)
  const [row] = await db.select().from(secretCheck)
  expect(row?.keyId).toMatch(/^[\w-]{8}$/)
  expect(app.keys.current.secret).not.toContain(row?.keyId)
})
