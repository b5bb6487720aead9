import { Fragment, useContext } from 'react'
import { useLocation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { askedFields } from './asked-fields'
import { Challenge } from './challenge'
import type { FormDefinition } from './define-form'
import { ErrorSummary } from './error-summary'
import type { Field, Values } from './field'
import { FieldRow } from './field-row'
import styles from './form.module.css'
import { type About, type Choice, FormHelpContext, FormPageContext } from './form-answer'
import { formKey } from './form-texts'
import { PreviewLine } from './preview-line'
import { PrivacyLine } from './privacy-line'
import { Trap } from './trap'

export type FormProps = {
  definition: FormDefinition
  /** What is filled in already. */
  values?: Values
  /** Of a form that there are several of; its first unless given. */
  variant?: string | undefined
  /** Level of the form's heading in its page. */
  heading?: 'h2' | 'h3'
  /** Only its heading shows until it is opened: for pages that offer several. */
  folded?: boolean
  /** What it is about, where its page does not say so; else what the address names. */
  about?: About | undefined
  /** What its button says, where it is not the usual. */
  send?: string
}

/**
 * A form as its definition asks, which works without script. It is sent to the address of the page that shows it
 * (F2); an answer comes back into it with everything that was typed.
 */
export function Form({
  definition,
  variant,
  values,
  heading: Heading = 'h2',
  folded,
  about,
  send,
}: FormProps) {
  const { t } = useText()
  const { answer } = useContext(FormPageContext)
  const { name } = definition
  const title = (
    <Heading id={`${name}-heading`} className={styles.heading}>
      {t(formKey(definition, 'title', variant))}
    </Heading>
  )
  const body = (
    <FormBody definition={definition} variant={variant} values={values} about={about} send={send} />
  )
  if (folded)
    return (
      <details className={styles.folded} name="forms" open={answer?.form === name || undefined}>
        <summary>{title}</summary>
        {/* A link to what is inside opens it; a link to itself would not. */}
        <div id={name}>{body}</div>
      </details>
    )
  return (
    <section className={styles.section} id={name} aria-labelledby={`${name}-heading`}>
      {title}
      {body}
    </section>
  )
}

type FormBodyProps = Pick<FormProps, 'definition' | 'variant' | 'values' | 'about' | 'send'>

function FormBody({ definition, variant, values = {}, about: own, send }: FormBodyProps) {
  const { t } = useText()
  const { name, fields } = definition
  const page = useContext(FormPageContext)
  const help = useContext(FormHelpContext)[name]
  const { pathname, search } = useLocation()
  const answer = page.answer?.form === name ? page.answer : undefined
  const problems = new Map((answer?.problems ?? []).map(({ field, text }) => [field, text]))
  const about = own ?? (fields.some((field) => field.name === 'listing') ? page.about : undefined)
  const filled: Values = {
    ...(answer?.values ?? { ...about?.values, ...help?.values, ...values }),
    ...(variant ? { variant } : {}),
  }
  const id = (field: string) => `${name}-${field}`
  const shown = fields.map((field) => withChoices(field, help?.choices[field.name]))
  return (
    <form
      method="post"
      // Without the place in the page that a visitor came to: else no summary would be focused.
      action={pathname + search}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      className={styles.form}
      aria-labelledby={id('heading')}
      data-form={name}
      data-by-link={definition.byLink && ''}
      data-busy={t('forms:sending')}
      data-wrong-title={t('forms:errorTitle', { title: '' })}
    >
      <input type="hidden" name="form" value={name} />
      {/* What the enter key presses is the first button of a form. */}
      {help && <button type="submit" hidden />}
      {answer && !answer.looked && <ErrorSummary answer={answer} fields={shown} id={id} />}
      {about && (
        <p className={styles.about}>
          {t('forms:about')} <a href={about.href}>{about.text}</a>
        </p>
      )}
      <div className={styles.fields}>
        {askedFields(shown, filled).map((field) => (
          <Fragment key={field.name}>
            <FieldRow
              room={definition.room}
              field={field}
              id={id(field.name)}
              value={filled[field.name]}
              problem={problems.get(field.name)}
            />
            {help?.preview.fields.at(-1) === field.name && (
              <PreviewLine preview={help.preview} id={id('preview')} />
            )}
          </Fragment>
        ))}
      </div>
      <Trap id={id('trap')} />
      {answer?.challenge && (
        <Challenge
          challenge={answer.challenge}
          id={id('captcha')}
          problem={problems.get('captcha')}
          byMail={fields.some(({ kind }) => kind === 'email')}
        />
      )}
      <PrivacyLine href={page.privacyHref} />
      <button type="submit" className="button button-main">
        {send ?? t(formKey(definition, 'send', variant))}
      </button>
    </form>
  )
}

const withChoices = (field: Field, choices: Choice[] | undefined): Field =>
  choices
    ? {
        ...field,
        choices: choices.map(({ value }) => value),
        words: Object.fromEntries(choices.map(({ value, text }) => [value, text])),
      }
    : field
