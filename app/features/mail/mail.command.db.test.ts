import { expect, test } from 'vitest'
import { auditLog, mails } from '#db/schema'
import { stoppedClock } from '~/platform/clock'
import { notedJobs } from '~/platform/services.fixture'
import { printed } from '../../../tests/setup/printed'
import { testApp } from '../../../tests/setup/test-app'
import { runMailCommand } from './mail.command.server'
import { insertMailOnce, type MailState } from './mails.repo.server'

let smtpUrl: string | undefined = 'smtp://127.0.0.1'
const { db } = await testApp({ emptied: [mails] })
const clock = stoppedClock('2026-11-23T10:00:00Z')

test('F5 mails that were given up are listed with their reason, and counted', async () => {
  await given('sent', 1)
  const id = await given('failed', 2)
  expect(await run('status')).toMatchObject({ code: 0, output: '0 waiting, 1 sent, 1 given up\n' })
  expect((await run('failed')).output).toMatch(
    new RegExp(`^${id} .*lead-agency {2}hallo@tilia.example {2}33 tries, ECONNECTION\n$`),
  )
})

test('F5 a mail that was given up is sent once more when asked, one that was sent never', async () => {
  const sent = await given('sent', 1)
  const failed = await given('failed', 2)
  expect(await run('retry', String(sent))).toMatchObject({ code: 1, asked: [] })
  expect(await run('retry', 'all')).toMatchObject({ code: 0, asked: [{ mail: failed }] })
  expect(await run('retry', 'all')).toMatchObject({ code: 1, asked: [] })
  expect((await run('status')).output).toBe('1 waiting, 1 sent, 0 given up\n')
})

test('B72 the audit log notes that a command sent mails once more, with no member as actor', async () => {
  const before = await db.$count(auditLog)
  const id = await given('failed', 1)
  await run('retry', String(id))
  await run('retry', 'all')
  const acts = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(acts.slice(before)).toMatchObject([
    { staffId: null, actor: 'npm run mail', act: 'mails.retry', subject: `mails/${id}`, after: { count: 1 } },
  ])
})

test('K13 a site without a mail server says that nobody gets its mails', async () => {
  await given('sent', 1)
  expect((await run('status')).output).toBe('0 waiting, 1 sent, 0 given up\n')
  smtpUrl = undefined
  expect((await run('status')).output).toContain('SMTP_URL is not set')
})

test.each([[[]], [['send']], [['retry']], [['retry', 'x']], [['status', 'all']], [['--what']]])(
  'F5 %j is not understood, and nothing is opened',
  async (words) => {
    const code = await runMailCommand(
      words,
      () => Promise.reject(new Error('opened')),
      () => {},
    )
    expect(code).toBe(2)
  },
)

const given = async (state: MailState, number: number) => {
  const { id } = await insertMailOnce(db, {
    at: new Date('2026-11-20T10:00:00Z'),
    kind: 'lead-agency',
    recipient: 'hallo@tilia.example',
    locale: 'nl',
    subject: 'Vraag',
    html: '',
    text: '',
    state,
    tries: 33,
    problem: state === 'failed' ? 'ECONNECTION' : null,
    messageId: `<${number}@tilia.example>`,
  })
  return id
}

async function run(...words: string[]) {
  const jobs = notedJobs()
  const answer = await printed((print) =>
    runMailCommand(words, async () => ({ db, jobs, clock, config: { smtpUrl } }), print),
  )
  return { ...answer, asked: jobs.asked.map(({ data }) => data) }
}
