import { expect, test } from 'vitest'
import { filledQuery, takenFilters } from './filters'
import { nextOrder, readOrder, withQuery } from './query'

const choices = [{ value: 'failed', text: 'Mislukt' }]

test('B14 what narrows a list is said in words; an unknown choice narrows nothing', () => {
  const words = { kind: 'search', name: 'q', label: 'Zoeken' } as const
  const state = { kind: 'choice', name: 'state', label: 'Staat', choices } as const
  expect(
    takenFilters([
      { ...words, value: 'bezoek' },
      { ...state, value: 'failed' },
    ]),
  ).toEqual([
    { name: 'q', text: '“bezoek”' },
    { name: 'state', text: 'Staat: Mislukt' },
  ])
  expect(
    takenFilters([
      { ...words, value: '' },
      { ...state, value: 'no such state' },
    ]),
  ).toEqual([])
})

test('B14 the address of a sent form holds no empty filter', () => {
  const form = new FormData()
  form.append('q', '  villa & tuin ')
  form.append('state', '')
  expect(filledQuery(form)).toBe('q=villa+%26+tuin')
})

test('B14 a filter taken away leaves the others and leads to the first page', () => {
  expect(withQuery('?q=a&state=failed&page=4', { state: '' })).toBe('?q=a')
  expect(withQuery('?q=a&page=4', { page: '5' })).toBe('?q=a&page=5')
  expect(withQuery('?page=2', { page: '' })).toBe('?')
})

test('B14 a link to another page of the list does not say again what was done', () => {
  expect(withQuery('?q=a&done=leads-office%3Adone.many', { page: '2' })).toBe('?q=a&page=2')
  expect(withQuery('?done=leads-office:done.many', {})).toBe('?')
})

test('B14 an order turns round when it is asked for again', () => {
  expect(readOrder('-at')).toEqual({ by: 'at', isDescending: true })
  expect(nextOrder(readOrder('-at'), 'at', true)).toBe('at')
  expect(nextOrder(readOrder('at'), 'at', true)).toBe('-at')
  expect(nextOrder(readOrder('-at'), 'subject', false)).toBe('subject')
})
