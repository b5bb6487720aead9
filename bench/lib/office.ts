import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Logs the demo's admin in, without password and second factor. @returns the cookie's value */
export async function logAdminIn(client: pg.Client): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const id = createHash('sha256').update(token).digest('base64url')
  const { rowCount } = await client.query(
    `insert into staff_sessions (id, staff_id, device, started_at, seen_at, expires, password_at)
     select $1, id, 'Chrome, Android', now(), now(), now() + interval '1 day', now()
     from staff where role = 'admin' and removed_at is null order by id limit 1`,
    [id],
  )
  if (rowCount !== 1) throw new Error('the demo has no admin')
  return token
}

/** Fills the lists of the office by multiplying what the demo has: the newest rows are copies of it. */
export async function fillOffice(client: pg.Client, mails: number, acts: number) {
  await client.query(
    `insert into mails (at, kind, recipient, locale, subject, html, text, reply_to, headers, attachments, message_id,
       state, tries, problem, sent_at)
     select at - n * interval '11 minutes', kind, recipient, locale, subject, html, text, reply_to, headers, attachments,
       message_id || n, state, tries, problem, sent_at
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) - 1 as place from mails) as mail
       on mail.place = n % (select count(*) from mails)`,
    [mails],
  )
  await client.query(
    `insert into audit_log (at, staff_id, actor, act, subject, before, after)
     select at - n * interval '7 minutes', staff_id, actor, act, subject, before, after
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) - 1 as place from audit_log) as one
       on one.place = n % (select count(*) from audit_log)`,
    [acts],
  )
  await client.query('vacuum analyze mails')
  await client.query('vacuum analyze audit_log')
}
