import { data } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { Form } from '~/features/forms/public'
import { answerForm } from '~/features/forms/public.server'
import { hasPassword } from '~/features/owners/public.server'
import { filePathTo, pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { LinkPage } from '~/ui/page/link-page'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/my-data.route'
import { isAgencyAddress } from './agency-address.server'
import { answerErasure } from './answer-erasure.server'
import { linkedEmail } from './data-link.server'
import { myData } from './my-data.form'
import { summariseData } from './my-data.server'
import { type Erasing, PersonalDataView } from './personal-data-view'

/** Asked for an address, told that a mail is on its way, what is kept, that it is erased, a link that is over. */
type State = 'ask' | 'sent' | 'known' | 'none' | 'erased' | 'gone'

/** Without a link: the form that asks for one. With it: the button that erases. */
export async function action(args: Route.ActionArgs) {
  const app = appOf(args.context)
  const token = new URL(args.request.url).searchParams.get('token')
  if (token === null) return await answerForm(args, [myData.name])
  const email = linkedEmail(app, token)
  if (!email) return data(null, { status: 410 })
  return await answerErasure(args, email)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { searchParams } = new URL(request.url)
  const shown = await shownOf(app, searchParams)
  const site = await siteOf(app.db)
  const t = translateTo(app.locale)
  const page = pageFromTable('my-data', { title: t(`privacy:${shown.state}.title`), locales: site.locales })
  return data(serverOnly({ page, ...shown, agencyEmail: site.identity.email }), {
    status: shown.state === 'gone' ? 410 : 200,
  })
}

type MyDataView = {
  state: State
  email?: string
  known?: Awaited<ReturnType<typeof summariseData>>
  exportHref?: string
  erasing?: Erasing
}

async function shownOf(app: App, query: URLSearchParams): Promise<MyDataView> {
  const token = query.get('token')
  if (token === null) return { state: query.has('sent') ? 'sent' : query.has('erased') ? 'erased' : 'ask' }
  const email = linkedEmail(app, token)
  if (!email) return { state: 'gone' }
  const known = await summariseData(app, email)
  const exportHref = `${filePathTo(app.locale, 'my-data', 'export.json')}?token=${token}`
  const erasing = await erasingOf(app, email)
  return { state: known.length > 0 ? 'known' : 'none', email, known, exportHref, erasing }
}

async function erasingOf(app: App, email: string): Promise<Erasing> {
  if (await isAgencyAddress(app, email)) return 'refused'
  return (await hasPassword(app.db, email)) ? 'by-password' : 'by-link'
}

export default function MyData({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { page, state, email, known, exportHref, erasing = 'by-link', agencyEmail } = loaderData
  const text = t(`privacy:${state}.text`, { email: email ?? '', agencyEmail })
  return (
    <LinkPage title={page.title} text={text}>
      {state === 'ask' && <Form definition={myData} />}
      {state === 'gone' && (
        <a href={pathTo(locale, 'my-data')} className="button button-main">
          {t('privacy:again')}
        </a>
      )}
      {state === 'known' && known && exportHref && (
        <PersonalDataView {...{ known, exportHref, erasing, agencyEmail }} />
      )}
    </LinkPage>
  )
}
