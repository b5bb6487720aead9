import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FormPageContext } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import type { ShellData } from '~/ui/shell/shell-data'
import { forms } from './form-registry'
import { UnavailableScreen } from './unavailable-screen'

const identity = { phone: '02 123 45 67', phoneHref: 'tel:+3221234567', email: 'info@agency.example' }

const draw = (locale: Locale, page: Parameters<typeof FormPageContext>[0]['value'] = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextContext value={{ t: translateTo(locale), locale }}>
        <FormPageContext value={page}>
          <UnavailableScreen address="/nl/te-koop/?page=2" identity={identity as ShellData['identity']} />
        </FormPageContext>
      </TextContext>
    </MemoryRouter>,
  )

test.each([
  ['nl', 'Even niet bereikbaar', 'Opnieuw proberen'],
  ['fr', 'Momentanément indisponible', 'Réessayer'],
  ['en', 'Temporarily unavailable', 'Try again'],
  ['de', 'Vorübergehend nicht erreichbar', 'Erneut versuchen'],
] as const)(
  'K7 a page that cannot be shown says so in %s, how to reach the agency, and leads to itself',
  (locale, title, again) => {
    const html = draw(locale)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<a href="/nl/te-koop/?page=2" class="button">${again}</a>`)
    expect(html).toContain('href="tel:+3221234567"')
    expect(html).toContain('href="mailto:info@agency.example"')
  },
)

test.each(forms.map((form) => [form.name, form] as const))(
  'K7 the form %s that could not be processed is there with everything that was typed',
  (name, definition) => {
    const texts = definition.fields.filter(({ kind }) => !['file', 'password', 'tick'].includes(kind))
    const values = Object.fromEntries(
      texts.map((field) => [field.name, field.choices?.at(-1) ?? `typed in ${field.name}`]),
    )
    const html = draw('nl', {
      answer: { form: name, values, problems: [], definition, message: 'Niet verstuurd' },
      action: '/nl/te-koop/?page=2',
    })
    expect(html).toContain('action="/nl/te-koop/?page=2"')
    for (const { name: field } of texts.filter(({ conditions }) => !conditions))
      expect(html).toContain(values[field])
    expect(html).toContain('Niet verstuurd')
  },
)
