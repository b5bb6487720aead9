import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { ListFilter } from './list-filter'
import { readCriteria } from './listing-criteria'

const render = (query: string) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <ListFilter
        filter={{
          action: '/nl/te-koop/',
          cities: [{ value: 'Halle|1500', label: 'Halle 1500', total: 0, chosen: true }],
          types: [{ value: '1', label: 'Villa', total: 3, chosen: false }],
        }}
        criteria={readCriteria('sale', new URLSearchParams(query))}
      />
    </TextContext>,
  )

const optionsOf = (html: string, name: string) => {
  const [select = ''] = new RegExp(`<select name="${name}".*?</select>`, 's').exec(html) ?? []
  return [...select.matchAll(/<option value="([^"]*)"( selected="")?/g)].map(
    ([, value, chosen]) => value + (chosen ? '*' : ''),
  )
}

test('P1 a number of bedrooms in the address is among the choices, and selected', () => {
  expect(optionsOf(render(''), 'bedroomsMin')).toEqual(['*', '1', '2', '3', '4', '5'])
  expect(optionsOf(render('bedroomsMin=3'), 'bedroomsMin')).toEqual(['', '1', '2', '3*', '4', '5'])
  expect(optionsOf(render('bedroomsMin=7'), 'bedroomsMin')).toEqual(['', '1', '2', '3', '4', '5', '7*'])
})

test('P1 the living surface in the address is filled into the form', () => {
  expect(render('surfaceMin=80')).toMatch(/<input(?=[^>]*name="surfaceMin")(?=[^>]*value="80")/)
})

test('P1 selected values are checked and named, even without any listings', () => {
  expect(render('')).toMatch(/Halle 1500<\/span><\/summary>/)
  expect(render('')).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="Halle\|1500")/)
  expect(render('')).not.toMatch(/<input(?=[^>]*checked)(?=[^>]*name="type")/)
})
