import { expect, test } from 'vitest'
import { AppError } from './errors'

test('E2 a refusal carries its code, its message for the log, and what caused it', () => {
  const cause = new Error('row missing')
  const error = new AppError('notFound', 'no listing 12', { cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'AppError', code: 'notFound', message: 'no listing 12', cause })
})

test('E2 a refusal is expected, a service that is down is not', () => {
  expect(new AppError('limited', 'too many').expected).toBe(true)
  expect(new AppError('unavailable', 'mail server').expected).toBe(false)
})

test('E2 whoever throws may say otherwise', () => {
  expect(new AppError('conflict', 'two migrations at once', { expected: false }).expected).toBe(false)
  expect(new AppError('unavailable', 'maintenance', { expected: true }).expected).toBe(true)
})
