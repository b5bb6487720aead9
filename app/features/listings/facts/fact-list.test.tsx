import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { FactLists } from './fact-list'

test('D2 a number of a certificate has its line to itself, a value of several words may break', () => {
  const facts = [
    { label: 'Certificaatnummer (unieke code)', value: '20241121-0000711926-01-3' },
    { label: 'Verwarming', value: 'individuele gaswandketel' },
    { label: 'Bouwjaar', value: '1957' },
  ]
  const drawn = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <FactLists groups={[{ key: 'energy', title: 'Energie', facts }]} />
    </TextContext>,
  )
  const lengths = [...drawn.matchAll(/<div class="[^"]*"( data-length="(\w+)")?><dt/g)].map(
    ([, , length]) => length,
  )
  expect(lengths).toEqual(['word', undefined, 'short'])
})
