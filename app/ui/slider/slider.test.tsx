import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { Slider } from './slider'

const render = (names: string[]) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <Slider>
        {names.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Slider>
    </TextContext>,
  )

test('S8 without script only the first slide is shown, without controls', () => {
  const html = render(['One', 'Two', 'Three'])
  expect(html.match(/<li /g)).toHaveLength(3)
  expect(html.match(/data-shown/g)).toHaveLength(1)
  expect(html).toMatch(/data-shown=""><p>One/)
  expect(html.match(/hidden=""><p>/g)).toHaveLength(2)
  expect(html).toMatch(/data-controls="" hidden=""/)
})

test('S8 every slide announces its number', () => {
  expect(
    [...render(['One', 'Two']).matchAll(/<li .*?aria-label="(.*?)"/g)].map(([, label]) => label),
  ).toEqual(['1 of 2', '2 of 2'])
})

test('S8 a single picture has no controls', () => {
  expect(render(['One'])).toBe('<p>One</p>')
  expect(render([])).toBe('')
})
