import { expect, test } from 'vitest'
import { cookie, readCookie } from './cookies'

const token = 'AbCdEfGhIjKlMnOpQrStUv'

test('O1 over https the cookie is of this host alone, over https alone, and no script reads it', () => {
  expect(cookie('owner', token, { seconds: 60, https: true })).toBe(
    `__Host-owner=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(cookie('owner', token, { seconds: 60, https: false })).toBe(
    `owner=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`,
  )
})

test('O1 a site on https reads no cookie without the mark, and none that we could not have made', () => {
  const read = (header: string, https = true) => readCookie(new Headers({ cookie: header }), 'owner', https)
  expect(read(`lang=nl; __Host-owner=${token}; owner-device=x`)).toBe(token)
  expect(read(`owner=${token}`)).toBeUndefined()
  expect(read(`owner=${token}`, false)).toBe(token)
  expect(read(`__Host-owner=${token}; __Host-owner=${token}`)).toBeUndefined()
  expect(read('__Host-owner=short')).toBeUndefined()
})
