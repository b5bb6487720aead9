import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { CompareView } from './compare.view'
import type { ComparePage } from './compare-page.server'

const nothing = {
  ...{ page: { title: 'Vergelijken', alternates: {} }, comparisons: [], choices: [], notes: [] },
  ...{ favouritesHref: '/nl/favorieten/', compareHref: '/', withoutWithdrawnHref: '/', shareUrl: '/' },
} as unknown as ComparePage

const said = (isAsked: boolean, withdrawnCount: number) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <CompareView comparing={{ ...nothing, isAsked, withdrawnCount }} />
    </TextContext>,
  )

test('P6c where every home was withdrawn only that is said', () => {
  expect(said(true, 2)).toContain('2 panden op deze lijst staan niet meer in ons aanbod')
  expect(said(true, 2)).not.toContain('geen enkel pand')
  expect(said(true, 0)).toContain('geen enkel pand')
})
