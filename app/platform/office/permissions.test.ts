import { expect, test } from 'vitest'
import { isAllowed, type Permission, permissions, type roles } from './permissions'

const all = Object.keys(permissions) as Permission[]
const allowed = (role: (typeof roles)[number]) => all.filter((permission) => isAllowed(role, permission))

test('B3 an admin may do everything, an agent and an editor what is their own', () => {
  expect(allowed('admin')).toEqual(all)
  const own = ['search.read', 'testimonials.read', 'testimonials.write', 'account.read', 'account.write']
  expect(allowed('agent')).toEqual(['today.read', 'appointments.read', 'leads.read', 'people.read', ...own])
  expect(allowed('editor')).toEqual(['today.read', ...own])
})

test('B3 nothing is permitted to nobody', () => {
  for (const permission of all) expect(permissions[permission].length, permission).toBeGreaterThan(0)
})
