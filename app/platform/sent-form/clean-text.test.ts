import { expect, test } from 'vitest'
import { cleanText } from './clean-text'

test.each([
  ['lines end one way', 'Een\r\ntwee\rdrie', 'Een\ntwee\ndrie'],
  ['letters are composed', 'E\u0301lodie', 'Élodie'],
  ['control characters go', 'Jan\u0000 \u001bPeeters\u0085', 'Jan Peeters'],
  ['no mark turns a line around', 'Jan \u202egpj.exe\u2066', 'Jan gpj.exe'],
  ['halves of characters are made whole', 'a\ud800', 'a\ufffd'],
  ['separators of copied text go', 'a\u2028b', 'ab'],
])('S-05 of what is typed %s', (_what, typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})
