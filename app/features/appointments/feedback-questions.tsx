import { useContext } from 'react'
import { choiceText, FormPageContext, formKey, labelText, one, PlainForm } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import styles from './appointment.module.css'
import { feedbackForm, feedbackQuestions, feedbackRemark } from './feedback.form'

const { name: form, room } = feedbackForm

/** Four questions after a viewing. */
export function FeedbackQuestions() {
  const { t } = useText()
  const { answer } = useContext(FormPageContext)
  const values = answer?.form === form ? answer.values : {}
  const remarkId = `${form}-remark`
  return (
    <PlainForm definition={feedbackForm} className={styles.questions}>
      <h2>{t(formKey(feedbackForm, 'title'))}</h2>
      {feedbackQuestions.map((field) => (
        <fieldset key={field.name}>
          <legend>{labelText(t, room, field)}</legend>
          {field.choices?.map((choice) => (
            <label key={choice} className={styles.agree}>
              <input
                type="radio"
                name={field.name}
                value={choice}
                defaultChecked={one(values, field.name) === choice}
              />
              {choiceText(t, room, field, choice)}
            </label>
          ))}
        </fieldset>
      ))}
      <label htmlFor={remarkId}>{labelText(t, room, feedbackRemark)}</label>
      <textarea
        id={remarkId}
        name={feedbackRemark.name}
        rows={4}
        maxLength={feedbackRemark.longest}
        defaultValue={one(values, feedbackRemark.name)}
      />
    </PlainForm>
  )
}
