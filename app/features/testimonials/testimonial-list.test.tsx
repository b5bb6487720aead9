import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { TestimonialList, TestimonialView } from './testimonial-list'

test('L6 the website of a testimonial opens in a new tab, without a handle on this page, and says so', () => {
  const testimonial = { key: 'a', name: 'Ada', comment: 'Good.', website: 'https://ada.example/' }
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <TestimonialView testimonial={testimonial} />
    </TextContext>,
  )
  expect(html).toMatch(/<a href="https:\/\/ada\.example\/" target="_blank" rel="[^"]*\bnoopener\b[^"]*">/)
  expect(html).toContain('(opens in a new tab)')
})

test('B68 what the agency answers stands below it, in the language of what was written', () => {
  const testimonial = { key: 'a', name: 'Ada', comment: 'Vlot.', answer: 'Dank u <b>', lang: 'nl' as const }
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <TestimonialView testimonial={testimonial} />
    </TextContext>,
  )
  expect(html).toMatch(/Our answer<\/strong><p lang="nl"[^>]*>Dank u &lt;b&gt;<\/p>/)
})

test('T1 in a short row those in the language of the page come first, and on their own page the newest', () => {
  const testimonials = [
    { key: 'a', name: 'Ada', comment: 'Vlot.', lang: 'nl' as const },
    { key: 'b', name: 'Bob', comment: 'Good.' },
    { key: 'c', name: 'Cleo', comment: 'Fine.' },
  ]
  const namesIn = (isWhole: boolean) =>
    renderToStaticMarkup(
      <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
        <TestimonialList testimonials={testimonials} verification="" isWhole={isWhole} />
      </TextContext>,
    ).match(/Ada|Bob|Cleo/g)
  expect(namesIn(false)).toEqual(['Bob', 'Cleo', 'Ada'])
  expect(namesIn(true)).toEqual(['Ada', 'Bob', 'Cleo'])
})

test('L17 words in another language than the page say in which, and those in its own do not', () => {
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('fr'), locale: 'fr' }}>
      <TestimonialView testimonial={{ key: 'a', name: 'Ada', comment: 'Vlot.', lang: 'nl' as const }} />
      <TestimonialView testimonial={{ key: 'b', name: 'Bob', comment: 'Parfait.' }} />
    </TextContext>,
  )
  expect(html.match(/Écrit en [a-zéè]+/g)).toEqual(['Écrit en néerlandais'])
})
