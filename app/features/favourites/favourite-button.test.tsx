import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { FavouriteButton } from './favourite-button'
import { FavouritesContext } from './favourites-context'

const render = (kept: number[]) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <FavouritesContext value={kept}>
        <FavouriteButton id={2706} title="Villa" />
      </FavouritesContext>
    </TextContext>,
  )

test('P6 a heart rendered by React is pressed for a favourite of this device, and for no other listing', () => {
  expect(render([2687, 2706])).toContain('aria-pressed="true"')
  expect(render([2687])).toContain('aria-pressed="false"')
})

test.each(locales)('P6 in %s the name of the button contains the words on it', (locale) => {
  const t = translateTo(locale)
  const [name, words] = [t('favourites:keep', { title: 'Villa' }), t('favourites:keepShort')]
  expect(name.toLowerCase()).toContain(words.toLowerCase())
})
