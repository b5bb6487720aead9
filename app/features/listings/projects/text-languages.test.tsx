import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { FactLists } from '../facts/fact-list'
import { DocumentList } from '../page/document-list'
import { UnitTable } from './unit-table'

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<TextContext value={{ t: translateTo('en'), locale: 'en' }}>{element}</TextContext>)

test('L17 a fact in another language has a lang attribute, its label does not', () => {
  const facts = [
    { label: 'Heating', value: 'Warmtepomp', lang: 'nl' as const },
    { label: 'Lift', value: 'No' },
  ]
  const html = render(<FactLists groups={[{ key: 'comfort', title: 'Comfort', facts }]} />)
  expect(html).toContain('<dt>Heating</dt><dd lang="nl">Warmtepomp</dd>')
  expect(html).toContain('<dt>Lift</dt><dd>No</dd>')
})

test('L17 a document’s name in another language has a lang attribute', () => {
  const documents = [
    { id: 1, name: 'Grondplan', lang: 'nl' as const },
    { id: 2, name: 'Map', lang: undefined },
  ]
  const html = render(<DocumentList documents={documents} />)
  expect(html).toMatch(/<li[^>]* lang="nl"><span>Grondplan<\/span>/)
  expect(html).toMatch(/<li(?![^>]*lang)[^>]*><span>Map<\/span>/)
})

test('L17 a unit’s name in another language has a lang attribute, its measures do not', () => {
  const unit = {
    id: 1,
    name: { text: 'Huis 1', lang: 'nl' as const },
    floor: { text: 'Gelijkvloers', lang: 'nl' as const },
    type: { text: 'House', lang: undefined },
    surface: { text: '90 m²' },
    terrace: { text: '' },
    bedrooms: { text: '2' },
    price: { text: '€ 300.000' },
    state: 'free' as const,
    stateText: 'Free',
  }
  const html = render(<UnitTable units={[unit]} />)
  expect(html).toContain('<th scope="row" lang="nl">Huis 1</th>')
  expect(html.match(/<td[^>]*lang="nl"[^>]*>/g)).toHaveLength(1)
  expect(html).toMatch(/<td[^>]*data-empty=""[^>]*><\/td>/)
})
