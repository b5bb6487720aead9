import { expect, test } from 'vitest'
import { mayLoad } from '~/platform/office/may-load.server'
import { unguarded } from './office-guards'

const routesOf = (id: string, module: object) => ({ [id]: { id, module } })
const today = mayLoad('today.read', async () => ({}))

test('B3 a loader that is not made by mayLoad is found, and so is a page without one', () => {
  expect(unguarded(routesOf('office.today', { loader: today }))).toEqual([])
  expect(unguarded(routesOf('office.today', { loader: async () => ({}) }))).toHaveLength(1)
  expect(unguarded(routesOf('office.today', {}))).toHaveLength(1)
  expect(unguarded(routesOf('office', {}))).toHaveLength(1)
})

test('B3 a loader that asks for another permission than its page is found', () => {
  const loader = mayLoad('account.read', async () => ({}))
  expect(unguarded(routesOf('office.today', { loader }))).toEqual([
    'office.today asks for account.read, not today.read',
  ])
})

test('B3 an action that is not made by mayAct, and a route that is in no row, are found', () => {
  expect(unguarded(routesOf('office.today', { loader: today, action: async () => ({}) }))).toHaveLength(1)
  expect(unguarded(routesOf('office.leads', { loader: today }))).toHaveLength(1)
})

test('B3 routes of the site are none of its business', () => {
  expect(unguarded(routesOf('nl.home', { loader: async () => ({}) }))).toEqual([])
})
