import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { AppointmentChanges } from './appointment-changes'

const render = (locale: Locale, isValuation: boolean) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <AppointmentChanges week={undefined} isMoving={false} isValuation={isValuation} />
    </TextContext>,
  )

test.each([
  ['nl', 'Komt u niet?', 'Past het niet meer?'],
  ['fr', 'Vous ne venez pas', 'Ce moment ne vous convient plus'],
  ['en', 'Not coming?', 'Does this time no longer suit you?'],
  ['de', 'Sie kommen nicht?', 'Der Zeitpunkt passt Ihnen nicht mehr?'],
] as const)(
  'A1 in %s the page of a viewing asks whether its visitor does not come, that of a valuation whether the time suits',
  (locale, viewing, valuation) => {
    expect(render(locale, false)).toContain(viewing)
    expect(render(locale, true)).toContain(valuation)
    expect(render(locale, true)).not.toContain(viewing)
  },
)
