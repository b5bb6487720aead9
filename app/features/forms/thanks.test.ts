import { expect, test } from 'vitest'
import type { Values } from './field'
import { thanksOf } from './thanks.server'

const form = { thanks: 'thanks.contact-me' } as const

test('L9 the address of thanks has the number of what was asked about, and nothing else that was typed', () => {
  const values = { listing: '2706', project: '', email: 'ada@post.example', remark: 'Is er een kelder?' }
  expect(thanksOf('nl', form, values)).toBe('/nl/bedankt/contact-me/?listing=2706')
  expect(thanksOf('fr', form, { project: '3', unit: '12' })).toBe('/fr/merci/contact-me/?project=3&unit=12')
})

test.each<Values>([
  {},
  { listing: '' },
  { listing: 'Ada' },
  { listing: '2706&x=1' },
  { listing: '12345678901' },
])('L9 thanks about nothing that is known have their own address alone: %o', (values) =>
  expect(thanksOf('nl', form, values)).toBe('/nl/bedankt/contact-me/'),
)

test('L9 a page that shows no listing is given none', () => {
  const estimate = { thanks: 'thanks.contact-demand' } as const
  expect(thanksOf('nl', estimate, { listing: '2706' })).not.toContain('?')
})
