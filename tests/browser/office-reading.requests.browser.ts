import { expect, test } from 'vitest'
import { officePath } from '~/i18n/office-table'
import { ask } from './answers'
import { memberLoggedIn } from './members'
import { postedMail } from './outbox'
import { databaseOf } from './visits'

const body = Buffer.from(JSON.stringify({ data: { id: 'secret' }, until: 9e15 })).toString('base64url')
const token = `${body}.unsigned.confirm.0b0c`
const html = `<!DOCTYPE html><html lang="nl"><head></head><body>
  <a href="http://localhost/nl/bevestigen/?token=${token}">Bevestigen</a>
  <p>http://localhost/nl/bevestigen/?token=${token}</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p></body></html>`

test('B74 a mail is shown in a frame without script, and no answer holds what its links carry', async () => {
  const db = await databaseOf()
  const id = await postedMail(db, {
    html,
    text: `Bevestig: ${token}`,
    state: 'failed',
    problem: 'EENVELOPE 550',
  })
  const { cookie } = await memberLoggedIn('admin', { locale: 'fr' })
  const path = officePath('outbox.mail', { id })
  const page = await ask(path, { headers: { cookie } })
  expect(page.body).toContain('L’adresse n’existe pas')
  expect(page.body).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const frame = await ask(`${path}message.html`, { headers: { cookie } })
  expect(frame.body).toContain('Bevestigen')
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none';.*sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect(policy).not.toContain('script')
  expect(frame.headers.get('cache-control')).toContain('no-store')
  const list = await ask(officePath('outbox'), { headers: { cookie } })
  const data = await ask(`${path}_.data`, { headers: { cookie } })
  for (const answer of [page, frame, list, data]) {
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain(body)
    expect(answer.body).not.toContain('unsigned')
  }
})

test('B3 the outbox, imports, health and the audit log are for admins', async () => {
  const id = await postedMail(await databaseOf())
  const paths = [
    ...[officePath('outbox'), officePath('imports'), officePath('health'), officePath('audit-log')],
    ...[officePath('outbox.mail', { id }), `${officePath('outbox.mail', { id })}message.html`],
  ]
  for (const role of ['agent', 'editor'] as const) {
    const { cookie } = await memberLoggedIn(role)
    for (const path of paths)
      expect([role, path, (await ask(path, { headers: { cookie } })).status]).toEqual([role, path, 403])
  }
  for (const path of paths) expect((await ask(path)).status, path).toBe(path.endsWith('.html') ? 401 : 303)
})

test('B74 a mail and an import that are not there are missing', async () => {
  const { cookie } = await memberLoggedIn('admin')
  for (const id of ['0', '999999999', 'x', '1x', '99999999999999999999'])
    for (const path of [
      `/office/outbox/${id}/`,
      `/office/outbox/${id}/message.html`,
      `/office/imports/${id}/`,
    ])
      expect([path, (await ask(path, { headers: { cookie } })).status]).toEqual([path, 404])
})
