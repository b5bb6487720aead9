import { expect, test } from 'vitest'
import { isLoopback } from './loopback'

test('S-15 only names and addresses of this machine are loopback', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    '127.0.0.1',
    '127.8.9.10',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ])
    expect(isLoopback(host), host).toBe(true)
  for (const host of ['', 'localhost.example', '127.0.0.1.example', '127.0.0.999', '10.0.0.7', '::2', '[::1'])
    expect(isLoopback(host), host).toBe(false)
})
