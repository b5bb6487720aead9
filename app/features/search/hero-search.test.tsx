import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TextKey } from '~/i18n/text-keys'
import { createTranslate } from '~/i18n/translate'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { HeroSearch } from './hero-search'
import fr from './texts/fr.json'
import nl from './texts/nl.json'

const all = { showSearchInput: true, showSearchButton: true, showSearchCount: true }

function html(show: Parameters<typeof HeroSearch>[0] = all, locale: Locale = 'nl'): string {
  const t = createTranslate({ search: locale === 'fr' ? fr : nl }, locale) as (key: TextKey) => string
  return renderToString(
    <TextContext value={{ t, locale }}>
      <HeroSearch {...show} />
    </TextContext>,
  )
}

const attribute = (element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html())?.[1]

test('H1 without script the box is a form for the list for sale, or by its second button for rent', () => {
  expect(html()).toMatch(/<form[^>]* action="\/nl\/te-koop\/"/)
  expect(html()).toMatch(/<input[^>]* name="q"/)
  const words = html().replace(/<svg.*?<\/svg>/g, '')
  expect(words).toMatch(/<button type="submit" class="[^"]*">Te koop<\/button>/)
  expect(words).toMatch(/<button type="submit" class="button" formAction="\/nl\/te-huur\/">Te huur<\/button>/)
})

test('H5 the field has a label, is a combobox, and reports its panel as closed', () => {
  expect(attribute('label', 'for')).toBe(attribute('input', 'id'))
  expect(attribute('input', 'role')).toBe('combobox')
  expect(attribute('input', 'aria-expanded')).toBe('false')
  expect(attribute('input', 'aria-activedescendant')).toBeUndefined()
  expect(html()).toContain(`id="${attribute('input', 'aria-controls')}"`)
  expect(html()).toContain(`aria-label="${nl.toggle}"`)
})

test('H2 the panel is hidden and the live region empty at first', () => {
  expect(html()).toMatch(/<div class="[^"]*panel[^"]*" hidden=""/)
  expect(html()).toMatch(/<p role="status" class="visually-hidden"><\/p>/)
})

test('H1 the box is in the page’s language', () => {
  expect(html(all, 'fr')).toContain('action="/fr/a-vendre/"')
  expect(html(all, 'fr')).toContain('À louer')
})

test('H1 the search words are filled into the box', () => {
  expect(html({ ...all, initial: 'Ukkel "1180"' })).toContain('value="Ukkel &quot;1180&quot;"')
})

test('H1 a site may omit the buttons, the box, or both', () => {
  expect(html({ ...all, showSearchButton: false })).not.toContain('type="submit"')
  const links = html({ ...all, showSearchInput: false })
  expect(links).not.toContain('<form')
  expect(links).toMatch(
    /<a href="\/nl\/te-koop\/"[^>]*>Te koop<\/a><a href="\/nl\/te-huur\/"[^>]*>Te huur<\/a>/,
  )
  expect(html({ ...all, showSearchInput: false, showSearchButton: false })).toBe('')
})

test('N nothing in the box needs an inline style or script', () => {
  expect(html()).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
})
