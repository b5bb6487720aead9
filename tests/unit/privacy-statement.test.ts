import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confirmHours } from '~/features/confirmation/ask-to-confirm.server'
import { type Period, periods } from '~/features/privacy/periods'

const { leads, appointments, mails, demands, newsletter, testimonials, pictures, limits } = periods

/** In the order in which the statement names them. */
const said: Period[] = [
  leads,
  appointments,
  mails,
  demands,
  newsletter,
  testimonials,
  pictures,
  { hours: confirmHours },
  limits,
]

const units = { months: 'month', days: 'day', hours: 'hour' } as const

function inWords(period: Period, locale: string): string {
  const [[unit, amount]] = Object.entries(period) as [[keyof typeof units, number]]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: units[unit], unitDisplay: 'long' })
  return format.format(amount).replace(/\s/g, ' ')
}

const headings = {
  nl: 'Wat de site zelf wist',
  fr: 'Ce que le site efface de lui-même',
  en: 'What the site erases by itself',
}

test.each(Object.entries(headings))(
  'F11 the privacy statement of the demo says in %s how long each thing is kept',
  (locale, heading) => {
    const text = readFileSync(`demo/site/pages/privacy/${locale}.md`, 'utf8')
    const section = text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
    const cells = [...section.matchAll(/^\|[^|]+\|\s*([^|]*\d[^|]*?)\s*\|$/gm)].map(([, cell = '']) =>
      cell.replace(/\s/g, ' '),
    )
    expect(cells).toEqual(said.map((period) => inWords(period, locale)))
    const legal = text
      .split('\n')
      .filter((line) => /\(art\. 6\.1\.[ab]\)/.test(line))
      .join('\n')
    expect(legal).toContain(inWords(leads, locale))
    expect(legal).toContain(inWords(testimonials, locale))
  },
)

test('F11 the documentation says the same periods', () => {
  const table =
    readFileSync('docs/security.md', 'utf8').split('### How long it is kept')[1]?.split('\n### ')[0] ?? ''
  for (const period of said) expect(table).toContain(inWords(period, 'en'))
})
