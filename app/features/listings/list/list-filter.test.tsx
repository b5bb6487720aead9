import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { FilterChip } from './filter-chips.server'
import { ListFilter } from './list-filter'
import { readCriteria } from './listing-criteria'

const render = (query: string, chips: FilterChip[] = []) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <ListFilter
        filter={{
          action: '/nl/te-koop/',
          cities: [{ value: 'Halle|1500', label: 'Halle 1500', total: 0, chosen: true }],
          types: [{ value: '1', label: 'Villa', total: 3, chosen: false }],
        }}
        criteria={readCriteria('sale', new URLSearchParams(query))}
        chips={chips}
        total={3}
        resetHref="/nl/te-koop/"
      />
    </TextContext>,
  )

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
  const place = (label: string): FilterChip => ({ group: 'place', label, href: '/' })
  const buttonOf = (html: string) =>
    /<button[^>]*popoverTarget="filter-place".*?<\/button>/
      .exec(html)?.[0]
      .replace(/<svg.*|<[^>]*>/g, '')
      .trim()
  expect(buttonOf(render(''))).toBe('Plaats')
  expect(buttonOf(render('', [place('Halle')]))).toBe('Plaats Halle')
  expect(buttonOf(render('', [place('Halle'), place('Ukkel')]))).toBe('Plaats Halle +1')
})

test('P1e the button that opens the filters on a phone says how many are chosen', () => {
  const chip: FilterChip = { group: 'more', label: 'Villa', href: '/' }
  expect(render('', [chip])).toMatch(/popoverTarget="filters".*?>1<.*?1 gekozen/)
  expect(render('')).not.toContain('gekozen')
})

test('P1e order and view stay when the filters change, and a default is not written', () => {
  expect(render('sort=price-asc&view=map')).toMatch(
    /type="hidden" name="sort" value="price-asc".*name="view" value="map"/,
  )
  expect(render('')).not.toContain('type="hidden"')
})
