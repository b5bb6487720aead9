import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkLasts } from '~/features/accounts/password-link.server'
import { deviceDays } from '~/features/accounts/session.server'
import { confirmHours } from '~/features/confirmation/ask-to-confirm.server'
import { linkDays } from '~/features/documents/document-access.server'
import { sessionDays } from '~/features/owners/owner-kind.server'
import { type Period, periods } from '~/features/privacy/periods'
import { dataOfPeople } from '~/features/privacy/retention/of-people.server'

const {
  leads,
  spam,
  blocked,
  people,
  auditLog,
  appointments,
  mails,
  demands,
  newsletter,
  testimonials,
  confirmed,
  pictures,
  limits,
  securityLog,
  consents,
} = periods

type Said = Period | { minutes: number }

/** Of logins, browsers and links. */
const ofOwners: Said[] = [
  { days: sessionDays.unused },
  { days: sessionDays.used },
  { days: deviceDays },
  { days: linkLasts.invitation / 60 / 24 },
]

/** In the order in which the statement names them. */
const said: Said[] = [
  leads,
  spam,
  blocked,
  people,
  appointments,
  mails,
  demands,
  newsletter,
  testimonials,
  confirmed,
  pictures,
  { hours: confirmHours },
  { days: linkDays },
  ...ofOwners,
  { minutes: linkLasts.reset },
  limits,
  securityLog,
  auditLog,
  consents,
]

const units = { years: 'year', months: 'month', days: 'day', hours: 'hour', minutes: 'minute' } as const

function inWords(period: Said, locale: string): string {
  const [[unit, amount]] = Object.entries(period) as [[keyof typeof units, number]]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: units[unit], unitDisplay: 'long' })
  return format.format(amount).replace(/\s/g, ' ')
}

const headings = {
  nl: 'Wat de site zelf wist',
  fr: 'Ce que le site efface de lui-même',
  en: 'What the site erases by itself',
  de: 'Was die Website von selbst löscht',
}

test.each(Object.entries(headings))(
  'F11 the privacy statement of the demo says in %s how long each thing is kept',
  (locale, heading) => {
    const text = readFileSync(`demo/site/pages/privacy/${locale}.md`, 'utf8').replaceAll('\u00a0', ' ')
    const section = text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
    const cells = [...section.matchAll(/^\|[^|]+\|\s*([^|]*\d[^|]*?)\s*\|$/gm)].map(([, cell = '']) =>
      cell.replace(/\s/g, ' '),
    )
    expect(cells).toEqual(said.map((period) => inWords(period, locale)))
    const legal = text
      .split('\n')
      .filter((line) => /\(art\. 6\.1\.[abf]\)|Art\. 6 Abs\. 1 Buchst\. [abf]\)/.test(line))
      .join('\n')
    expect(legal).toContain(inWords(leads, locale))
    for (const period of [testimonials, mails, ...ofOwners]) expect(legal).toContain(inWords(period, locale))
  },
)

test.each(Object.keys(headings))(
  'C1 both statements of the demo say in %s how long a proof is kept',
  (locale) => {
    for (const page of ['privacy', 'cookie-policy']) {
      const sentences = readFileSync(`demo/site/pages/${page}/${locale}.md`, 'utf8')
      const told = sentences
        .split('\n')
        .filter((line) => /bewijs|preuve|proof|Nachweis/.test(line) && !line.startsWith('|'))
      expect(told.join(' ').replaceAll('\u00a0', ' ')).toContain(inWords(consents, locale))
    }
  },
)

test.each(Object.keys(headings))(
  'C1 dialog and cookie policy call the categories the same in %s',
  (locale) => {
    const { categories } = JSON.parse(readFileSync(`app/features/consent/texts/${locale}.json`, 'utf8'))
    const policy = readFileSync(`demo/site/pages/cookie-policy/${locale}.md`, 'utf8')
    for (const { title } of Object.values(categories as Record<string, { title: string }>))
      expect(policy).toContain(`\n| ${title} | `)
  },
)

test('B31 what the agency notes ends with its lead, who somebody is with the last of these, and acts after as long', () => {
  expect([people, auditLog]).toEqual([leads, leads])
  const kept = dataOfPeople.find(({ tables }) => tables?.includes('leads'))
  expect(kept).toMatchObject({ period: 'leads', tables: expect.arrayContaining(['lead_entries']) })
})

test('F11 the documentation says the same periods', () => {
  const table = readFileSync('docs/security.md', 'utf8').split('### Retention')[1]?.split('\n### ')[0] ?? ''
  for (const period of said) expect(table).toContain(inWords(period, 'en'))
})
