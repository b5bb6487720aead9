import styles from './form.module.css'
import type { ChallengeView } from './form-view'
import { ProblemText, problemId } from './problem-text'

type ChallengeProps = {
  challenge: ChallengeView
  id: string
  /** What is wrong with the characters typed before. */
  problem?: string | undefined
  /** What the button of the link says while it is being sent. */
  sending?: string | undefined
}

/** Characters to copy from a picture; who cannot see it asks for a link by mail instead (F3). */
export function Challenge({ challenge, id, problem, sending }: ChallengeProps) {
  const { title, picture, mail } = challenge
  return (
    <fieldset className={styles.challenge} data-wrong={problem && ''}>
      <legend className={styles.label}>{title}</legend>
      {picture && <Characters picture={picture} id={id} problem={problem} />}
      {mail && (
        <>
          <p data-hint="">{mail.text}</p>
          <button type="submit" name="by" value="mail" className="button">
            {sending ?? mail.send}
          </button>
        </>
      )}
    </fieldset>
  )
}

type CharactersProps = {
  picture: NonNullable<ChallengeView['picture']>
  id: string
  problem: string | undefined
}

function Characters({ picture: { token, alt, label, hint, ...picture }, id, problem }: CharactersProps) {
  const described = problem ? `${id}-hint ${problemId(id)}` : `${id}-hint`
  return (
    <>
      <input type="hidden" name="challenge" value={token} />
      <img {...picture} alt={alt} className={styles.captcha} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span id={`${id}-hint`} data-hint="">
        {hint}
      </span>
      <ProblemText control={id} text={problem} />
      <input
        id={id}
        name="captcha"
        className={styles.input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={described}
        aria-invalid={problem ? true : undefined}
      />
    </>
  )
}
