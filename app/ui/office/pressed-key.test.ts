import { expect, test } from 'vitest'
import { readKey } from './pressed-key'

const bare = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, isComposing: false }
const kindOf = (key: string, change: Partial<typeof bare> = {}, isTyping = false, isAfterG = false) =>
  readKey({ key, ...bare, ...change }, isTyping, isAfterG)?.kind

test.each([
  ['/', 'search'],
  ['?', 'help'],
  ['j', 'next-row'],
  ['k', 'previous-row'],
  ['g', 'begin-go'],
])('B11 %s asks for %s', (key, kind) => expect(kindOf(key)).toBe(kind))

test('B11 a letter after g leads to a place, in either case', () => {
  expect(readKey({ key: 'O', ...bare }, false, true)).toEqual({ kind: 'go', letter: 'o' })
  expect(readKey({ key: 'g', ...bare }, false, true)).toEqual({ kind: 'go', letter: 'g' })
  expect(kindOf('o')).toBeUndefined()
  expect(kindOf('?', {}, false, true)).toBe('help')
})

test('B11 nothing typed is a command, and no key of the browser', () => {
  for (const key of ['/', '?', 'j', 'k', 'g']) {
    expect(kindOf(key, {}, true)).toBeUndefined()
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented', 'isComposing'])
      expect(kindOf(key, { [held]: true }), `${held} ${key}`).toBeUndefined()
  }
})

test('B11 no name of an object is a key', () => expect(kindOf('constructor')).toBeUndefined())
