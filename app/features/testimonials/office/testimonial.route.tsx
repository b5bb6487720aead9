import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ActForm } from '~/ui/office/act-form'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/testimonial.route'
import { Decisions } from './decisions'
import { PicturePanel } from './picture-panel'
import { answerAct, approveAct, pictureAct, refuseAct, withdrawAct } from './testimonial-acts.server'
import { TestimonialStateBadge } from './testimonial-state'
import styles from './testimonials.module.css'
import { testimonialPage } from './testimonials-page.server'

export const action = mayAct(approveAct, refuseAct, withdrawAct, pictureAct, answerAct)

/** One testimonial: what somebody wrote, whether it is published, and what the agency answers (B68). */
export const loader = mayLoad('testimonials.read', async (loading) => {
  const { app, params, member } = loading
  const testimonial = await testimonialPage(app, params.id)
  if (!testimonial) throw data(null, { status: 404 })
  const shapes = {
    approve: shapeOf(approveAct, loading),
    refuse: shapeOf(refuseAct, loading),
    withdraw: shapeOf(withdrawAct, loading),
    picture: shapeOf(pictureAct, loading),
    answer: shapeOf(answerAct, loading),
  }
  return {
    page: { title: testimonial.name, alternates: {}, noindex: true },
    testimonial,
    ...(isAllowed(member.role, 'testimonials.write') && { shapes }),
  }
})

export default function TestimonialScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { testimonial, shapes } = loaderData
  const { name, state, comment, locale, answer, isPublic } = testimonial
  return (
    <>
      <PageHead
        title={name}
        up={{ href: officePath('testimonials'), name: t('office:page.testimonials') }}
        state={<TestimonialStateBadge state={state} />}
      />
      <Panel title={t('testimonials-office:words.title')} intro={t('testimonials-office:words.intro')}>
        <blockquote lang={locale} className={styles.words}>
          {comment}
        </blockquote>
        {shapes && <Decisions testimonial={testimonial} shapes={shapes} answer={actionData} />}
      </Panel>
      <Panel title={t('testimonials-office:facts')}>
        <Facts facts={useFacts(testimonial)} />
      </Panel>
      {testimonial.hasPicture && (
        <PicturePanel testimonial={testimonial} shape={shapes?.picture} answer={actionData} />
      )}
      {shapes && (
        <Panel
          title={t('testimonials-office:answer.title')}
          intro={t(`testimonials-office:answer.${isPublic ? 'public' : 'hidden'}`)}
        >
          <ActForm
            shape={shapes.answer}
            texts={{
              answer: {
                label: t('testimonials-office:answer.label'),
                hint: t('testimonials-office:answer.hint', { language: t(`ui:languages.${locale}`) }),
              },
            }}
            values={{ answer: answer ?? '', seen: answer ?? '' }}
            answer={actionData}
            send={t('testimonials-office:answer.send')}
          />
        </Panel>
      )}
    </>
  )
}

type TestimonialData = Route.ComponentProps['loaderData']['testimonial']

function useFacts(testimonial: TestimonialData) {
  const { t } = useText()
  const { about, website, email, locale, at, decidedAt, answeredAt, paper } = testimonial
  return [
    { name: t('testimonials-office:fact.about'), value: about },
    { name: t('testimonials-office:fact.website'), value: website },
    { name: t('testimonials-office:fact.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { name: t('testimonials-office:fact.language'), value: t(`ui:languages.${locale}`) },
    { name: t('testimonials-office:fact.at'), value: <DateTime time={at} isFull /> },
    {
      name: t('testimonials-office:fact.decidedAt'),
      value: decidedAt && <DateTime time={decidedAt} isFull />,
    },
    {
      name: t('testimonials-office:fact.answeredAt'),
      value: answeredAt && <DateTime time={answeredAt} isFull />,
    },
    {
      name: t('testimonials-office:fact.agreed'),
      value: paper && t('testimonials-office:fact.agreedBy', { name: paper.agreedBy, day: paper.agreedOn }),
    },
    { name: t('testimonials-office:fact.enteredBy'), value: paper?.enteredBy },
  ]
}
