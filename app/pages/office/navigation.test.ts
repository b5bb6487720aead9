import { expect, test } from 'vitest'
import { officeEntryOf, officePages } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { isAllowed, roles } from '~/platform/office/permissions'
import { navigationOf } from './navigation'

test.each(roles)(
  'B3 the navigation of an %s leads to the pages that they may see, and to no other',
  (role) => {
    const shown = navigationOf(role, translateTo('nl')).flatMap(({ links }) => links.map(({ href }) => href))
    expect(shown).toContain('/office/')
    for (const page of officePages) {
      const { path, nav, permission } = officeEntryOf(page)
      const maySee = permission !== 'open' && isAllowed(role, permission)
      expect([path, shown.includes(path)]).toEqual([path, nav !== undefined && maySee])
    }
  },
)
