import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { locales } from '~/kernel/locale'
import { formHandlers } from '~/pages/form-handlers.server'
import { forms } from '~/pages/form-registry'
import { aboutOf, abouts, followLinks, isTyped, markOf, page, type Sent, valuesOf } from './all-forms'
import { agencyMailbox, demoAgency } from './demo-agency'

const { db, appIn } = await demoAgency([
  ...[schema.mails, schema.rateLimits, schema.demands, schema.appointments, schema.pendingSubmissions],
  ...[schema.leads, schema.testimonials, schema.newsletterSubscribers, schema.documentRequests],
  ...[schema.usedChallenges, schema.confirmedAddresses],
])
const { mails } = schema

/** What a stranger could type into any field, so that it can be found again. */
const spellings: [name: string, spelled: (mark: string) => string][] = [
  ['plain', (mark) => mark],
  ['in capitals', (mark) => mark.toUpperCase()],
  ['over lines', (mark) => `Win money\r\n${mark}\n\u2028now`],
  ['as a link', (mark) => `https://${mark}.example/?q=${mark}#<b>"${mark}"</b>`],
]

const marks = [
  ...new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => markOf(name)))),
  markOf('page'),
]
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
      await formHandlers.accept(app, { form, values, page })
      if (values.email)
        await formHandlers.askByMail(app, { form, values: { ...values, remark: 'twice' }, page })
    }
    await followLinks(app)
    const toOthers = (await db.select().from(mails)).filter(({ recipient }) => recipient !== agencyMailbox)
    // The staff's own test goes to the agency only, and asks for no address.
    const own = toOthers.filter(({ kind }) => kind !== 'confirm-form')
    expect(own.length > 0).toBe(form.name !== 'testing-testing')
    expect(toOthers.flatMap(leaksIn)).toEqual([])
  },
)

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
