import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { FavouriteButton } from './favourite-button'
import { KeptContext } from './kept-context'

const draw = (kept: number[]) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <KeptContext value={kept}>
        <FavouriteButton id={2706} title="Villa" />
      </KeptContext>
    </TextContext>,
  )

test('P6 where React draws a heart it is pressed for a home that the device keeps, and for no other', () => {
  expect(draw([2687, 2706])).toContain('aria-pressed="true"')
  expect(draw([2687])).toContain('aria-pressed="false"')
})
