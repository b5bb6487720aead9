import { expect, test } from 'vitest'
import { mails } from '#db/schema'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { testApp } from '../../../../tests/setup/test-app'
import { postMail } from '../post-mail.server'
import { senderIn } from '../sender.server'
import { readOutboxFilter } from './outbox-filter'
import { outboxMail } from './outbox-mail.server'
import { outboxPage } from './outbox-page.server'

const { db, appIn } = await testApp({ demo: 'agency', jobs: 'queued', emptied: [mails] })
const app = appIn('de')
const links = defineSignedLinks<{ secret: string }>('newsletter', { days: 1 })

const posted = async () =>
  await postMail(db, app, await senderIn(app, 'nl'), {
    kind: 'newsletter-confirm',
    audience: 'agency',
    to: 'an@post.example',
    locale: 'nl',
    unsubscribe: links.addTo('https://agency.example/nl/uit/', app, { secret: 'a' }),
    content: {
      subject: 'Nieuws',
      title: 'Nieuws',
      blocks: [
        { type: 'button', text: 'Lees', href: links.addTo('https://agency.example/', app, { secret: 'b' }) },
      ],
    },
    attachments: [
      { name: 'afspraak.ics', type: 'text/calendar', content: links.addTo('x', app, { secret: 'c' }) },
      { name: 'plan.pdf', type: 'application/pdf', content: 'AAAA'.repeat(2_000), encoding: 'base64' },
    ],
  })

test('B74 a mail has its facts, its next try and the names of its files, and nothing that a link carries', async () => {
  const id = await posted()
  const mail = await outboxMail(app, String(id))
  expect(mail).toMatchObject({
    ...{ subject: 'Nieuws', state: 'queued', to: 'an@post.example', topic: 'newsletter', tries: 0 },
    attachments: [
      { name: 'afspraak.ics', size: '1 kB' },
      { name: 'plan.pdf', size: '6 kB' },
    ],
  })
  expect(mail?.next?.iso).toMatch(/^\d{4}-/)
  const list = await outboxPage(app, readOutboxFilter(new URLSearchParams()))
  for (const answer of [mail, list]) expect(JSON.stringify(answer)).not.toMatch(/unsigned|token|eyJ/)
})

test('B74 the answer of the mail server comes with its explanation', async () => {
  const id = await posted()
  await db.update(mails).set({ state: 'failed', tries: 33, problem: 'EENVELOPE 550 5.1.1' })
  expect(await outboxMail(app, String(id))).toMatchObject({
    problem: { name: 'unknown-recipient', answer: 'EENVELOPE 550 5.1.1' },
    next: undefined,
  })
})

test('B74 what is no number of a mail is none', async () => {
  for (const id of ['0', '-1', '1e3', '999999', '99999999999999999999', 'x', "1' or 1=1", undefined])
    expect(await outboxMail(app, id)).toBeUndefined()
})
