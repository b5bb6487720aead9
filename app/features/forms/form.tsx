import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { OpenSheet, Sheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import type { RenderedDefinition } from './define-form'
import type { Values } from './field'
import SentForm from './form.island'
import styles from './form.module.css'
import { type About, FormHelpContext, FormPageContext } from './form-answer'
import { FormIsland } from './form-island'
import { formKey } from './form-texts'
import type { FormView } from './form-view'
import { presentForm } from './present-form'
import { withTitle } from './with-title'

export type FormProps = {
  definition: RenderedDefinition
  /** What is filled in already. */
  values?: Values
  /** Of a form that there are several of; its first unless given. */
  variant?: string | undefined
  /** Level of the form's heading in its page. */
  heading?: 'h2' | 'h3'
  /** Its heading is for screen readers alone: the page's own says the same. */
  quiet?: boolean
  /** Only its heading shows until it is opened over the page: for pages that offer several. */
  inSheet?: boolean
  /** What it is about, where its page does not say so; else what the address names. */
  about?: About | undefined
  /** What its button says, where it is not the usual. */
  send?: string
  /** Draws the island of a form that has fields of its own. */
  drawIsland?: (view: FormView) => ReactNode
}

/**
 * A form as its definition asks, which works without script. It is sent to the address of the page that shows it
 * (F2); an answer comes back into it with everything that was typed.
 */
export function Form({ heading: Heading = 'h2', quiet, inSheet, drawIsland, ...form }: FormProps) {
  const { t } = useText()
  const view = useFormView(form)
  const { name } = view
  const words = t(formKey(form.definition, 'title', form.variant))
  const title = (
    <Heading id={`${name}-heading`} className={quiet ? 'visually-hidden' : styles.heading}>
      {words}
    </Heading>
  )
  const body = drawIsland ? drawIsland(view) : <FormIsland name="form" of={SentForm} props={{ view }} />
  const isAnswered = useContext(FormPageContext).answer?.form === name
  if (inSheet)
    return (
      <div className={styles.sheetRow}>
        <OpenSheet opens={formSheet(name)} className={styles.opener}>
          {words}
          <Icon name="right" />
        </OpenSheet>
        <Sheet id={formSheet(name)} labelledBy={`${name}-heading`} isAnswered={isAnswered}>
          {title}
          <div id={name} className={styles.body}>
            {body}
          </div>
        </Sheet>
      </div>
    )
  return (
    <section className={styles.section} id={name} aria-labelledby={`${name}-heading`}>
      {title}
      {body}
    </section>
  )
}

/** `id` of the sheet of a form that has one. */
export const formSheet = (name: string) => `${name}-sheet`

/** The form as its page fills it in. */
function useFormView({ definition, about: own, ...form }: FormProps): FormView {
  const { t, locale } = useText()
  const { name, fields } = definition
  const { answer, about, privacyHref, titles, action } = useContext(FormPageContext)
  const help = useContext(FormHelpContext)[name]
  const { pathname, search } = useLocation()
  const hasSubject = fields.some((field) => field.name === 'listing')
  return presentForm(t, {
    ...form,
    definition: titles ? withTitle(definition, titles, locale) : definition,
    // Without the place in the page that a visitor came to: else no summary would be focused.
    action: action ?? pathname + search,
    answer: answer?.form === name ? answer : undefined,
    about: own ?? (hasSubject ? about : undefined),
    help,
    privacyHref,
  })
}
