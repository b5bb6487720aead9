import { expect, test } from 'vitest'
import { pathTo } from '~/i18n/path-to'
import { locales } from '~/kernel/locale'
import { isOneClick } from './one-click'

const sent = (path: string, method = 'POST') => ({ method, url: `https://agency.example${path}` })

test('F8 the unsubscribe address of a mail accepts a POST from anywhere, in every language, with its token', () => {
  for (const locale of locales) {
    const path = pathTo(locale, 'newsletter.stop')
    expect(isOneClick(sent(`${path}?token=a.b`)), locale).toBe(true)
    expect(isOneClick(sent(path)), locale).toBe(false)
    expect(isOneClick(sent(`${path}?token=a.b`, 'PUT')), locale).toBe(false)
  }
})

test.each(['newsletter', 'newsletter.confirm', 'confirm', 'home', 'documents'] as const)(
  'F8 a form sent to %s still has to come from a page of ours, token or not',
  (name) => {
    for (const locale of locales) expect(isOneClick(sent(`${pathTo(locale, name)}?token=a.b`))).toBe(false)
  },
)
