import { expect, test } from 'vitest'
import { openFor } from '~/features/appointments/appointments.fixture'
import { testApp } from '../../tests/setup/test-app'
import { viewingPath } from './viewing-path.server'

const { db, appIn } = await testApp({ demo: 'agency' })
const href = '/fr/a-vendre/linkebeek/villa/2706/'
const shown = { listing: 2706, agent: 'bo@agency.example' }

test('P6c D12 a viewing is planned among free times, else by the form of the listing’s page; never of one sold', async () => {
  await openFor(db, [])
  expect(await viewingPath(appIn('fr'), { shown, href })).toBe(`${href}#contact-appointment`)
  const weekly = [{ days: ['mon'], from: '10:00', until: '12:00' }]
  await openFor(db, [{ id: 'all', kind: 'viewing', minutes: 60, weekly }])
  expect(await viewingPath(appIn('fr'), { shown, href })).toBe('/fr/rendez-vous/?listing=2706')
  expect(await viewingPath(appIn('fr'), { href })).toBeUndefined()
})
