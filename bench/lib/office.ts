import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Logs a member of the demo in, without password and second factor. @returns the cookie's value */
export async function logMemberIn(client: pg.Client, role: 'admin' | 'agent'): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const id = createHash('sha256').update(token).digest('base64url')
  const { rowCount } = await client.query(
    `insert into staff_sessions (id, staff_id, device, started_at, seen_at, expires, password_at)
     select $1, id, 'Chrome, Android', now(), now(), now() + interval '1 day', now()
     from staff where role = $2 and removed_at is null order by id limit 1`,
    [id, role],
  )
  if (rowCount !== 1) throw new Error(`the demo has no ${role}`)
  return token
}

/** Logs the demo's admin in. @returns the cookie's value */
export const logAdminIn = async (client: pg.Client): Promise<string> => await logMemberIn(client, 'admin')

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

/** Two names in three are common, so that a beginning of one finds thousands. */
const names = `(array['Jan','Marie','Sophie','Ahmed','Léa','Jürgen','Zoë','Jana','Pol'])`
const families = `(array['Peeters','Dubois','Janssens','Lambert','Ångström','De Smet','Müller'])`

const fields = `jsonb_build_object('firstName', ${names}[1 + n % 9], 'lastName', ${families}[1 + n % 7] || ' ' || n % 4001,
    'phone', '+32 4' || 70 + n % 30 || ' ' || lpad((n * 7919 % 1000000)::text, 6, '0'),
    'remark', 'Graag een bezoek aan deze villa, kan dat op zaterdag? Une visite serait parfaite. ' || n)`

/** Fills the inbox with leads in every state, of every member and of nobody, and makes half as many people. */
export async function fillLeads(client: pg.Client, leads: number) {
  const fill = async (sql: string) => await client.query(sql, [leads])
  await fill(
    `insert into people (created_at, name, phone)
     select now() - n * interval '9 minutes', ${names}[1 + n % 9] || ' ' || ${families}[1 + n % 7] || ' ' || n % 4001,
       '+32 4' || 70 + n % 30 || ' ' || lpad((n * 7919 % 1000000)::text, 6, '0')
     from generate_series(1, $1::int) n where n % 2 = 0`,
  )
  await fill(
    `insert into person_addresses (email, person_id, added_at)
     select 'visitor' || id || '@post' || id % 90 || '.example', id, created_at from people
     where not exists (select 1 from person_addresses a where a.person_id = people.id) and $1::int > 0`,
  )
  await fill(
    `insert into leads (at, form, locale, email, fields, listing_id, page, consent_version, digest, state, staff_id,
       source, due_at, answered_at)
     select now() - n * interval '9 minutes', (array['contact-me','contact-demand','site-contact'])[1 + n % 3],
       (array['nl','fr','en','de'])[1 + n % 4], 'visitor' || n % 40000 || '@post' || n % 90 || '.example', ${fields},
       900000 + n % 3000, '/nl/contact/', 'x', n::text, (array['new','open','waiting','done','done','done','spam'])[1 + n % 7],
       (array(select id from staff where role <> 'editor' order by id) || array[null::bigint])[1 + n % (1 + (select count(*) from
         staff where role <> 'editor'))],
       case when n % 11 = 0 then 'telephone' end,
       case when n % 7 = 2 then now() + (n % 40 - 20) * interval '1 day' end,
       case when n % 5 > 0 then now() - n * interval '9 minutes' + interval '1 hour' end
     from generate_series(1, $1::int) n`,
  )
  for (const table of ['people', 'person_addresses', 'leads']) await client.query(`vacuum analyze ${table}`)
}

/** Fills what the search reads: leads with their people, bookings and mails, and copies of the demo's listings. */
export async function fillSearch(client: pg.Client, leads: number, listings: number) {
  const fill = async (sql: string, count: number) => await client.query(sql, [count])
  await fillLeads(client, leads)
  await fill(
    `insert into appointments (id, booked_at, updated_at, starts_at, ends_at, place, kind, opening, agent, listing_id,
       locale, email, fields, page, consent_version)
     select gen_random_uuid(), now(), now(), now() - n * interval '90 minutes', now() - n * interval '90 minutes', 1,
       'viewing', 'bench', '', 900000 + n % 3000, 'nl', 'visitor' || n || '@post.example', ${fields}, '/nl/', 'x'
     from generate_series(1, $1::int / 5) n`,
    leads,
  )
  await copyListings(client, listings)
  await fillOffice(client, leads, 0)
  for (const table of ['appointments', 'listings', 'listing_texts'])
    await client.query(`vacuum analyze ${table}`)
}

/**
 * Makes somebody with two addresses who wrote, was answered, booked and was telephoned so often; a third of the entries
 * are leads, a third mails, the rest notes and bookings. @returns number of the person
 */
export async function fillPerson(client: pg.Client, entries: number): Promise<number> {
  const third = Math.ceil(entries / 3)
  const sixth = Math.ceil(entries / 6)
  const { rows } = await client.query(
    `insert into people (created_at, name, phone) values (now(), 'Ada Bench', '+32 475 12 34 56') returning id`,
  )
  const id = Number(rows[0].id)
  const address = `case when n % 2 = 0 then 'ada@bench.example' else 'ada@work.bench.example' end`
  await client.query(
    `insert into person_addresses (email, person_id, added_at)
     select unnest(array['ada@bench.example', 'ada@work.bench.example']), $1::bigint, now()`,
    [id],
  )
  await client.query(
    `insert into leads (at, form, locale, email, fields, listing_id, page, consent_version, digest, state, person_id)
     select now() - n * interval '3 hours', 'contact-me', 'nl', ${address},
       '{"firstName":"Ada","lastName":"Bench","phone":"0475123456","remark":"Is deze villa nog vrij?"}', 900000 + n % 2000,
       '/nl/contact/', 'x', 'bench' || n, 'done', $1::bigint
     from generate_series(1, $2::int) n`,
    [id, third],
  )
  await client.query(
    `insert into lead_entries (lead_id, at, kind, text)
     select id, at + interval '1 hour', 'call', 'Belde terug, wil zaterdag komen kijken.' from leads
     where person_id = $1 order by id limit $2::int`,
    [id, sixth],
  )
  await client.query(
    `insert into mails (at, kind, recipient, locale, subject, html, text, message_id, state, sent_at)
     select now() - n * interval '3 hours', 'lead-confirmation', ${address}, 'nl', 'Wij kregen uw vraag', '', '',
       'bench' || n, 'sent', now()
     from generate_series(1, $1::int) n`,
    [third],
  )
  await client.query(
    `insert into appointments (id, booked_at, updated_at, starts_at, ends_at, place, kind, opening, agent, listing_id,
       locale, email, fields, page, consent_version)
     select gen_random_uuid(), now() - n * interval '5 hours', now(), now() - n * interval '90 minutes',
       now() - n * interval '90 minutes', 2, 'viewing', 'bench', '', 900000 + n % 2000, 'nl', ${address},
       '{"firstName":"Ada","lastName":"Bench"}', '/nl/', 'x'
     from generate_series(1, $1::int) n`,
    [sixth],
  )
  for (const table of ['people', 'leads', 'lead_entries', 'mails', 'appointments'])
    await client.query(`vacuum analyze ${table}`)
  return id
}

async function copyListings(client: pg.Client, count: number) {
  const columns = async (table: string, without: string[]) => {
    const { rows } = await client.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
      [table, without],
    )
    return String(rows[0].names)
  }
  const ofListing = await columns('listings', ['id', 'house_number', 'cover_picture_id'])
  await client.query(
    `insert into listings (id, house_number, ${ofListing}) select 900000 + n, (1 + n % 200)::text, ${ofListing}
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) - 1 as place from listings) as one
       on one.place = n % (select count(*) from listings)`,
    [count],
  )
  const ofText = await columns('listing_texts', ['listing_id'])
  await client.query(
    `insert into listing_texts (listing_id, ${ofText}) select 900000 + n, ${ofText}
     from generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) - 1 as place from listings where id < 900000) as one
       on one.place = n % (select count(*) from listings where id < 900000)
     join listing_texts on listing_texts.listing_id = one.id`,
    [count],
  )
  await client.query(`with raised as (update content_version set version = version + 1 returning version)
    insert into content_changes (version) select version from raised`)
}
