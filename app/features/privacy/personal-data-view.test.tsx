import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { type Erasing, PersonalDataView } from './personal-data-view'

test.each(locales)(
  'F11 in %s an address of the agency is told who to ask, and has no button to erase',
  (locale) => {
    const t = translateTo(locale)
    const shown = (erasing: Erasing) => {
      const known = [{ kind: 'mails', count: 3 }]
      const View = () => (
        <PersonalDataView {...{ known, erasing }} exportHref="/x/" agencyEmail="hallo@agency.example" />
      )
      const Stub = createRoutesStub([{ path: '*', Component: View }])
      return renderToStaticMarkup(
        <TextContext value={{ t, locale }}>
          <Stub initialEntries={['/']} />
        </TextContext>,
      )
    }
    expect(shown('refused')).toContain(t('privacy:erase.ofAgency'))
    expect(shown('refused')).not.toContain('<form')
    // Perhaps no mail is kept for it, but a newsletter or a search.
    expect(t('privacy:erase.ofAgency')).not.toMatch(/mail/i)
    expect(shown('by-link')).toContain('<form method="post">')
    expect(shown('by-link')).not.toContain(t('privacy:erase.ofAgency'))
  },
)
