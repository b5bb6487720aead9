import {
  controlId,
  FormStatus,
  type FormView,
  PrivacyLine,
  ProblemText,
  problemId,
  Trap,
  useSentForm,
} from '~/features/forms/public.browser'
import styles from './footer-sign-up.module.css'

/** The one line of a form that signs up for the newsletter. */
export default function FooterSignUp(props: { view: FormView }) {
  const { props: latest, form, summary, pressed, onSubmit, onFocus } = useSentForm(props)
  const { view } = latest
  const { texts, answer } = view
  const problem = answer?.problems.find(({ field }) => field === 'email')?.text
  const id = controlId(view, 'email')
  return (
    <form
      ref={form}
      method="post"
      action={view.action}
      noValidate
      className={styles.form}
      aria-labelledby="footer-newsletter"
      aria-busy={pressed ? true : undefined}
      data-form={view.name}
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
      <input type="hidden" name="form" value={view.name} />
      {answer && <FormStatus view={view} answer={answer} ref={summary} />}
      <div className={styles.row} data-field="email" data-wrong={problem && ''}>
        <label htmlFor={id}>{view.fields[0]?.label}</label>
        <ProblemText control={id} text={problem} />
        <input
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          aria-describedby={problem && problemId(id)}
          aria-invalid={problem ? true : undefined}
          className={styles.input}
        />
      </div>
      <Trap id={controlId(view, 'trap')} label={texts.trap} />
      <button type="submit" className="button">
        {pressed === 'send' ? texts.sending : texts.send}
      </button>
      <PrivacyLine texts={texts} href={view.privacyHref} />
    </form>
  )
}
