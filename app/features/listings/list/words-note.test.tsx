import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { readCriteria } from './listing-criteria'
import { WordsNote } from './words-note'

const noteOf = (total: number) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <WordsNote
        criteria={readCriteria('sale', new URLSearchParams())}
        otherGoal={{ goal: 'rent', total, href: '/nl/te-huur/?kind=castle' }}
      />
    </TextContext>,
  )

test('P1 the other list is linked where it has something', () => {
  expect(noteOf(2)).toContain('href="/nl/te-huur/?kind=castle"')
  expect(noteOf(0)).toBe('')
})
