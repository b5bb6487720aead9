import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { type ActAnswer, answerTo } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { useCount } from '~/ui/app/use-count'
import styles from './act-form.module.css'
import { BothVersions } from './both-versions'
import { Button, ButtonLink, type ButtonLook } from './button'
import { withQuery } from './query'
import { type FieldTexts, type FieldValues, fieldId, SchemaFields } from './schema-fields'
import { Status } from './status'

type ActFormProps = {
  /** By which controls elsewhere on the page are part of it. */
  id?: string
  shape: FormShape
  /** Names, hints and choices of its fields. */
  texts: FieldTexts
  /** What the fields hold before anybody typed. */
  values?: FieldValues
  /** The answer to one of the page's forms. */
  answer?: ActAnswer | undefined
  /** What the button says. */
  send: string
  /** What it says when somebody changed the same meanwhile; saves over it if not given. */
  again?: string
  look?: ButtonLook
  /** Beside the button. */
  children?: ReactNode
}

/** The form of an act, drawn from its schema. Each answer begins it anew, with what was typed but passwords. */
export function ActForm(props: ActFormProps) {
  const answer = answerTo(props.shape.act, props.answer)
  return <DrawnForm key={useCount(answer)} {...props} answer={answer} />
}

function DrawnForm({
  id,
  shape,
  texts,
  values = {},
  answer,
  send,
  again,
  look = 'main',
  children,
}: ActFormProps) {
  const { t } = useText()
  const isSending = useNavigation().formData?.get('act') === shape.act
  const problems = answer?.problems ?? {}
  const isStale = answer?.now !== undefined && Object.keys(answer.now).length > 0
  const wrong = shape.fields.filter(({ name }) => problems[name])
  return (
    <Form
      id={id}
      method="post"
      noValidate
      className={styles.form}
      aria-busy={isSending || undefined}
      preventScrollReset
    >
      <input type="hidden" name="act" value={shape.act} />
      {answer && (answer.message || wrong.length > 0) && (
        <Status tone={answer.isDone ? 'good' : 'bad'} takesFocus={wrong.length === 0}>
          <p>{answer.message ?? t('office:form.problems', { count: wrong.length })}</p>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ name }) => (
                <li key={name}>
                  <a href={`#${fieldId(shape.act, name)}`}>{problems[name]}</a>
                </li>
              ))}
            </ul>
          )}
        </Status>
      )}
      {isStale && <BothVersions shape={shape} texts={texts} yours={answer.values} now={answer.now ?? {}} />}
      <SchemaFields
        shape={shape}
        texts={texts}
        values={answer?.isDone ? values : { ...values, ...answer?.values }}
        problems={problems}
      />
      <div className={styles.actions}>
        <Button look={look} aria-disabled={isSending || undefined}>
          {isSending ? t('office:form.sending') : isStale ? (again ?? t('office:stale.save')) : send}
        </Button>
        {isStale && <TakeTheirs />}
        {children}
      </div>
    </Form>
  )
}

/** Shows the page as it is now, without what was typed. */
function TakeTheirs() {
  const { t } = useText()
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={{ pathname, search: withQuery(search, { done: '' }) }} replace preventScrollReset>
      {t('office:stale.take')}
    </ButtonLink>
  )
}
