import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { listingCard } from '../listings.fixture'
import { ReferenceStories } from './reference-stories'

const render = (voice?: { name: string; html: string; lang?: 'nl' }) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <ReferenceStories
        stories={[{ card: listingCard(), offered: { days: 12, until: '2026-10-31' }, voice }]}
        heading="h2"
      />
    </TextContext>,
  )

test('M8 a reference shows the words of its client, in their language, and nothing where there are none', () => {
  const html = render({ name: 'Ada', html: '<p>Vlot.</p>', lang: 'nl' })
  expect(html).toMatch(/<blockquote lang="nl"><div[^>]*><p>Vlot\.<\/p><\/div><\/blockquote><figcaption>Ada</)
  expect(render()).not.toContain('blockquote')
})

test('M8 a reference says in which month it was sold, and after how many days', () => {
  expect(render()).toContain('October 2026')
  expect(render()).toContain('Sold in 12 days')
})
