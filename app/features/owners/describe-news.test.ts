import { expect, test } from 'vitest'
import type { HistoryEntry } from '~/features/leads/public.server'
import { translateTo } from '~/i18n/texts.server'
import { describeNews } from './describe-news'

const at = new Date('2026-11-20T12:00:00Z')

const describe = (over: Partial<HistoryEntry>) => {
  const entry = { id: 'q', at, kind: 'question' as const, type: '', contact: 'S. M.', status: '' }
  const asked = { ...entry, subject: 'Wil meer weten', comment: '', ...over }
  return describeNews(translateTo('nl'), { key: 'q', at, kind: 'history', entry: asked }, 'sale')
}

test('O2 news is a sentence: who did what, with what they wrote', () => {
  expect(describe({ comment: 'Is er een kelder?' })).toEqual({
    text: 'S. M. nam contact op',
    detail: '“Is er een kelder?”',
  })
  expect(describe({ kind: 'documents', contact: '' }).text).toBe('Iemand vroeg de documenten')
  expect(describe({ kind: 'viewing', subject: 'zaterdag, 10.00 uur', status: 'Geannuleerd' })).toEqual({
    text: 'S. M. boekte een bezichtiging',
    detail: 'zaterdag, 10.00 uur · Geannuleerd',
  })
})

test('O2 words in another language than the page are not quoted as news', () => {
  expect(describe({ comment: 'Y a-t-il une cave ?', lang: 'fr' }).detail).toBe('Wil meer weten')
})

test('O2 a mail to candidates and a new state are news too', () => {
  const t = translateTo('nl')
  expect(describeNews(t, { key: 'm', at, kind: 'mails', count: 1 }, 'sale').text).toBe(
    'Uw pand ging per mail naar 1 kandidaat',
  )
  expect(describeNews(t, { key: 's', at, kind: 'state', state: 'sold' }, 'sale').text).toBe(
    'Nieuwe status: Verkocht',
  )
})
