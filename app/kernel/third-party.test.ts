import { expect, test } from 'vitest'
import { initialsOf, redactContacts } from './third-party'

test('O2 owners see only the initials of enquirers', () => {
  expect(initialsOf('élodie', 'D’Hondt')).toBe('É. D.')
  expect(initialsOf('', ' Peeters ')).toBe('P.')
  expect(initialsOf('', '')).toBe('')
})

test.each([
  ['Bel me op 0470 12 34 56 a.u.b.', 'Bel me op … a.u.b.'],
  ['Appelez le +32 (0)2/555.01.00', 'Appelez le …'],
  ['Mail an.peeters@post.example.', 'Mail …'],
  ['Is 1.250.000 euro bespreekbaar? 3 kamers, 2024', 'Is 1.250.000 euro bespreekbaar? 3 kamers, 2024'],
])('O2 a comment is shown to the owner without contact details: %s', (comment, shown) => {
  expect(redactContacts(comment)).toBe(shown)
})
