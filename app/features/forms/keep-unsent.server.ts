import { translateTo } from '~/i18n/texts.server'
import { appOf } from '~/platform/app.server'
import { type FormRequest, formAnswerContext } from './answer-form.server'
import type { FieldKind } from './field'
import type { FormAnswer } from './form-answer'
import { formHandlersContext } from './form-handlers.server'
import { failedText } from './form-texts'
import { readValues } from './read-values'

/** What nobody is shown again. */
const secretKinds: readonly FieldKind[] = ['password', 'code']

/**
 * Shows a form again that nobody could read or accept, with everything that was typed but passwords and codes.
 * @returns the answer that says so; undefined when there is no form of the name that was sent
 */
export function keepUnsent(context: FormRequest['context'], sent: URLSearchParams): FormAnswer | undefined {
  const handlers = context.get(formHandlersContext)
  const form = handlers.handlerOf(sent.get('form') ?? '')?.form ?? handlers.accountFormOf(sent)
  if (!form) return undefined
  const message = failedText(translateTo(appOf(context).locale), form)
  const shown = form.fields.filter(({ kind }) => !secretKinds.includes(kind))
  const values = readValues(shown, sent)
  const answer: FormAnswer = { form: form.name, values, problems: [], definition: form, message }
  context.set(formAnswerContext, answer)
  return answer
}
