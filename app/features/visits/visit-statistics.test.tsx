import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { type Locale, locales } from '~/kernel/locale'
import { daysUntil } from './days'
import { sourceKinds } from './sources'
import { VisitStatistics } from './visit-statistics'
import type { Visits } from './visits'

const days = daysUntil('2026-11-21', 30).map((day, n) => ({ day, count: n % 7 }))
const visits: Visits = {
  today: 1,
  thisWeek: 12,
  thisMonth: 1_234,
  total: 4_000,
  days,
  sources: [
    { source: 'google', count: 3_000 },
    { source: 'site', count: 1_000 },
  ],
}

const draw = (given: Partial<Visits> = {}, locale: Locale = 'nl', since = '2026-01-05') =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <VisitStatistics visits={{ ...visits, ...given }} since={since} />
    </TextContext>,
  )

test('O2 four figures are formatted for the owner’s language', () => {
  for (const [locale, month] of [
    ['nl', '1.234'],
    ['fr', '1 234'],
    ['en', '1,234'],
  ] as const)
    expect(draw({}, locale).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`<dd>${month}</dd>`)
})

test('O2 each bar is proportional to its count, without inline style', () => {
  const html = draw()
  const heights = [...html.matchAll(/<rect x="\d+" width="8" y="[\d.]+" height="([\d.]+)"/g)].map(
    ([, one]) => one,
  )
  expect(heights).toHaveLength(30)
  expect(heights.slice(0, 7)).toEqual(['0', '16.67', '33.33', '50', '66.67', '83.33', '100'])
  expect(html).not.toContain('style=')
})

test('O2 screen readers get the same days in a table, today first', () => {
  const html = draw({}, 'fr')
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/)
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>(\d+)<\/td><\/tr>/g)].map(
    ([, day, count]) => [day, count],
  )
  expect(rows).toHaveLength(30)
  expect(rows[0]).toEqual(['21 novembre 2026', '1'])
  expect(rows[29]).toEqual(['23 octobre 2026', '0'])
})

test('O2 a listing without visits says so; one without recent visits keeps its figures', () => {
  expect(draw({ total: 0 }, 'en')).toBe('<p>No visits have been counted yet.</p>')
  const quiet = draw({ days: days.map(({ day }) => ({ day, count: 0 })) }, 'en')
  expect(quiet).toContain('No visits were counted in the last 30 days.')
  expect(quiet).not.toContain('<figure')
  expect(quiet).toContain('<dd>4,000</dd>')
})

test('O2 what happened stands above the day in the chart, and in its row of the table', () => {
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <VisitStatistics
        visits={visits}
        since="2026-01-05"
        marks={[
          { day: '2026-11-20', kind: 'price', text: 'New price: € 90' },
          { day: '2026-11-20', kind: 'mails', text: 'Emailed to 4 candidates' },
          { day: '2026-01-06', kind: 'viewings', text: '1 viewing' },
        ]}
      />
    </TextContext>,
  )
  expect(html).toContain('<td>New price: € 90, Emailed to 4 candidates</td>')
  expect(html.match(/data-kind="price"/g)).toHaveLength(2)
  expect(html).not.toContain('viewing')
  expect(html).not.toContain('style=')
})

test('O2 in the first weeks the chart says since when there is something to visit', () => {
  expect(draw({}, 'fr', '2026-11-18').replaceAll('\u00a0', ' ')).toContain(
    'Le bien est en portefeuille depuis le 18 novembre 2026.',
  )
  expect(draw({}, 'nl', '2026-11-18')).toContain('Het pand zit sinds 18 november 2026 in onze portefeuille.')
  expect(draw({}, 'nl', '2026-10-23')).not.toContain('in onze portefeuille')
})

test('O2 every source has a name in every language, and a share of all', () => {
  for (const locale of locales) {
    const sources = [...sourceKinds, 'immoweb'].map((source) => ({ source, count: 100 }))
    const html = draw({ sources, total: 700 }, locale)
    expect(html).toContain('Immoweb')
    expect(html).not.toContain('visits:')
    expect(html.match(/14[\s\u00a0\u202f]?%/g)).toHaveLength(7)
  }
})
