import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { FullyBooked } from './fully-booked'

const waysOn = { alert: '/alert/', contact: '/contact/' }
const render = (locale: Locale, asks: 'viewing' | 'valuation') =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <FullyBooked asks={asks} isTaken={false} values={{}} waysOn={waysOn} />
    </TextContext>,
  )

test.each([
  ['nl', 'iets gelijkaardigs'],
  ['fr', 'un bien semblable'],
  ['en', 'something similar'],
  ['de', 'etwas Ähnliches'],
] as const)(
  'E1 in %s full appointments lead a visitor to a search alert, an owner who wants a valuation only to the agency',
  (locale, similar) => {
    const [visitor, owner] = [render(locale, 'viewing'), render(locale, 'valuation')]
    expect([visitor.includes(similar), visitor.includes('/alert/')]).toEqual([true, true])
    expect([owner.includes(similar), owner.includes('/alert/')]).toEqual([false, false])
    expect(owner).toContain('/contact/')
  },
)
