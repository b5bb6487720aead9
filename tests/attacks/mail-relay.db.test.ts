import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { deleteExpiredDemands, matchAlerts } from '~/features/alerts/alert-jobs.server'
import { startDemand } from '~/features/alerts/change-demand.server'
import { leadOf } from '~/features/alerts/demand-lead.server'
import { mailAlerts } from '~/features/alerts/mail-alerts.server'
import { mailLater } from '~/features/appointments/appointment-jobs.server'
import { findAppointment } from '~/features/appointments/appointments.repo.server'
import { cancelAppointment, moveAppointment } from '~/features/appointments/change-appointment.server'
import { confirmSubmission } from '~/features/confirmation/confirm-submission.server'
import type { Field, FormDefinition, Values } from '~/features/forms/public'
import { saveConfirmedLead } from '~/features/leads/public.server'
import { locales } from '~/kernel/locale'
import { formKeeper } from '~/pages/form-handlers.server'
import { forms } from '~/pages/form-registry'
import type { App } from '~/platform/app.server'
import { agencyMailbox, demoAgency } from './demo-agency'

const { db, appIn } = await demoAgency([
  ...[schema.mails, schema.rateLimits, schema.demands, schema.appointments, schema.pendingSubmissions],
  ...[schema.leads, schema.testimonials, schema.newsletterSubscribers, schema.documentRequests],
  ...[schema.usedChallenges, schema.confirmedAddresses],
])
const { appointments, demandListings, demands, mails } = schema

/** What a stranger could type into any field, so that it can be found again. */
const spellings: [name: string, spelled: (mark: string) => string][] = [
  ['plain', (mark) => mark],
  ['in capitals', (mark) => mark.toUpperCase()],
  ['over lines', (mark) => `Win money\r\n${mark}\n\u2028now`],
  ['as a link', (mark) => `https://${mark}.example/?q=${mark}#<b>"${mark}"</b>`],
]

/** Nobody writes this otherwise. */
const markOf = (field: string) => `zq${field.toLowerCase()}qz`
const marks = [
  ...new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => markOf(name)))),
  markOf('page'),
]
const isTyped = ({ kind, choices }: Field) => ['text', 'area', 'url', 'phone'].includes(kind) && !choices

const cases = spellings.flatMap(([spelling, spelled]) =>
  forms.flatMap((form) =>
    (form.variants ?? ['']).flatMap((variant) =>
      locales.map((locale) => ({ name: form.name, variant, locale, spelling, form, spelled })),
    ),
  ),
)

test('S-01 the test looks at every form, and each has something that is typed', () => {
  expect(forms.length).toBeGreaterThan(14)
  const without = forms.filter(({ fields }) => !fields.some((field) => isTyped(field)))
  expect(without.map(({ name }) => name).sort()).toEqual(['my-data', 'send-to-friend', 'sign-newsletter'])
})

test.each(cases)(
  'S-01 $name $variant in $locale, typed $spelling: no word of it goes to an address that nobody confirmed',
  async ({ form, variant, locale, spelled }) => {
    const app = appIn(locale)
    for (const [index, about] of abouts.entries()) {
      const sent: Sent = { form, variant, about: aboutOf(form, about), spelled }
      const values = valuesOf(sent, `${index}@post.example`)
      await formKeeper.accept(app, { form, values, page })
      if (values.email)
        await formKeeper.askByMail(app, { form, values: { ...values, remark: 'twice' }, page })
    }
    await followLinks(app)
    const toOthers = (await db.select().from(mails)).filter(({ recipient }) => recipient !== agencyMailbox)
    // The staff's own test goes to the agency only, and asks for no address.
    const own = toOthers.filter(({ kind }) => kind !== 'confirm-form')
    expect(own.length > 0).toBe(form.name !== 'testing-testing')
    expect(toOthers.flatMap(leaksIn)).toEqual([])
  },
)

/** Without what a form does not ask about. */
const aboutOf = ({ fields }: FormDefinition, about: Values): Values =>
  Object.fromEntries(Object.entries(about).filter(([name]) => fields.some((field) => field.name === name)))

/** Everything that follows from a form by itself, by its links, and when time goes by. */
async function followLinks(app: App) {
  const year = appIn(app.locale, '2027-12-31T10:00:00Z')
  for (const { id } of await db.select().from(demands))
    await startDemand(app, id, (tx, demand) => saveConfirmedLead(tx, app, leadOf(app, demand)))
  await db.delete(demandListings)
  await matchAlerts(app, [2706])
  await mailAlerts(app, ['at-once', 'daily', 'weekly'])
  await deleteExpiredDemands(year)
  for (const { id, sequence } of await db.select().from(appointments)) {
    for (const news of ['reminder', 'feedback'] as const)
      await mailLater(app, { appointment: id, sequence }, news)
    const booked = await findAppointment(db, id)
    if (!booked) continue
    const later = `${booked.opening}.2026-11-25T10:00Z`
    expect(await moveAppointment(app, booked, later)).toBe('done')
    const moved = await findAppointment(db, id)
    if (moved) expect(await cancelAppointment(app, moved)).toBe('done')
  }
  const links = (await db.select().from(mails)).filter(({ kind }) => kind === 'confirm-form')
  for (const { text } of links) await confirmSubmission(app, formKeeper, /token=(\S+)/.exec(text)?.[1] ?? '')
}

type StoredMail = typeof mails.$inferSelect

/** What was typed, other people's addresses included. */
function leaksIn(mail: StoredMail): string[][] {
  const said = everythingIn(mail)
  const others = [...said.matchAll(/[\w.-]+@post\.example/g)].flatMap(([one]) =>
    one === mail.recipient ? [] : one,
  )
  return [...marks.filter((mark) => said.includes(mark)), ...others].map((leak) => [mail.kind, leak])
}

/** Subject, bodies, headers, attachments and what links carry, however it is encoded, without case and spaces. */
function everythingIn({ subject, html, text, headers, replyTo, attachments, messageId }: StoredMail): string {
  const files = attachments.map(({ name, type, content, encoding }) => [
    name,
    type,
    encoding ? Buffer.from(content, encoding).toString() : content,
  ])
  const raw = JSON.stringify([subject, html, text, headers, replyTo, files, messageId])
  const tokens = [...raw.matchAll(/token=([\w-]+)/g)].map(([, body = '']) =>
    Buffer.from(body, 'base64url').toString(),
  )
  const whole = [raw, ...tokens].join('\n').replace(/\\[rnt]|\s/g, '')
  return [
    whole,
    whole.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  ]
    .join('\n')
    .normalize('NFKC')
    .toLowerCase()
}

/** What fields that are not typed freely hold, so that the form goes as far as it can. */
const sound: Record<string, string | string[]> = {
  slot: 'viewings.2026-11-24T09:00Z',
  agreed: 'yes',
  type: ['1', '2', '3'],
  zone: ['flanders'],
  from: '3/12/2026',
  to: '5/12/2026',
  livingSurface: '160',
  plotSurface: '400',
  year: '1990',
  bedrooms: '3',
  priceMin: '100000',
  priceMax: '2000000',
  newsletter: '',
}

type Sent = { form: FormDefinition; variant: string; about: Values; spelled: (mark: string) => string }

function valuesOf({ form, variant, about, spelled }: Sent, visitor: string): Values {
  const values = form.fields.map((field): [string, string | string[]] => {
    const { name, kind, choices } = field
    if (name === 'variant') return [name, variant]
    if (kind === 'email') return [name, `${name.toLowerCase()}-${visitor}`]
    // Numbers of a place are read in what is typed around them.
    if (name === 'places') return [name, `1180 ${spelled(markOf(name))}`]
    if (name === 'zip' && variant === 'online') return [name, '1630']
    if (isTyped(field)) return [name, spelled(markOf(name))]
    if (form.name === 'book-valuation' && name === 'slot') return [name, 'valuations.2026-11-24T09:00Z']
    return [name, sound[name] ?? (kind === 'checks' ? [...(choices ?? [])] : (choices?.[0] ?? ''))]
  })
  return { ...Object.fromEntries(values), ...about }
}

const abouts: Values[] = [
  { listing: '2706', project: '', unit: '' },
  { listing: '', project: '1301', unit: '1' },
]

/** What a page's address says is typed as well: its words are not looked at where its number is. */
const page = `/nl/te-koop/${markOf('page')}/${markOf('page')}/2706/`
