import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { type Locale, locales } from '~/kernel/locale'
import { PageContext, type PageContextValue } from '~/ui/island/page-context'
import { fillGaps, gap, htmlCache } from '~/ui/page/html-cache.server'
import type { FilterChip } from './filter-chips.server'
import { controlsOf, keptFilters } from './filter-controls'
import { filterGroups } from './filter-groups'
import { filterLabel } from './filter-labels'
import { allFilters } from './filters/filters'
import { ListFilter } from './list-filter'
import { readCriteria } from './listing-criteria'
import { centreNamed } from './where/place-around'
import { emptyLookup } from './where/place-lookup'

const inDutch = (content: ReactNode, page?: PageContextValue) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <PageContext value={page}>{content}</PageContext>
    </TextContext>,
  )

const choices = {
  city: { choices: [{ value: 'Halle|1500', label: 'Halle 1500', total: 0, chosen: true }], totals: [0] },
  type: { choices: [{ value: '1', label: 'Villa', total: 3, chosen: false }], totals: [2] },
}

const render = (query: string, chips: FilterChip[] = [], page?: PageContextValue, offered = choices) =>
  inDutch(
    <ListFilter
      action="/nl/te-koop/"
      choices={offered}
      criteria={readCriteria('sale', new URLSearchParams(query))}
      chips={chips}
      total={3}
      resetHref="/nl/te-koop/"
      wordField={<input name="q" form="list-filter" />}
    />,
    page,
  )

/** A page of the product, which keeps HTML that others have as well. */
const keepingPage = {
  ...{ entry: '', preload: [] },
  keep: (of: object, name: string, content: ReactNode, gaps: readonly string[] = []) =>
    fillGaps(
      htmlCache(of, name, () => inDutch(content)),
      gaps,
    ),
  gap,
}

const countsOf = (html: string) =>
  [...html.matchAll(/<input type="radio" name="bedroomsMin"( checked="")? value="([^"]*)"/g)].map(
    ([, checked, value]) => value + (checked ? '*' : ''),
  )

test('P1 a number of bedrooms in the address is among the choices, and selected', () => {
  expect(countsOf(render(''))).toEqual(['*', '1', '2', '3', '4', '5'])
  expect(countsOf(render('bedroomsMin=3'))).toEqual(['', '1', '2', '3*', '4', '5'])
  expect(countsOf(render('bedroomsMin=7'))).toEqual(['', '1', '2', '3', '4', '5', '7*'])
})

test('P1 the living surface in the address is filled into the form', () => {
  expect(render('surfaceMin=80')).toMatch(/<input(?=[^>]*name="surfaceMin")(?=[^>]*value="80")/)
})

test('P1 selected values are checked, even without any listings', () => {
  expect(render('')).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="Halle\|1500")/)
})

test('P1e the button of a group names what is chosen in it', () => {
  const place = (label: string): FilterChip => ({ group: 'place', label, href: '/', without: {} })
  const buttonOf = (html: string) =>
    /<button[^>]*popoverTarget="filter-place".*?<\/button>/
      .exec(html)?.[0]
      .replace(/<svg.*|<[^>]*>/g, '')
      .trim()
  expect(buttonOf(render(''))).toBe('Plaats')
  expect(buttonOf(render('', [place('Halle')]))).toBe('Plaats1Halle')
  expect(buttonOf(render('', [place('Halle'), place('Ukkel')]))).toBe('Plaats2Halle +1')
})

test.each([
  '',
  'priceMin=100000&priceMax=200000',
  'bedroomsMin=2&bedroomsMax=4&plotMax=900',
  'energy=C&from=2027-01-15',
  '',
])('P1e what is kept of the form of other lists changes nothing in that of "%s"', (query) => {
  expect(render(query, [], keepingPage)).toBe(render(query))
})

test('P1e the button that opens the filters on a phone says how many are chosen', () => {
  const chip: FilterChip = { group: 'more', label: 'Villa', href: '/', without: {} }
  expect(render('', [chip])).toMatch(/popoverTarget="filters".*?>1<.*?1 gekozen/)
  expect(render('')).not.toContain('gekozen')
})

test('P1e order and view stay when the filters change, and a default is not written', () => {
  expect(render('sort=price-asc&view=map')).toMatch(
    /type="hidden" name="sort" value="price-asc".*name="view" value="map"/,
  )
  expect(render('')).not.toContain('type="hidden"')
})

test('P1e every filter has a field in the form, or is kept by it', () => {
  const given = new URLSearchParams(allFilters.map(({ parameter, example }) => [parameter, example]))
  const offered = allFilters
    .filter(({ isMany }) => isMany)
    .map(({ parameter, example: value }) => [
      parameter,
      { choices: [{ value, label: value, total: 1, chosen: true }], totals: [1] },
    ])
  const html = render(given.toString(), [], undefined, Object.fromEntries(offered))
  for (const { parameter } of allFilters) expect(html, parameter).toContain(`name="${parameter}"`)
})

test.each(locales)('P1e in %s every filter and each of its values has a text', (locale) => {
  const context = {
    t: translateTo(locale),
    locale,
    moneyLocale: locale,
    names: { city: String, type: String, centre: () => undefined },
  }
  for (const filter of allFilters) {
    for (const value of filter.codec.order ?? [filter.codec.read(filter.example)])
      expect(filterLabel(filter, value, context), filter.parameter).not.toMatch(
        /listings:|undefined|\{\{|NaN/,
      )
  }
  const legends = filterGroups.flatMap(controlsOf).map(({ filter }) => filter.parameter)
  for (const parameter of legends)
    expect(context.t(`listings:filter.label.${parameter}` as TextKey)).not.toContain('listings:')
})

test('P1d P7a the chip of a radius names the place that is known, and repeats no other words', () => {
  const chipIn = (locale: Locale, value: string) =>
    filterLabel(around, value, {
      ...{ t: translateTo(locale), locale, moneyLocale: locale },
      names: { city: String, type: String, centre: (name) => centreNamed(name, emptyLookup)?.nameIn(locale) },
    })
  const around = allFilters.find(({ name }) => name === 'around') ?? expect.fail('no radius')
  expect(chipIn('nl', 'bruxelles~5')).toBe('Brussel en 5 km rond')
  expect(chipIn('fr', 'HAL~10')).toBe('Hal et 10 km autour')
  for (const locale of locales) {
    const label = chipIn(locale, 'bel 0900 12 34 56~5')
    expect(label).not.toContain('0900')
    expect(label).toMatch(/5 km/)
  }
})

test('P1e the upper end of a range belongs to its lower end', () => {
  const ranges = filterGroups.flatMap(controlsOf).filter((control) => control.kind === 'range')
  expect(ranges.map(({ filter, most }) => [filter.name, most.name])).toEqual(
    allFilters
      .filter(({ test }) => test.by === 'least')
      .map(({ name }) => [name, name.replace('Min', 'Max')]),
  )
  expect(ranges.length).toBeGreaterThan(3)
  expect(keptFilters.map(({ parameter }) => parameter)).toEqual(['around', 'area', 'text'])
})

test('P7c the field for a place stands above the places and is read without script', () => {
  const html = render('')
  expect(html.indexOf('name="where"')).toBeGreaterThan(0)
  expect(html.indexOf('name="where"')).toBeLessThan(html.indexOf('name="city"'))
  const id = /<input[^>]*?id="([^"]*)"[^>]*name="where"/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<label[^>]*for="${id}"[^>]*>Zoek een plaats</label>`))
  expect(html).toMatch(/<input(?=[^>]*name="where")(?=[^>]*role="combobox")(?=[^>]*aria-expanded="false")/)
})
