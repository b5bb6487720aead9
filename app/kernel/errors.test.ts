import { expect, test } from 'vitest'
import { AppError } from './errors'

test('E2 an error has its code, its message for the log, and its cause', () => {
  const cause = new Error('row missing')
  const error = new AppError('notFound', 'no listing 12', { cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'AppError', code: 'notFound', message: 'no listing 12', cause })
})

test('E2 a refusal is expected, an unavailable service is not', () => {
  expect(new AppError('limited', 'too many').expected).toBe(true)
  expect(new AppError('unavailable', 'mail server').expected).toBe(false)
})

test('E2 the thrower can override whether an error is expected', () => {
  expect(new AppError('conflict', 'two migrations at once', { expected: false }).expected).toBe(false)
  expect(new AppError('unavailable', 'maintenance', { expected: true }).expected).toBe(true)
})
