import { expect, test } from 'vitest'
import { permissions } from '~/platform/office/permissions'
import { isOfficePath, navGroups, officeEntryOf, officePages, officePath } from './office-table'

const entries = officePages.map(officeEntryOf)

test('B3 every page of the office names its permission, or says that it is open', () => {
  for (const { path, permission } of entries)
    expect([...Object.keys(permissions), 'open'], path).toContain(permission)
})

test('B1 every page of the office stands below /office/, at an address of its own', () => {
  const paths = entries.map(({ path }) => path)
  for (const path of paths) expect(path).toMatch(/^\/office\/(?::?[\w-]+\/)*$/)
  expect(new Set(paths).size).toBe(paths.length)
})

test('B3 open pages are not in the navigation; its groups are known, and each place has a letter of its own', () => {
  for (const { path, nav, permission } of entries) {
    if (nav) expect(navGroups, path).toContain(nav.group)
    expect(nav && permission === 'open', path).toBeFalsy()
  }
  const letters = entries.flatMap(({ nav }) => (nav ? [nav.letter] : []))
  expect(new Set(letters).size).toBe(letters.length)
})

test('B1 an address is of the office, or it only begins alike', () => {
  expect(officePath('today')).toBe('/office/')
  expect(['/office', '/office/', '/office/outbox/7/'].every(isOfficePath)).toBe(true)
  expect(['/officer/', '/nl/office/', '/'].some(isOfficePath)).toBe(false)
})
