import { expect, test } from 'vitest'
import { mails } from '#db/schema'
import { sender } from '../../../tests/setup/mails'
import { testApp } from '../../../tests/setup/test-app'
import { postMail } from './post-mail.server'
import { sendMail } from './send-mail.server'

const { db, appIn } = await testApp({ emptied: [mails] })

/** Sends a mail to a server that answers so. @returns whether its job is tried again, and what the outbox says */
async function sendTo(answer: { code: string; responseCode: number; response: string; command: string }) {
  const app = appIn()
  const content = { subject: 'Hallo', title: 'Hallo', blocks: [] }
  const mail = {
    kind: 'lead-answer',
    audience: 'answered',
    to: 'an@post.example',
    locale: 'nl',
    content,
  } as const
  const full = {
    ...sender,
    url: '',
    lines: [],
    phone: '',
    colours: { primary: '', action: '', paper: '', ink: '' },
  }
  const id = await postMail(db, app, full, mail)
  const transport = {
    send: () => Promise.reject(Object.assign(new Error('refused'), answer)),
    close: () => {},
  }
  const sent = sendMail(app, transport, full, id, { isLast: false })
  const isTriedAgain = await sent.then(
    () => false,
    () => true,
  )
  const [row] = await db.select().from(mails)
  return { isTriedAgain, state: row?.state, tries: row?.tries }
}

test('B18 a mailbox that does not exist is not tried again for a day: its mail has failed, to be corrected', async () => {
  const unknown = {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 5.1.1 no such user here',
    command: 'RCPT TO',
  }
  expect(await sendTo(unknown)).toEqual({ isTriedAgain: false, state: 'failed', tries: 1 })
})

test.each([
  ['EENVELOPE', 550, '550 not now', 'RCPT TO'],
  ['EENVELOPE', 550, '550 5.7.1 relaying denied', 'RCPT TO'],
  ['EENVELOPE', 450, '450 4.1.1 unknown at the moment', 'RCPT TO'],
  ['EENVELOPE', 550, '550 5.1.0 sender rejected', 'RCPT TO'],
  ['EENVELOPE', 550, '550 5.1.1 no such sender', 'MAIL FROM'],
  ['EAUTH', 535, '535 5.7.8 wrong password', 'AUTH PLAIN'],
])(
  'F5 %s with %i %s is tried again: nothing is lost to a server that is set up wrongly',
  async (code, responseCode, response, command) => {
    expect(await sendTo({ code, responseCode, response, command })).toEqual({
      isTriedAgain: true,
      state: 'queued',
      tries: 1,
    })
  },
)
