import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { TestimonialView } from './testimonial-list'

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
