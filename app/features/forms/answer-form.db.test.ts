import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { rateLimits } from '#db/schema'
import { type Locale, locales } from '~/kernel/locale'
import { formHandlers } from '~/pages/form-handlers.server'
import { type App, appContext } from '~/platform/app.server'
import { DatabaseUnavailable } from '~/platform/database-problem'
import { easyWork } from '../../../tests/setup/easy-work'
import { postForm } from '../../../tests/setup/requests'
import { testApp } from '../../../tests/setup/test-app'
import { answerSignedForm, formAnswerContext } from './answer-form.server'
import type { FormHandlers } from './form-handlers.server'
import { createWork } from './proof-of-work.server'
import { solve } from './solve.client'

const { db, appIn } = await testApp({ emptied: [rateLimits] })

const testimonial = { name: 'Lien', email: 'lien@post.example', comment: 'Vlot verkocht' }
const question = {
  title: 'ms',
  firstName: 'Lien',
  lastName: 'D',
  email: 'a@post.example',
  phone: '0470123456',
}

test.each([
  ['T1 E1 a testimonial', 'testimonial', testimonial],
  ['E1 E2 F5 a message', 'contact-me', question],
] as const)(
  '%s that cannot be kept gets a message in each language, with what was typed',
  async (_, form, values) => {
    const failing = { ...makeHandlers(), accept: () => Promise.reject(new Error('the disk is full')) }
    for (const locale of locales) {
      const { status, answer } = await send(form, values, { locale, handlers: failing })
      expect([status, answer?.message]).toEqual([503, sayings[form][locale]])
      expect(answer?.values).toMatchObject(values)
    }
  },
)

test('K7 a form on the page of a signed link that meets no database is there again with what was typed', async () => {
  const form = formHandlers.handlerOf('contact-me')?.form
  if (!form) throw new Error('there is no such form')
  const context = new RouterContextProvider()
  context.set(appContext, appIn('fr'))
  const away = new DatabaseUnavailable('away', new Error('connect ECONNREFUSED'))
  const answer = await answerSignedForm(context, new URLSearchParams(question), form, () =>
    Promise.reject(away),
  )
  expect(answer).toMatchObject({ init: { status: 503 } })
  expect(context.get(formAnswerContext)).toMatchObject({ values: question, definition: form })
})

const place = {
  form: 'contact-demand',
  variant: 'online',
  street: 'Kerkstraat 3',
  zip: '1653',
  city: 'Dworp',
}

test('F1 F2 a form goes on to its next step once nothing is wrong with those before it, and keeps nothing yet', async () => {
  const handlers = { ...makeHandlers(), accept: () => Promise.reject(new Error('nothing is to be kept')) }
  const go = (values: object, step: string) =>
    send('contact-demand', { ...place, ...values, step }, { handlers })
  const wrong = await go({ zip: '12', year: 'old' }, 'home')
  expect([wrong.status, wrong.answer?.problems.map(({ field }) => field)]).toEqual([422, ['zip']])
  const next = await go({}, 'home')
  expect([next.status, next.answer]).toMatchObject([200, { step: 'home', isPreview: true, problems: [] }])
  expect(next.answer?.values).toMatchObject({ street: 'Kerkstraat 3', city: 'Dworp' })
  // The way back asks for nothing, and loses nothing.
  const back = await go({ zip: '12', livingSurface: '160' }, 'place')
  expect([back.status, back.answer?.values]).toMatchObject([200, { zip: '12', livingSurface: '160' }])
  // Whoever skips a step is led to what is missing in it.
  const skipped = await go({}, 'person')
  expect(skipped.answer?.problems.map(({ field }) => field)).toContain('propertyType')
})

test('F1 F2 a last step that is refused keeps what was typed for the way that was left', async () => {
  const last = { ...place, ...question, variant: 'appointment', livingSurface: '160', email: 'nobody' }
  const { status, answer } = await send('contact-demand', last)
  expect([status, answer?.problems.map(({ field }) => field)]).toMatchObject([
    422,
    expect.arrayContaining(['email']),
  ])
  expect(answer?.values).toMatchObject({ livingSurface: '160', street: 'Kerkstraat 3', email: 'nobody' })
})

test('F9 everybody of a network of version 6 is counted together, the next network by itself', async () => {
  for (let count = 0; count < 20; count += 1)
    expect((await send('contact-me', question, { address: `2001:db8:1:2::${count}` })).status).toBe(303)
  expect((await send('contact-me', question, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429)
  expect((await send('contact-me', question, { address: '2001:db8:1:3::1' })).status).toBe(303)
})

test('F3 what waits for a mailed link anyway is mailed only that link when nothing shows that a human sent it', async () => {
  for (const [form, values] of [
    ['sign-newsletter', {}],
    ['my-data', {}],
    ['demand-register', { goal: 'sale', type: '1', zone: 'brussels', rhythm: 'weekly' }],
  ] as const) {
    const handlers = makeHandlers()
    const sent = { email: `${form}@post.example`, ...values }
    expect((await send(form, sent, { handlers, captcha: true })).status).toBe(303)
    expect(handlers.accept).toHaveBeenCalledOnce()
    expect(handlers.askByMail).not.toHaveBeenCalled()
  }
})

test('F3 other forms wait for the link; to one address three go in an hour, whatever the form', async () => {
  const handlers = makeHandlers()
  const ask = (form: string) => send(form, question, { handlers, captcha: true })
  expect((await ask('contact-me')).to).toBe('/nl/bevestigen/')
  expect((await ask('contact-me')).status).toBe(303)
  expect((await ask('sign-newsletter')).status).toBe(303)
  const limited = await ask('sign-newsletter')
  expect([limited.status, limited.answer?.message]).toEqual([429, expect.stringMatching(/\d+ min/)])
  expect(handlers.askByMail).toHaveBeenCalledTimes(2)
  expect(handlers.accept).toHaveBeenCalledOnce()
})

test('S-03 who did the work is mailed a link where what they sent asks for that, and three in an hour', async () => {
  const handlers = { ...makeHandlers(), accept: async () => ({ by: 'mail' }) as const }
  const sent = { ...question, email: 'by-mail@post.example' }
  for (let count = 0; count < 3; count += 1)
    expect((await send('contact-me', sent, { handlers })).to).toBe('/nl/bevestigen/')
  expect((await send('contact-me', sent, { handlers })).status).toBe(429)
  expect(handlers.askByMail).toHaveBeenCalledTimes(3)
})

test('S-17 who has to wait for what they sent hears for how long, with what they typed', async () => {
  const handlers = { ...makeHandlers(), accept: async () => ({ wait: 12 }) }
  const { status, answer } = await send('contact-me', question, { handlers })
  expect([status, answer?.message]).toEqual([429, expect.stringMatching(/12 min/)])
  expect(answer?.values).toMatchObject(question)
})

test('S-03 the work of a form with a picture is checked once, and that of a form that is wrong not at all', async () => {
  // Once for each time that work is checked.
  const checked = vi.spyOn(crypto.subtle, 'importKey')
  const proof = (form: string) => {
    const { token, puzzles } = createWork(appIn('nl'), form)
    return `${token}:${Array(puzzles).fill(1)}`
  }
  const body = new FormData()
  for (const [name, text] of Object.entries({ ...testimonial, proof: proof('testimonial') }))
    body.set(name, text)
  body.set('image', new Blob(['a picture']), 'me.jpg')
  const app = { ...appIn('nl'), config: { ...appIn('nl').config, captcha: true } }
  expect((await postForm(app, 'testimonial', body, { handlers: makeHandlers() })).to).toBe('/nl/bevestigen/')
  expect(checked).toHaveBeenCalledOnce()
  const wrong = { ...question, email: 'wrong', proof: proof('contact-me') }
  expect((await send('contact-me', wrong, { captcha: true })).status).toBe(422)
  expect(checked).toHaveBeenCalledOnce()
  checked.mockRestore()
})

test('S-03 who did the work for a picture waits for their own pictures alone, not for those of a wider network', async () => {
  const app = { ...appIn('nl'), config: { ...appIn('nl').config, captcha: true } }
  const sendFrom = async (address: string) => {
    const body = new FormData()
    const proof = await solve(easyWork(app, 'testimonial'))
    for (const [name, value] of Object.entries({ ...testimonial, proof })) body.set(name, value)
    body.set('image', new Blob(['a picture']), 'me.jpg')
    return (await postForm(app, 'testimonial', body, { address, handlers: makeHandlers() })).status
  }
  for (const [one, neighbour] of [
    ['192.0.2.1', '192.0.2.2'],
    ['2001:db8:0:101::1', '2001:db8:0:102::1'],
  ] as const) {
    expect(await sendFrom(one)).toBe(303)
    // All that counts for its sender, and for the networks around them, is far beyond any bound.
    await db.update(rateLimits).set({ count: 10_000 })
    expect([await sendFrom(one), await sendFrom(neighbour)]).toEqual([429, 303])
  }
})

test('S-02 a known sender is known without work too, and confirms such a form by mail all the same', async () => {
  for (const isKnown of [true, false]) {
    const handlers = { ...makeHandlers(), knows: async () => isKnown }
    const sent = { ...question, email: `${isKnown}@post.example` }
    expect((await send('contact-me', sent, { handlers, captcha: true })).to).toBe('/nl/bevestigen/')
    expect(handlers.accept).not.toHaveBeenCalled()
    expect(handlers.askByMail).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ isKnown }))
  }
})

test('S-02 whether a sender is known takes no query of a browser without cookies', async () => {
  const db = new Proxy({} as App['db'], {
    get: () => {
      throw new Error('the database was asked')
    },
  })
  const request = new Request('https://agency.example/nl/')
  expect(await formHandlers.knows({ ...appIn('nl'), db }, request, 'a@post.example')).toBe(false)
})

test('K1 what is longer than any form is refused in each language, in the form, and nothing of it is taken', async () => {
  for (const [locale, words] of [
    ['nl', /^Dit is meer dan/],
    ['fr', /^C’est plus que/],
    ['en', /^This is more than/],
    ['de', /^Das ist mehr/],
  ] as const) {
    const handlers = makeHandlers()
    const sent = await send('contact-me', { ...question, remark: 'x'.repeat(66_000) }, { locale, handlers })
    expect([sent.status, sent.answer?.form, sent.answer?.message]).toEqual([
      413,
      'contact-me',
      expect.stringMatching(words),
    ])
    expect(handlers.accept).not.toHaveBeenCalled()
  }
})

test('F2 an agency that requires a title refuses a form without one, one that drops it keeps none', async () => {
  const { title: _, ...untitled } = question
  const { status, answer } = await send('contact-me', untitled, {
    handlers: { ...makeHandlers(), titlesOf: titled('required') },
  })
  expect([status, answer?.problems.map(({ field }) => field)]).toEqual([422, ['title']])
  const handlers = { ...makeHandlers(), titlesOf: titled('none') }
  expect((await send('contact-me', question, { handlers })).status).toBe(303)
  expect(handlers.accept).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ values: expect.not.objectContaining({ title: 'ms' }) }),
  )
})

const titled = (title: 'required' | 'none') => async () => ({ title, titles: ['ms' as const] })

const makeHandlers = (): FormHandlers => ({
  handlerOf: formHandlers.handlerOf,
  accountFormOf: formHandlers.accountFormOf,
  titlesOf: async () => ({ title: 'optional', titles: ['mr', 'ms'] }),
  accept: vi.fn(async () => {}),
  askByMail: vi.fn(async () => ({ to: '/nl/bevestigen/' })),
  storePicture: async () => ({ name: 'kept.jpg' }),
  knows: async () => false,
})

type Sending = { locale?: Locale; address?: string; captcha?: boolean; handlers?: FormHandlers }

/** Sends a form to its page. */
async function send(form: string, values: Record<string, string>, sending: Sending = {}) {
  const { locale = 'nl', address = '192.0.2.1', captcha = false, handlers = makeHandlers() } = sending
  const app = appIn(locale)
  return postForm({ ...app, config: { ...app.config, captcha } }, form, values, { address, handlers })
}

const sayings = {
  testimonial: {
    nl: 'Uw getuigenis is niet verstuurd. Probeer het opnieuw.',
    fr: 'Votre témoignage n’a pas été envoyé. Veuillez réessayer.',
    en: 'Your testimonial was not sent. Please try again.',
    de: 'Ihr Erfahrungsbericht wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
  },
  'contact-me': {
    nl: 'Uw bericht is niet verstuurd. Probeer het opnieuw.',
    fr: 'Votre message n’a pas été envoyé. Veuillez réessayer.',
    en: 'Your mail was not sent. Please try again.',
    de: 'Ihre Nachricht wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
  },
}
