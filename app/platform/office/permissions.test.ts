import { expect, test } from 'vitest'
import { isAllowed, type Permission, permissions, type roles } from './permissions'

const all = Object.keys(permissions) as Permission[]
const allowed = (role: (typeof roles)[number]) => all.filter((permission) => isAllowed(role, permission))

test('B3 an admin may do everything, an agent and an editor what is their own', () => {
  expect(allowed('admin')).toEqual(all)
  const everybody = [
    'today.read',
    'search.read',
    'testimonials.read',
    'testimonials.write',
    'newsletter.read',
    'account.read',
    'account.write',
  ]
  const agents = [
    'appointments.read',
    'leads.read',
    'leads.write',
    'leads.assign',
    'people.read',
    'people.write',
    'alerts.read',
    'alerts.write',
    'newsletter.write',
  ]
  expect(allowed('agent').sort()).toEqual([...everybody, ...agents].sort())
  expect(allowed('editor').sort()).toEqual([...everybody, 'newsletter.send'].sort())
})

test('B3 nothing is permitted to nobody', () => {
  for (const permission of all) expect(permissions[permission].length, permission).toBeGreaterThan(0)
})
