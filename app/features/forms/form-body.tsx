import type { ReactNode } from 'react'
import { FieldRow } from './field-row'
import styles from './form.module.css'
import { FormFold, foldOf } from './form-fold'
import { FormStatus } from './form-status'
import { FormSteps, StepButtons, shownProblems } from './form-steps'
import { controlId, type FieldView } from './form-view'
import type { DrawOwnField } from './own-field'
import { PreviewLine } from './preview-line'
import { PrivacyLine } from './privacy-line'
import { Trap } from './trap'
import { useLeftAside } from './use-left-aside'
import type { SentForm } from './use-sent-form'

type FormBodyProps = {
  sent: SentForm
  /** Draws the fields of the form that only its own room can draw. */
  drawOwn?: DrawOwnField
  /** Stands beside its button; both stay within reach. */
  beside?: ReactNode
  /** `id` of its heading, where that is not its own. */
  labelledBy?: string | undefined
}

/** Everything of a form but its heading. */
export function FormBody({ sent, drawOwn, beside, labelledBy }: FormBodyProps) {
  const { view } = sent.props
  const { name, action, texts, fields, steps, folds, about, preview, privacyHref, answer, isAccount } = view
  const [leftAside, readAnswers] = useLeftAside(sent.form, fields)
  const problems = new Map(answer?.problems.map(({ field, text }) => [field, text]))
  const id = (field: string) => controlId(view, field)
  const drawField = (field: FieldView) => (
    <FieldRow
      key={field.name}
      field={field}
      id={id(field.name)}
      texts={texts}
      problem={problems.get(field.name)}
      hidden={leftAside.includes(field.name)}
      drawOwn={drawOwn}
    />
  )
  const send = (
    <button key="send" type="submit" className="button button-main">
      {sent.pressed === 'send' ? texts.sending : texts.send}
    </button>
  )
  const isLast = !steps || steps.at === steps.all.length - 1
  return (
    <form
      ref={sent.form}
      method="post"
      action={action}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      className={styles.form}
      aria-labelledby={labelledBy ?? id('heading')}
      aria-busy={sent.pressed ? true : undefined}
      data-form={isAccount ? undefined : name}
      onSubmit={sent.onSubmit}
      onFocus={sent.onFocus}
      onChange={readAnswers}
    >
      <input type="hidden" name="form" value={name} />
      {/* What the enter key presses is the first button of a form. */}
      {preview && <button type="submit" hidden />}
      {answer && (
        <FormStatus view={view} answer={{ ...answer, problems: shownProblems(view) }} ref={sent.summary} />
      )}
      {about && (
        <p className={styles.about}>
          {`${texts.about} `}
          <a href={about.href}>{about.text}</a>
        </p>
      )}
      {steps ? (
        <FormSteps steps={steps} fields={fields} heading={sent.heading} drawField={drawField} />
      ) : (
        <div className={styles.fields}>
          {fields.map((field) => {
            const fold = foldOf(folds, field.name)
            if (!fold) return drawField(field)
            // The first of its fields stands for all.
            if (fold.fields[0] !== field.name) return null
            return (
              <FormFold key={fold.title} fold={fold}>
                {fields.filter(({ name: own }) => fold.fields.includes(own)).map(drawField)}
              </FormFold>
            )
          })}
        </div>
      )}
      {!isAccount && <Trap id={id('trap')} label={texts.trap} />}
      {!isAccount && isLast && <PrivacyLine texts={texts} href={privacyHref} />}
      {preview || beside ? (
        <div className={styles.bar} data-bottom-actions="phone">
          {preview ? <PreviewLine preview={preview} id={id('preview')} /> : beside}
          {send}
        </div>
      ) : steps ? (
        <StepButtons steps={steps} send={send} />
      ) : (
        send
      )}
    </form>
  )
}
