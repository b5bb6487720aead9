import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { ListSearch } from './list-search'

const html = (locale: (typeof locales)[number]) =>
  renderToString(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <ListSearch formId="list-filter" />
    </TextContext>,
  )

test.each(locales)(
  'P1b without script the field and its button belong to the form of the filters in %s',
  (locale) => {
    expect(html(locale)).toMatch(/<input(?=[^>]*name="q")(?=[^>]*form="list-filter")(?=[^>]*maxLength="200")/)
    expect(html(locale)).toMatch(/<button type="submit" form="list-filter">/)
    expect(html(locale)).not.toContain('search:')
  },
)

test('H5 the field of a list is a combobox with a label, and reports its panel as closed', () => {
  const input = /<input[^>]*>/.exec(html('nl'))?.[0] ?? ''
  expect(input).toContain('role="combobox"')
  expect(input).toContain('aria-expanded="false"')
  const id = / id="([^"]+)"/.exec(input)?.[1]
  expect(html('nl')).toMatch(new RegExp(`<label[^>]*for="${id}"[^>]*>Zoek in uw eigen woorden`))
})
