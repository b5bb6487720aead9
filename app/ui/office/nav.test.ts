import { expect, test } from 'vitest'
import { currentPlace, type NavGroup } from './nav'

const link = (href: string) => ({ href, name: href, icon: 'today' as const })
const groups: NavGroup[] = [
  { links: [link('/office/'), link('/office/outbox/')] },
  { name: 'Beheer', links: [link('/office/members/')] },
]

test.each([
  ['/office/', '/office/'],
  ['/office/outbox/', '/office/outbox/'],
  ['/office/outbox/12/', '/office/outbox/'],
  ['/office/members/', '/office/members/'],
  ['/office/account/', undefined],
])('B11 at %s the current place is %s', (path, place) => expect(currentPlace(groups, path)).toBe(place))

test('B11 without places none is current', () => expect(currentPlace([], '/office/')).toBeUndefined())
