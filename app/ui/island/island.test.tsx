import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { htmlCache } from '~/ui/page/html-cache.server'
import { Island } from './island'
import { packProps } from './island-props'
import { PageContext } from './page-context'

type Props = { word: string }

/** A page of its own each time; `drawn` counts what is drawn. */
function pageWith(of: (props: Props) => React.ReactNode, word: string, isKept: boolean) {
  let drawn = 0
  const page = {
    ...{ entry: '', preload: [], packProps },
    keepIsland: (component: object, name: string, draw: () => string) =>
      String(htmlCache(component, name, draw)),
    renderIsland: (element: React.ReactElement, identifierPrefix: string) => {
      drawn += 1
      return renderToString(element, { identifierPrefix })
    },
  }
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <Island name="words" of={of} props={{ word }} isKept={isKept} />
    </PageContext>,
  )
  return { html, drawn }
}

test('an island whose properties are those of many pages is drawn once for each of them', () => {
  const Words = ({ word }: Props) => <p>{word}</p>
  const first = pageWith(Words, 'huis', true)
  expect(first.html).toContain('<p>huis</p>')
  expect(pageWith(Words, 'huis', true)).toEqual({ html: first.html, drawn: 0 })
  expect(pageWith(Words, 'tuin', true)).toMatchObject({
    html: expect.stringContaining('<p>tuin</p>'),
    drawn: 1,
  })
})

test('any other island is drawn for each page', () => {
  const Words = ({ word }: Props) => <p>{word}</p>
  expect([1, 2].map(() => pageWith(Words, 'huis', false).drawn)).toEqual([1, 1])
})
