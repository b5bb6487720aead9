import { type ReactNode, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { type ActAnswer, madeRevision } from '~/kernel/office/act-answer'
import { type FieldKind, type FormShape, withPassword } from '~/kernel/office/form-shape'
import styles from './act-form.module.css'
import { BothVersions } from './both-versions'
import { Button, ButtonLink, type ButtonLook } from './button'
import { withQuery } from './query'
import { type FieldTexts, type FieldValues, fieldId, SchemaFields } from './schema-fields'
import { Status } from './status'
import { useOwnAnswer } from './use-own-answer'

type ActFormProps = {
  /** By which controls elsewhere on the page are part of it. */
  id?: string
  shape: FormShape
  /** Names, hints and choices of its fields. */
  texts: FieldTexts
  /** What the fields hold before anybody typed. */
  values?: FieldValues
  /** The hidden field that tells it from the page's other forms of the same act. */
  target?: string
  /** The answer to one of the page's forms. */
  answer?: ActAnswer | undefined
  /** What the button says. */
  send: string
  /** What it says when somebody changed the same meanwhile; saves over it if not given. */
  again?: string
  look?: ButtonLook
  /** A file follows, and the page stays: the browser sends it by itself. */
  isDownload?: boolean
  /** Beside the button. */
  children?: ReactNode
}

/** The form of an act, drawn from its schema. Each answer begins it again, with what was typed but passwords. */
export function ActForm(props: ActFormProps) {
  const { shape, target, values } = props
  const own = target === undefined ? undefined : { name: target, value: values?.[target] }
  const { shown, isOld, isSending, key } = useOwnAnswer(shape.act, props.answer, own)
  // Both versions are compared as they stood when the answer was given; another change in the meantime is told again.
  const answer = isOld && !shown?.now ? withoutHidden(shape, shown) : shown
  return <DrawnForm key={key} {...props} answer={answer} isSending={isSending} />
}

type DrawnFormProps = ActFormProps & { isSending: boolean }

function DrawnForm(props: DrawnFormProps) {
  const { id, answer, isSending, send, again, look = 'main' } = props
  const shape = asked(props.shape, answer)
  const { t } = useText()
  const texts = { password: { label: t('staff:members.field.password') }, ...props.texts }
  const { seen, begin } = useSeen(props)
  const values = { ...props.values, ...ofKinds(['select', 'hidden'], shape, seen) }
  const problems = answer?.problems ?? {}
  const isStale = answer?.now !== undefined && Object.keys(answer.now).length > 0
  const wrong = shape.fields.filter(({ name }) => problems[name])
  return (
    <Form
      id={id}
      method="post"
      reloadDocument={props.isDownload}
      encType={shape.fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      className={styles.form}
      aria-busy={isSending || undefined}
      preventScrollReset
      onInput={begin}
      // A list that is drawn again under somebody's hands would close.
      onFocus={({ target }) => target instanceof HTMLSelectElement && begin()}
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
        {props.children}
      </div>
    </Form>
  )
}

/**
 * What the page showed when somebody began to fill in the form: live pages show at once what a colleague changes. A change
 * that they made themselves since, by another form of the page, they have seen too: it says which revision it made.
 */
function useSeen({ values, answer }: DrawnFormProps) {
  const begun = answer && !answer.isDone ? answer.values : undefined
  const [seen, setSeen] = useState<FieldValues | undefined>(begun)
  const made = new URLSearchParams(useLocation().search).get(madeRevision)
  const isTheirs = made !== null && values?.revision === made && Number(seen?.revision) === Number(made) - 1
  if (seen && isTheirs) setSeen({ ...seen, revision: made })
  return { seen, begin: () => setSeen((known) => known ?? values) }
}

/** The page may have been drawn while no password was asked for, and the answer now asks for it. */
function asked(shape: FormShape, answer: ActAnswer | undefined): FormShape {
  const hasField = shape.fields.some(({ name }) => name === 'password')
  return answer?.problems.password && !hasField ? withPassword(shape) : shape
}

/** Hidden fields say what the page showed; lists show another choice by being drawn again, which takes away what was chosen. */
function ofKinds(kinds: readonly FieldKind[], { fields }: FormShape, values: FieldValues | undefined) {
  const chosen = fields.filter(({ name, kind }) => kinds.includes(kind) && values && name in values)
  return Object.fromEntries(chosen.map(({ name }) => [name, values?.[name]]))
}

/** What the page showed when it was sent is no longer what it shows. */
function withoutHidden(shape: FormShape, answer: ActAnswer | undefined): ActAnswer | undefined {
  if (!answer) return undefined
  const hidden = ofKinds(['hidden'], shape, answer.values)
  const values = Object.entries(answer.values).filter(([name]) => !(name in hidden))
  return { ...answer, values: Object.fromEntries(values) }
}

/** Shows the page as it is now, without what was typed. */
function TakeTheirs() {
  const { t } = useText()
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={{ pathname, search: withQuery(search, {}) }} replace preventScrollReset>
      {t('office:stale.take')}
    </ButtonLink>
  )
}
