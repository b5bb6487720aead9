import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { accountForms } from '~/features/accounts/account-forms'
import { FormPageContext } from '~/features/forms/public'
import { formHandlersContext, keepUnsent } from '~/features/forms/public.server'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { appContext, type Services } from '~/platform/app.server'
import type { ShellData } from '~/ui/shell/shell-data'
import { formHandlers } from './form-handlers.server'
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
    expect(html).toContain(`<h1 id="unavailable">${title}</h1>`)
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

/** As the document draws it, below the router of the page that was asked for. */
function drawAccountForm(context: RouterContextProvider, sent: URLSearchParams) {
  const answer = keepUnsent(context, sent)
  const element = (
    <TextContext value={{ t: translateTo('fr'), locale: 'fr' }}>
      <FormPageContext value={{ answer, action: '/fr/login/' }}>
        <UnavailableScreen address="/fr/login/" identity={identity as ShellData['identity']} />
      </FormPageContext>
    </TextContext>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test.each(accountForms.map((form) => [form.name, form] as const))(
  'K7 the form %s of an owner is there again with everything but passwords and codes',
  (name, { fields }) => {
    const context = new RouterContextProvider()
    context.set(appContext, { locale: 'fr' } as Services & { locale: 'fr' })
    context.set(formHandlersContext, formHandlers)
    const typed = fields.map((field) => [field.name, `typed in ${field.name}`])
    const html = drawAccountForm(context, new URLSearchParams([['form', name], ...typed]))
    expect(html).toContain('Cette opération n’est pas possible pour le moment.')
    expect(html).toContain('action="/fr/login/"')
    for (const { name: field, kind } of fields)
      expect(html.includes(`typed in ${field}`)).toBe(kind !== 'password' && kind !== 'code')
    expect(html).not.toMatch(/<button[^>]*>(?:accounts:|<)/)
  },
)
