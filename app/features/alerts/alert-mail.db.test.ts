import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { demandListings, demands, mails } from '#db/schema'
import { restOfServices } from '~/platform/services.fixture'
import { testApp } from '../../../tests/setup/test-app'
import { matchAlerts } from './alert-jobs.server'
import { askForAlerts } from './ask-for-alerts.server'
import { startDemand } from './change-demand.server'
import { demandRegister } from './demand-register.form'
import { mailAlerts } from './mail-alerts.server'

const { db, appAt, arrived } = await testApp({ demo: 'all', jobs: 'sent', locale: 'fr' })
const monday = '2026-11-16T10:00:00Z'

test('F7 F5 an alert arrives over SMTP in its reader’s language, with the listings and links to change and stop it', async () => {
  const values = {
    goal: 'sale',
    type: ['1', '2', '3'],
    zone: ['brussels', 'flanders'],
    rhythm: 'at-once',
    email: 'elodie@post.example',
  }
  await askForAlerts(appAt(monday), { form: demandRegister, values, page: '/fr/tenez-moi-au-courant/' })
  const [demand] = await db.select().from(demands)
  await startDemand(appAt(monday), demand?.id ?? '', async () => {})
  await db.delete(demandListings)
  const { rows } = await db.execute(sql`select id from listings where state = 'available'`)
  const ids = rows.map(({ id }) => Number(id))
  await matchAlerts({ ...appAt(monday), ...restOfServices() }, ids)
  expect(await mailAlerts(appAt('2026-11-17T10:00:00Z'), ['at-once'])).toBe(1)

  const find = () =>
    arrived.find(({ headers }) => headers.has('list-unsubscribe')) ?? Promise.reject(new Error('none'))
  const alert = await vi.waitFor(find, 15_000)
  const [row] = await db.select().from(mails).where(sql`kind = 'alert'`)
  expect(alert.subject).toBe(row?.subject)
  expect(alert.to).toBe('elodie@post.example')
  expect(alert.subject).toMatch(/^\d+ biens pour vous$/)
  expect(alert.html.match(/<img/g)?.length).toBeGreaterThan(1)
  expect(alert.text).toContain('https://agency.example/fr/a-vendre/')
  expect(alert.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const stop = alert.headers.get('list-unsubscribe')?.replace(/[<>]/g, '') ?? ''
  expect(alert.text).toContain(stop)
}, 40_000)
