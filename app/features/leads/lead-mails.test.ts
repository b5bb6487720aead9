import { expect, test } from 'vitest'
import type { FormDefinition } from '~/features/forms/public'
import { contactAppointment } from './contact-appointment.form'
import { contactMe } from './contact-me.form'
import { confirmationMail } from './lead-mails.server'

const agency = { name: 'Tilia', email: 'hallo@tilia.example', phone: '02 555 01 00' }

type Confirmation = Parameters<typeof confirmationMail>[0]

const blocksOf = (form: FormDefinition, given: Partial<Confirmation>) =>
  confirmationMail(
    {
      ...{ to: 'an@post.example', form, values: {}, publicUrl: 'https://agency.example', locale: 'nl' },
      ...{ offer: undefined, article: undefined, blocks: [], link: undefined, answerDays: undefined },
      ...given,
    },
    agency as Parameters<typeof confirmationMail>[1],
  ).content.blocks

const textsOf = (form: FormDefinition, answerDays: number | undefined) =>
  JSON.stringify(blocksOf(form, { answerDays }))

test('F5 a mail says how soon a question is answered only where the agency says so', () => {
  expect(textsOf(contactMe, undefined)).not.toMatch(/werkdag/)
  expect(textsOf(contactMe, 1)).toContain('Meestal antwoorden we binnen één werkdag.')
  expect(textsOf(contactMe, 3)).toContain('Meestal antwoorden we binnen 3 werkdagen.')
})

test('F5 a request that is no question says itself what happens next', () => {
  expect(textsOf(contactAppointment, 1)).not.toMatch(/werkdag/)
})

test('F5 a mail has one button: that of what it brings, else the way back to the page', () => {
  const link = 'https://agency.example/nl/'
  const estimate = { type: 'button' as const, text: 'Uw schatting', href: `${link}schatting/` }
  const buttonsIn = (blocks: Confirmation['blocks']) =>
    blocksOf(contactMe, { link, blocks }).flatMap((block) => (block.type === 'button' ? [block.href] : []))
  expect(buttonsIn([])).toEqual([link])
  expect(buttonsIn([estimate])).toEqual([estimate.href])
})
