import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { slots } from './shared-fields'

test.each(locales)('F10 who asks for a visit may prefer the same three parts of a day in %s', (locale) => {
  const t = translateTo(locale)
  const labels = (slots.choices ?? []).map((choice) => t(`forms:choice.slots.${choice as '10-13'}`))
  const hours = labels.map((words) => words.match(/\d\d(?=[.:]|\sh\s)/g)?.join('-'))
  expect(hours).toEqual(['10-13', '14-16', '16-19'])
})
