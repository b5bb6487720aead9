import { expect, test } from 'vitest'
import { officeEntryOf, officePages } from '~/i18n/office-table'
import type { GuardedAction } from '~/platform/office/may-act.server'
import { isAllowed, type Permission, type Role, roles } from '~/platform/office/permissions'
import { askRaw } from './answers'
import { baseUrl } from './browser'
import { memberLoggedIn } from './members'

type Module = { action?: GuardedAction; default?: unknown }

/** Every screen of the office, for the acts that it may do. */
const modules = import.meta.glob<Module>([
  '../../app/pages/office/*.route.{ts,tsx}',
  '../../app/features/*/office/*.route.{ts,tsx}',
  '../../app/features/staff/*.route.{ts,tsx}',
])
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** No member, mail or import has it. */
const nobodys = '999999999'

type Address = {
  path: string
  permission: Permission | 'missing'
  isData: boolean
  action?: GuardedAction | undefined
}

/** Every address behind the login: pages, the same as data, their files, and what is none. */
async function addresses(): Promise<Address[]> {
  const closed = officePages.map(officeEntryOf).filter(({ permission }) => permission !== 'open')
  const known = closed.map(async ({ path, permission, screen, files = {} }): Promise<Address[]> => {
    const module = await modules[`../../app/${screen}`]?.()
    if (!module) throw new Error(`no ${screen}`)
    const [at, asked] = [path.replace(':id', nobodys), permission as Permission]
    return [
      { path: at, permission: asked, isData: false, action: module.action },
      { path: `${at}_.data`, permission: asked, isData: true, action: module.action },
      ...Object.keys(files).map((file) => ({ path: at + file, permission: asked, isData: true })),
    ]
  })
  return [
    ...(await Promise.all(known)).flat(),
    { path: '/office/nowhere/', permission: 'missing', isData: false },
    { path: '/office/nowhere/_.data', permission: 'missing', isData: true },
  ]
}

/** What the table says that somebody is answered. @param act - that a form names, if any */
function expected(
  { permission, isData, action }: Address,
  method: string,
  role: Role | undefined,
  act?: string,
) {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!role) return isData || !(isRead || method === 'POST') ? [401] : [303]
  if (!isRead && method !== 'POST') return [405]
  if (permission === 'missing') return isRead ? [404] : [404, 405]
  if (isRead) return isAllowed(role, permission) ? [200, 404] : [403]
  if (!action) return isAllowed(role, permission) ? [405] : [403, 405]
  // Forms that answer for themselves are of whoever sees their page.
  if (action.acts.length === 0) return isAllowed(role, permission) ? [200, 202, 303, 404, 422] : [403]
  const asked = action.acts.filter(({ name }) => act === undefined || name === act)
  return asked.some((one) => isAllowed(role, one.permission)) ? [303, 202, 404, 422] : [403]
}

test('B3 every address × method × role, and nobody: the answers are those of the table', async () => {
  const members = await Promise.all(roles.map(async (role) => ({ role, ...(await memberLoggedIn(role)) })))
  const everybody = [...members, { role: undefined, cookie: '', name: 'Noor' }]
  const wrong: unknown[] = []
  let asked = 0
  for (const address of await addresses())
    for (const { role, cookie, name } of everybody)
      for (const method of methods) {
        const acts = method === 'POST' ? [undefined, ...(address.action?.acts ?? [])] : [undefined]
        for (const act of acts) {
          const query = act ? `act=${act.name}` : ''
          const answer = await askRaw(address.path, {
            method,
            headers: { cookie, origin: baseUrl(), 'content-type': 'application/x-www-form-urlencoded' },
            body: query,
          })
          asked += 1
          const right = expected(address, method, role, act?.name)
          const isLeak = !role && (answer.body !== '' || JSON.stringify(answer.headers).includes(name))
          if (!right.includes(answer.status) || isLeak)
            wrong.push([role ?? 'nobody', method, address.path, act?.name, answer.status, right])
        }
      }
  expect(asked).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
