import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Testimonial } from './testimonial'
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
  expect(html).toMatch(/Our answer, in Dutch<\/strong><p lang="nl"[^>]*>Dank u &lt;b&gt;<\/p>/)
})

test('T1 how they are verified is said in full after the testimonials, in a short row and on their own page', () => {
  const testimonials = [
    { key: 'a', name: 'Ada', comment: 'Good.' },
    { key: 'b', name: 'Bob', comment: 'Vlot.', lang: 'nl' as const },
  ]
  const partsOf = (isWhole: boolean) =>
    renderToStaticMarkup(
      <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
        <TestimonialList testimonials={testimonials} verification="We check nobody." isWhole={isWhole} />
      </TextContext>,
    ).match(/Ada|Bob|2 testimonials|We check nobody|<details/g)
  expect(partsOf(false)).toEqual(['Ada', 'Bob', 'We check nobody'])
  expect(partsOf(true)).toEqual(['Ada', 'Bob', '2 testimonials', 'We check nobody'])
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

const drawWhole = (testimonials: Testimonial[]) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <TestimonialList testimonials={testimonials} verification="" isWhole />
    </TextContext>,
  )

test('T1 the first in the language of the page that has a home leads, and all others follow in their order', () => {
  const picture = { id: 'a', name: 'front', alt: 'Gevel', version: '1', width: 1440, height: 1080 }
  const listing = { title: 'Villa', href: '/nl/te-koop/villa/1/', picture }
  const html = drawWhole([
    { key: 'a', name: 'Ada' },
    { key: 'b', name: 'Bob', listing, lang: 'fr' },
    { key: 'c', name: 'Cas', listing },
    { key: 'd', name: 'Dora', listing },
  ])
  expect(html.match(/(?<=<strong>)(Ada|Bob|Cas|Dora)/g)).toEqual(['Cas', 'Ada', 'Bob', 'Dora'])
  // A home is shown instead of initials, and each is named in its link.
  expect(html.match(/<svg/g)).toHaveLength(1)
  expect(html.match(/>Villa<\/span><\/a>/g)).toHaveLength(3)
  expect(html).not.toContain('Gevel')
})

test('T1 where no home can be shown the first of all leads', () => {
  const html = drawWhole([
    { key: 'a', name: 'Ada' },
    { key: 'b', name: 'Bob' },
  ])
  expect(html.match(/data-lead=""[^§]*?<strong>(\w+)/)?.[1]).toBe('Ada')
})
