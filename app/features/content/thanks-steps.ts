import type { PageName } from '~/i18n/page-table'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/** One thing that happens after a form was sent. */
export type ThanksStep = { title: string; text: string }

/** Pages of thanks that say what happens next; the staff's own test has a page of its own. */
export type ThanksPage = Exclude<Extract<PageName, `thanks.${string}`>, 'thanks.testing-testing'>

type Step =
  Extract<TextKey, `content:thanks.steps.${string}.title`> extends `${string}steps.${infer Name}.title`
    ? Name
    : never

/** Steps whose words depend on what is known: an agent of the listing, opening hours of the office. */
const withAgent: Partial<Record<Step, Step>> = { answer: 'agentAnswer', viewing: 'agentViewing' }
const withHours: Partial<Record<Step, Step>> = { call: 'callHours' }

const answered: readonly Step[] = ['confirmation', 'answer', 'call']

/** What happens after a form that is not just answered; only what is sure, so no promise how soon. */
const stepsOf: Partial<Record<ThanksPage, readonly Step[]>> = {
  'thanks.contact-appointment': ['confirmation', 'viewing', 'call'],
  'thanks.document-request': ['documents', 'call'],
  'thanks.demand-register': ['link', 'matches', 'stopAlert'],
  'thanks.sign-newsletter': ['link', 'news', 'stopNews'],
  'thanks.send-to-friend': ['friendMail', 'friendOnce'],
  'thanks.testimonial': ['review', 'mailKept'],
}

type ThanksContext = {
  t: Translate<TextKey>
  /** Who answers. */
  name: string
  hasAgent: boolean
  phone: string
  /** Opening hours in the page's language; empty if the agency gives none. */
  hours: string
}

/** What happens after a form, in the order in which it happens. */
export const thanksSteps = (
  page: ThanksPage,
  { t, name, hasAgent, phone, hours }: ThanksContext,
): ThanksStep[] =>
  (stepsOf[page] ?? answered).map((usual) => {
    const step = (hasAgent && withAgent[usual]) || (hours && withHours[usual]) || usual
    return {
      title: t(`content:thanks.steps.${step}.title`),
      text: t(`content:thanks.steps.${step}.text`, { name, phone, hours }),
    }
  })
