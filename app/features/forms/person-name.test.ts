import { expect, test } from 'vitest'
import { isPersonName } from './person-name'

test.each([
  'Lien',
  'Anne-Marie',
  'D’Hondt',
  "O'Neil",
  'J. P.',
  'Jean Claude',
  'Ælfgifu',
  'Николай',
  '李',
  'Zoë Ann',
])('F9 %s is a name', (name) => expect(isPersonName(name)).toBe(true))

test.each([
  'www.pills.example',
  'pills.example',
  'https://pills.example',
  'pills example/now',
  'me@pills.example',
  'Buy pills now cheap',
  'pills 24',
  'a.b',
  '.',
  '<b>',
  'pills\u200b.example',
  'pills。example',
])('F9 %s is no name: a link or an advertisement goes nowhere', (name) => {
  expect(isPersonName(name)).toBe(false)
})
