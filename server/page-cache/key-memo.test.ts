import { expect, test } from 'vitest'
import { memoised } from './key-memo'

function counted() {
  const asked: string[] = []
  const keyOf = memoised((url) => {
    asked.push(url)
    return url.startsWith('/nl/') ? url : null
  })
  return { asked, keyOf }
}

test('page cache: a URL is worked out once, also when it must not be kept', () => {
  const { asked, keyOf } = counted()
  expect([keyOf('/nl/'), keyOf('/nl/'), keyOf('/x'), keyOf('/x')]).toEqual(['/nl/', '/nl/', null, null])
  expect(asked).toEqual(['/nl/', '/x'])
})

test('page cache: a URL over 2,048 characters is not remembered', () => {
  const { asked, keyOf } = counted()
  const [fits, long] = [`/nl/${'a'.repeat(2044)}`, `/nl/${'a'.repeat(2045)}`]
  for (const url of [fits, fits, long, long]) expect(keyOf(url)).toBe(url)
  expect(asked).toEqual([fits, long, long])
})

test('page cache: strangers who write many URLs make the memo start over, not grow', () => {
  const { asked, keyOf } = counted()
  keyOf('/nl/')
  for (let index = 0; index < 2000; index++) keyOf(`/${index}${'a'.repeat(2000)}`)
  asked.length = 0
  expect(keyOf('/nl/')).toBe('/nl/')
  expect(asked).toEqual(['/nl/'])
})
