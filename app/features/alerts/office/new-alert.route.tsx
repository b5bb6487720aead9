import { siteOf, spokenLocale } from '~/features/content/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useLanguageNames } from '~/i18n/use-language-names'
import { useText } from '~/i18n/use-text'
import { withChoices } from '~/kernel/office/form-shape'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/new-alert.route'
import { enterAct } from './alert-acts.server'
import { withCriteria } from './alert-fields.server'

export const action = mayAct(enterAct)

/** The form that enters a search for somebody (B28). */
export const loader = mayLoad('alerts.write', async (loading) => {
  const { app } = loading
  const site = await siteOf(app.db)
  const shape = withChoices(shapeOf(enterAct, loading), 'locale', site.locales)
  const enter = await withCriteria(app, shape, { rhythm: 'at-once' })
  return {
    page: { title: translateTo(app.locale)('alerts-office:enter.title'), alternates: {}, noindex: true },
    enter: { ...enter, values: { ...enter.values, locale: spokenLocale(site, app.locale) } },
  }
})

export default function NewAlert({ loaderData: { enter }, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const { shape, texts, values } = enter
  const own = {
    firstName: { label: t('alerts-office:field.firstName') },
    lastName: { label: t('alerts-office:field.lastName') },
    email: { label: t('alerts-office:field.email'), hint: t('alerts-office:hint.email') },
    phone: { label: t('alerts-office:field.phone') },
    locale: {
      label: t('alerts-office:field.locale'),
      options: useLanguageNames(),
    },
    remark: { label: t('alerts-office:field.remark') },
  }
  return (
    <>
      <PageHead
        title={t('alerts-office:enter.title')}
        up={{ href: officePath('alerts'), name: t('office:page.alerts') }}
        intro={t('alerts-office:enter.intro')}
      />
      <Panel title={t('alerts-office:enter.form')}>
        <ActForm
          shape={shape}
          texts={{ ...texts, ...own }}
          values={values}
          answer={answer}
          send={t('alerts-office:enter.send')}
        />
      </Panel>
    </>
  )
}
