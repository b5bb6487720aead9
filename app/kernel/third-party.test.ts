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
  ['GSM 621 123 456, 26 12 34 56, 2004 2010', 'GSM …, …, …'],
  ['0475.12.34.56 of 10/12/34/56', '… of …'],
  ['Kan op 12/05/2026 14.00 uur?', 'Kan op 12/05/2026 14.00 uur?'],
  ['Kan op 12/05/2026 14:00 uur?', 'Kan op 12/05/2026 14:00 uur?'],
  ['Le 12/05/2026 14h ou 12-05-2026, 9u?', 'Le 12/05/2026 14h ou 12-05-2026, 9u?'],
  ['01.12.2026 (14.00), 12-05-2026 9.00 2 personen', '01.12.2026 (14.00), 12-05-2026 9.00 2 personen'],
  ['12/05/2026 0475 12 34 56, 12/05/2026 02 555 01 00', '12/05/2026 …, 12/05/2026 …'],
  ['2026-11-24, 24-11-2026 of 1.12.2026', '2026-11-24, 24-11-2026 of 1.12.2026'],
  ['Entre 10.00-12.00, 9:30 - 11:30', 'Entre 10.00-12.00, 9:30 - 11:30'],
  ['Budget 350.000 - 400.000, 1.250.000-1.300.000', 'Budget 350.000 - 400.000, 1.250.000-1.300.000'],
  ['Budget 350 000 - 400 000 euro', 'Budget 350 000 - 400 000 euro'],
  ['Gebouwd 1998 - 2004', 'Gebouwd 1998 - 2004'],
  ['Is 1.250.000 euro bespreekbaar? 3 kamers, 2024', 'Is 1.250.000 euro bespreekbaar? 3 kamers, 2024'],
])('O2 a comment is shown to the owner without contact details: %s', (comment, shown) => {
  expect(redactContacts(comment)).toBe(shown)
})
