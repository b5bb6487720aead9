import { expect, test } from 'vitest'
import { roomAndLanguage } from './text-file'

test('L17 a text file belongs to its room, and screens of the office to a namespace of their own', () => {
  expect(roomAndLanguage('../features/owners/texts/nl.json')).toEqual({ room: 'owners', language: 'nl' })
  expect(roomAndLanguage('../features/mail/office/texts/fr.json')).toEqual({
    room: 'mail-office',
    language: 'fr',
  })
  expect(roomAndLanguage('../ui/texts/de.json')).toEqual({ room: 'ui', language: 'de' })
  expect(roomAndLanguage('../ui/office/texts/en.json')).toEqual({ room: 'office', language: 'en' })
  expect(roomAndLanguage('../features/owners/texts/readme.md')).toBeUndefined()
})
