import type { RouterContextProvider, ServerBuild } from 'react-router'
import { keepUnsent } from '~/features/forms/public.server'
import { loginPath } from '~/i18n/office-table'
import type { Locale } from '~/kernel/locale'
import type { FieldKind } from '~/kernel/office/form-shape'
import type { SentField } from '~/kernel/unavailable'
import { routeHeader } from '~/platform/internal-header'
import type { GuardedAction } from '~/platform/office/may-act.server'
import { privatePageContext } from '~/platform/private-page.server'
import { unavailableContext } from '~/platform/unavailable.server'
import { refusal } from './refusal'
import { asUnavailable, isPagePath } from './unavailable'

type Parts = {
  build: ServerBuild
  render: (request: Request, context: RouterContextProvider) => Promise<Response>
  contextOf: (locale: Locale) => RouterContextProvider
}

export type AnswerUnavailable = (
  request: Request,
  locale: Locale,
  form: URLSearchParams | undefined,
) => Promise<Response>

/**
 * Makes the answer of the office while the database gives none: a page that says to come back, in the frame of the
 * login, with what a form had sent but passwords and codes (B12).
 */
export function createOfficeUnavailable({ build, render, contextOf }: Parts): AnswerUnavailable {
  const fields = fieldsOf(build.routes)
  return async (request, locale, form) => {
    if (!isPagePath(request)) return asUnavailable(request, refusal(503, []))
    const { pathname, search, origin } = new URL(request.url)
    const context = contextOf(locale)
    const isAccountForm = form !== undefined && keepUnsent(context, form) !== undefined
    const sent = form && !isAccountForm ? sentFields(form, fields) : []
    context.set(privatePageContext, true)
    context.set(unavailableContext, { address: pathname + search, ...(sent.length > 0 && { sent }) })
    const response = await render(new Request(new URL(loginPath, origin)), context)
    routeHeader.take(response.headers)
    return asUnavailable(request, response)
  }
}

type Fields = ReadonlyMap<string, FieldKind>

/** Kinds of the fields of every act, by act and name. */
function fieldsOf(routes: ServerBuild['routes']): Fields {
  const acts = Object.values(routes).flatMap(
    (route) => (route?.module.action as Partial<GuardedAction>)?.acts ?? [],
  )
  return new Map(
    acts.flatMap(({ shape }) => shape.fields.map(({ name, kind }) => [`${shape.act} ${name}`, kind])),
  )
}

const written: readonly (FieldKind | undefined)[] = [
  'text',
  'email',
  'tel',
  'number',
  'textarea',
  'date',
  'datetime',
]

/** Everything that an act asks for and was sent, so that it can be sent again. */
function sentFields(form: URLSearchParams, fields: Fields): SentField[] {
  const act = form.get('act') ?? ''
  return [...form].flatMap(([name, value]) => {
    if (name === 'act') return [{ name, value, isTyped: false }]
    const kind = fields.get(`${act} ${name}`)
    return kind ? [{ name, value, isTyped: written.includes(kind) && value.trim() !== '' }] : []
  })
}
