import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { TimelineEntry } from './report'
import { Timeline } from './timeline'

const draw = (entries: TimelineEntry[], locale: 'nl' | 'fr' = 'fr') =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <Timeline entries={entries} goal="sale" />
    </TextContext>,
  )

const mails = (count: number): TimelineEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ key: `mails-${n}`, kind: 'mails', count: n + 1 },
    at: new Date(`2026-11-${20 - n}T12:00:00Z`),
  }))

test('O2 of a long story four entries are in the open; two more are worth no fold', () => {
  expect(draw(mails(6), 'nl')).not.toContain('<details')
  const [open = '', folded = ''] = draw(mails(9), 'nl').split('<details')
  expect(open.match(/<li/g)).toHaveLength(4)
  expect(folded.match(/<li/g)).toHaveLength(5)
  expect(folded).toContain('Toon nog 5 gebeurtenissen')
})

test('O2 words in another language than the page say in which', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const asked = { id: 'q', at, kind: 'question' as const, type: 'Question', contact: 'S. M.', subject: '' }
  const said = (lang?: 'nl') =>
    draw([
      {
        ...{ key: 'q', at, kind: 'history' as const },
        entry: { ...asked, status: '', comment: 'Is er een kelder?', ...(lang ? { lang } : {}) },
      },
    ])
  expect(said('nl')).toMatch(/<span lang="nl">Is er een kelder\?<\/span><small[^>]*>en néerlandais</)
  expect(said()).toContain('<span>Is er een kelder?</span>')
  expect(said()).not.toContain('<small')
})
