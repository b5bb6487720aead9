import { expect, test } from 'vitest'
import type { MenuItem } from './shell-data'
import { type Beside, splitMenu } from './split-menu'

const menu = (...titles: string[]): MenuItem[] =>
  titles.map((title) => ({
    title: title.replace(' >', ''),
    href: `/${title}/`,
    external: false,
    children: title.endsWith(' >') ? menu('Below') : [],
  }))

const german = menu(
  'Startseite',
  'Zu verkaufen',
  'Neubau',
  'Zu vermieten',
  'Leistungen',
  'Referenzen >',
  'Neuigkeiten',
)
const dutch = menu('Home', 'Te koop', 'Nieuwbouw', 'Te huur', 'Diensten', 'Referenties >', 'Nieuws')
const beside: Beside = {
  logoWidth: 125,
  languages: 4,
  flags: false,
  action: 'Gratis schatting',
  more: 'Meer',
}

const shownOf = (items: MenuItem[], maxItems: number, over: Partial<Beside> = {}) =>
  splitMenu(items, maxItems, { ...beside, ...over })[0].map(({ title }) => title)

test('M3 the header has as many items as the setting allows, the rest are behind the button', () => {
  const [shown, rest] = splitMenu(dutch, 3, beside)
  expect(shown.map(({ title }) => title)).toEqual(['Home', 'Te koop', 'Nieuwbouw'])
  expect(rest).toEqual(dutch.slice(3))
  expect(splitMenu(dutch, 7, beside)).toEqual([dutch, []])
})

test('M3 items that the row has no room for are behind the button too', () => {
  const over = { action: 'Kostenlose Schätzung', more: 'Mehr' }
  expect(shownOf(german, 7, over)).toEqual([
    'Startseite',
    'Zu verkaufen',
    'Neubau',
    'Zu vermieten',
    'Leistungen',
  ])
  expect(shownOf(german, 7, { ...over, languages: 0, action: undefined, logoWidth: 64 })).toHaveLength(7)
})

test('M3 a wide logo, flags and a long label leave less room', () => {
  const many = menu(...Array.from({ length: 48 }, (_, at) => `${at}`))
  const count = (over: Partial<Beside>) => shownOf(many, 48, over).length
  expect(count({ logoWidth: 200 })).toBeLessThan(count({}))
  expect(count({ flags: true })).toBeLessThan(count({}))
  expect(count({ languages: 2 })).toBeGreaterThan(count({}))
  expect(count({ more: 'Meer van dit kantoor' })).toBeLessThan(count({}))
  expect(count({ action: 'Estimation gratuite de votre bien' })).toBeLessThan(count({}))
})

test('M3 one item is always there', () => {
  const [shown, rest] = splitMenu(
    menu(
      'A menu item that is far too long for any header of any page in the world, and then some'.repeat(2),
      'B',
    ),
    7,
    beside,
  )
  expect([shown.length, rest.length]).toEqual([1, 1])
})
