import { beforeEach, expect, test, vi } from 'vitest'
import { mails, owners, rateLimits } from '#db/schema'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { newRecoveryCodes, seal } from '~/features/accounts/second-factor.server'
import { formAnswerContext } from '~/features/forms/public.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { answerErasure } from '~/features/privacy/answer-erasure.server'
import { dataLink } from '~/features/privacy/data-link.server'
import { contextOf } from '../setup/requests'
import { testApp } from '../setup/test-app'

const { db, appIn, arrived, allArrived } = await testApp({
  demo: 'agency',
  jobs: 'sent',
  emptied: [owners, mails, rateLimits],
})
const email = 'mia@post.example'
const password = 'paard batterij nietje'
const passwordHash = await hashPassword(password)
const owner = { email, name: 'Mia', locale: 'fr', passwordHash, createdAt: new Date() } as const

beforeEach(async () => {
  await db.insert(owners).values(owner)
})

/** Presses the button on the page of the mailed link. @returns status, and what is wrong */
async function erase(current?: string) {
  const app = appIn('nl')
  const context = contextOf(app)
  const body = new URLSearchParams(current === undefined ? {} : { form: 'erase-account', current })
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const request = new Request(dataLink(app, email), { method: 'POST', body, headers })
  const answer = await answerErasure({ request, context }, email)
  const status = answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
  return [status, context.get(formAnswerContext)?.problems[0]?.field]
}

test('S-06 a mailed link alone erases no account that has a password; with the password it is gone, its owner is told, and no copy of that mail stays', async () => {
  for (const wrong of [undefined, '', 'not the password', '000000'])
    expect(await erase(wrong)).toEqual([422, 'current'])
  expect(await db.$count(owners)).toBe(1)
  expect(await erase(password)).toEqual([303, undefined])
  expect(await db.$count(owners)).toBe(0)
  await allArrived(2)
  const told = arrived.find(({ to }) => to === email)
  expect(told?.text).toContain('Firefox, Windows')
  expect(told?.text).toContain('Votre compte a été effacé')
  expect(told?.text).not.toContain('token=')
  await vi.waitFor(async () =>
    expect((await db.select().from(mails)).map(({ kind }) => kind)).toEqual(['erasure-agency']),
  )
})

test('S-06 a code of the second factor replaces the password, and wrong ones count as those of a login', async () => {
  const { codes, hashes } = newRecoveryCodes()
  const totpSecret = seal(ownerKind, appIn().keys, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  await db.update(owners).set({ totpSecret, recoveryCodes: hashes })
  for (let count = 0; count < 5; count += 1) await erase('guess')
  expect(await erase(password)).toEqual([422, 'current'])
  await db.delete(rateLimits)
  expect(await erase(codes[2] ?? '')).toEqual([303, undefined])
})

test('S-06 an invitation that nobody answered has no password to ask for', async () => {
  await db.update(owners).set({ passwordHash: null })
  expect(await erase()).toEqual([303, undefined])
  expect(await db.$count(owners)).toBe(0)
})
