import { data, type RouterContextProvider, redirect } from 'react-router'
import { one, type Problem, problemMessages } from '~/features/forms/public'
import { formAnswerContext, problemsOf, readFormValues } from '~/features/forms/public.server'
import { hasPassword, mayErase } from '~/features/owners/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { type App, appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { readTexts } from '~/platform/sent-form/read-form.server'
import { isAgencyAddress } from './agency-address.server'
import { eraseAccount } from './erase-account.form'
import { eraseAllData } from './my-data.server'

type Erasing = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Erases everything of the address of a link; where that ends an owner's access, its password is required too. The page
 * says of an address of the agency why it is not erased.
 */
export async function answerErasure({ request, context }: Erasing, email: string) {
  const app = appOf(context)
  if (await isAgencyAddress(app, email)) return data(null, { status: 422 })
  const problems = await problemsWith(app, email, { request, context })
  if (problems.length > 0) {
    const t = translateTo(app.locale)
    context.set(formAnswerContext, {
      form: eraseAccount.name,
      values: {},
      problems: problemMessages(t, problems, eraseAccount),
      message: t('forms:summary.title'),
    })
    return data(null, { status: 422 })
  }
  await eraseAllData(app, email, request)
  return redirect(`${pathTo(app.locale, 'my-data')}?erased`, 303)
}

async function problemsWith(app: App, email: string, { request, context }: Erasing): Promise<Problem[]> {
  if (!(await hasPassword(app.db, email))) return []
  const values = readFormValues(eraseAccount.fields, await readTexts(request))
  const missing = problemsOf(eraseAccount, values)
  if (missing.length > 0) return missing
  const asking = { request, address: context.get(visitorContext).address }
  const isOwn = await mayErase(app, email, one(values, 'current'), asking)
  return isOwn ? [] : [{ field: 'current', problem: 'wrongPassword' }]
}
