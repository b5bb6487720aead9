import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import { openEmbedded } from '~/platform/postgres/embedded.server'
import type { ArrivedMail } from '../setup/mail-server'
import { productSecret } from '../setup/product-secret'
import { runHere } from '../setup/run-here'
import { ownProducts } from '../setup/worker-products'
import { ask } from './answers'
import { person, post } from './forms'
import { linkIn, mailsTo } from './mails'

/** Names of the times that a page offers. */
export const slotsOf = (html: string): string[] =>
  [...html.matchAll(/name="slot"[^>]*value="([^"]+)"/g)].map(([, name]) => name ?? '')

/** The instant that the name of a time says. */
export const startOf = (slot: string): Date => new Date(slot.split('.')[1] ?? '')

/** Lets the product under test open other times, until the test ends. */
export async function openTimes(openings: object[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pignon-times-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await importSite('demo/site')
    await untilOffered(demoSettings().appointments.openings)
  })
  cpSync('demo/site', folder, { recursive: true })
  const site = demoSettings()
  const appointments = { ...site.appointments, openings }
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify({ ...site, appointments }))
  await importSite(folder)
  await untilOffered(openings)
}

const demoSettings = () => JSON.parse(readFileSync('demo/site/site.json', 'utf8'))

/** The product hears of another process's import a moment later: until then it offers times that it will not book. */
async function untilOffered(openings: object[]) {
  const ids = openings.map((opening) => ('id' in opening ? opening.id : ''))
  const others = async () => {
    const { body } = await ask('/nl/afspraak/?listing=2704')
    return slotsOf(body).filter((slot) => !ids.includes(slot.split('.')[0]))
  }
  await expect.poll(others).toEqual([])
}

async function importSite(folder: string) {
  const { code, problems } = await runHere(ownProducts().dataDir, ['site', 'import', folder], {
    SECRET: productSecret,
  })
  if (code !== 0) throw new Error(problems)
}

/** A visitor books a viewing by a mailed link. @returns path of the page of their appointment */
export async function bookedBy(email: string, address: string, slot: string): Promise<string> {
  const listing = new URL(address, 'http://site').searchParams.get('listing') ?? ''
  const said = { form: 'book-viewing', listing, slot, ...person(email), agreed: 'yes' }
  await post(address, said)
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('no link was mailed')
  const { headers, status } = await post(linkIn(mail), {})
  const to = headers.get('location') ?? ''
  if (!to.includes('token=')) throw new Error(`it was not booked: ${status} ${to}`)
  return to
}

type News = { method: unknown; uid: string; sequence: number; status: unknown; start: string }

/** What the calendar file of a mail says, read by another library than the one that wrote it. */
export function calendarNews({ attachments }: ArrivedMail): News {
  const content = attachments[0]?.content ?? ''
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const [event] = eventsIn(text)
  if (!event) throw new Error('the mail has no appointment in it')
  return event
}

/** Every appointment of a calendar, its start as an instant. */
export function eventsIn(text: string): News[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate } = new ICAL.Event(component)
    const start = Object.assign(startDate.clone(), { zone }).toJSDate().toISOString()
    const status = component.getFirstPropertyValue('status')
    return { method: calendar.getFirstPropertyValue('method'), uid, sequence, status, start }
  })
}

/** The agency's calendar, by the address that its mails hold. */
export async function agencyCalendar(): Promise<News[]> {
  const find = async () => {
    const mails = await mailsTo('hallo@tilia.example')
    const mail = mails.findLast(({ text }) => text.includes('agenda.ics'))
    if (!mail) throw new Error('no mail to the agency has the address of its calendar')
    return mail
  }
  // It may arrive after that to the visitor.
  const mail = await vi.waitFor(find, { timeout: 60_000, interval: 100 })
  return eventsIn((await ask(linkIn(mail, /agenda\.ics/))).body)
}

/** The days that pass while nobody waits for them. */
export async function timePasses(email: string) {
  const embedded = await openEmbedded(ownProducts().dataDir, { log() {} })
  const url = new URL(embedded.url)
  url.pathname = '/pignon'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await embedded.close()
  })
  const later = (queue: string) =>
    client.query(
      `update pgboss.job set start_after = now() where name = $1
        and data ->> 'appointment' in (select id::text from appointments where email = $2)`,
      [queue, email],
    )
  return {
    /** To the morning of the day before. */
    toDayBefore: async () => {
      await client.query(
        `update appointments set starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours'
          where email = $1`,
        [email],
      )
      await later('appointment-reminder')
    },
    /** To the evening after it. */
    toAfterwards: async () => {
      await client.query(
        `update appointments set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
          where email = $1`,
        [email],
      )
      await later('appointment-feedback')
    },
  }
}
