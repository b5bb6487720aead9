import { expect, test } from 'vitest'
import { pageNames } from '~/i18n/page-table'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { type ThanksPage, thanksSteps } from './thanks-steps'

const others = ['thanks.testing-testing']
const pages = pageNames.filter((name) => name.startsWith('thanks.') && !others.includes(name))
const known = { name: 'Sofie Peeters', hasAgent: true, phone: '02 555 01 01', hours: 'van 9 tot 18 uur' }

test.each(locales)(
  'L9 every page of thanks says in %s what happens next, with no name left open',
  (locale) => {
    const t = translateTo(locale)
    for (const page of pages) {
      const steps = thanksSteps(page as ThanksPage, { t, ...known })
      expect(steps.length, page).toBeGreaterThan(1)
      expect(JSON.stringify(steps)).not.toMatch(/\{\{|content:/)
    }
  },
)

test('L9 the agent of the listing answers, else the office; hours only where the agency gives some', () => {
  const t = translateTo('nl')
  const answerOf = (change: Partial<typeof known>) =>
    thanksSteps('thanks.contact-me', { t, ...known, ...change }).map(({ text }) => text)
  expect(answerOf({})[1]).toMatch(/^Sofie Peeters volgt dit pand op/)
  expect(answerOf({ hasAgent: false, name: 'Tilia' })[1]).toMatch(/^Iemand van Tilia/)
  expect(answerOf({})[2]).toContain('van 9 tot 18 uur')
  expect(answerOf({ hours: '' })[2]).toBe('Bel 02 555 01 01.')
})

test.each(locales)('L9 no page of thanks promises in %s how soon', (locale) => {
  const t = translateTo(locale)
  const steps = pages.flatMap((page) => thanksSteps(page as ThanksPage, { t, ...known, hours: '' }))
  expect(JSON.stringify(steps)).not.toMatch(/werkdag|ouvrable|working day|werktag|\b24\b/i)
})
