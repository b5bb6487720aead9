import { entryOf, parameters } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { FormRequest } from './answer-form.server'
import type { FormDefinition } from './define-form'
import { one, type Values } from './field'
import { formHandlersContext } from './form-handlers.server'
import { formKey } from './form-texts'

/**
 * The address after a form: its page of thanks, with the numbers of what it was about, so that the page can show it.
 * Nothing else of the form is in the address.
 */
export function thanksOf(locale: Locale, { thanks }: Pick<FormDefinition, 'thanks'>, values: Values): string {
  const reads = entryOf(thanks).query
  const about = parameters.subject.flatMap((name) => {
    const id = one(values, name)
    return reads.includes(name) && /^\d{1,10}$/.test(id) ? [[name, id]] : []
  })
  const query = new URLSearchParams(about).toString()
  return pathTo(locale, thanks as 'thanks.contact-me') + (query && `?${query}`)
}

/**
 * The words of a page of thanks, which has the name of its form.
 * @throws where no form has that page
 */
export function thanksText(
  context: FormRequest['context'],
  page: `thanks.${string}`,
): ReturnType<typeof formKey> {
  const handler = context.get(formHandlersContext).handlerOf(page.slice('thanks.'.length))
  if (!handler) throw new Error(`no form is thanked for by ${page}`)
  return formKey(handler.form, 'thanks')
}
