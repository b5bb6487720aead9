import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useLanguageNames } from '~/i18n/use-language-names'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { FieldTexts } from '~/ui/office/schema-fields'
import type { Route } from './+types/new-testimonial.route'
import { enterAct } from './testimonial-acts.server'

export const action = mayAct(enterAct)

/** The form for a testimonial on paper (B68). */
export const loader = mayLoad('testimonials.write', async (loading) => ({
  page: {
    title: translateTo(loading.app.locale)('testimonials-office:enter.title'),
    alternates: {},
    noindex: true,
  },
  enter: shapeOf(enterAct, loading),
}))

export default function NewTestimonial({ loaderData: { enter }, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <>
      <PageHead
        title={t('testimonials-office:enter.title')}
        up={{ href: officePath('testimonials'), name: t('office:page.testimonials') }}
        intro={t('testimonials-office:enter.intro')}
      />
      <Panel title={t('testimonials-office:enter.form')}>
        <ActForm
          shape={enter}
          texts={useFieldTexts()}
          values={{ locale }}
          answer={answer}
          send={t('testimonials-office:enter.send')}
        />
      </Panel>
    </>
  )
}

function useFieldTexts(): FieldTexts {
  const { t } = useText()
  return {
    name: { label: t('testimonials-office:field.name'), hint: t('testimonials-office:hint.name') },
    about: { label: t('testimonials-office:fact.about'), hint: t('testimonials-office:hint.about') },
    comment: { label: t('testimonials-office:field.comment'), hint: t('testimonials-office:hint.comment') },
    locale: {
      label: t('testimonials-office:fact.language'),
      options: useLanguageNames(),
    },
    day: { label: t('testimonials-office:field.day'), hint: t('testimonials-office:hint.day') },
    agreedBy: {
      label: t('testimonials-office:field.agreedBy'),
      hint: t('testimonials-office:hint.agreedBy'),
    },
    agreedOn: { label: t('testimonials-office:field.agreedOn') },
    email: { label: t('testimonials-office:fact.email'), hint: t('testimonials-office:hint.email') },
  }
}
